export * from "./contract/contract.js";
export { callClassOf, isMutating } from "./contract/policy.js";
export type * from "./handlers.js";
export type { Answer } from "./answer/answer.js";
