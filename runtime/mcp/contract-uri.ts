/** Where the public contract is read by clients. */
export const CONTRACT_URI = "contract-gate://public-contract.json";
