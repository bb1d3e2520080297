export * from "./contract/contract.js";
export { callClassOf, isMutating } from "./contract/policy.js";
