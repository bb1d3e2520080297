/**
 * The runtime: a server that keeps its contract. {@link createServer} makes one of a contract and
 * handlers; {@link startServer} starts it as its command line says.
 */
export * from "./contract/contract.js";
export { readContract } from "./contract/read-contract.js";
export { callClassOf, isMutating } from "./contract/policy.js";
export type * from "./handlers.js";
export { type Answer, Failed, notFound } from "./answer/answer.js";
export { address, code, type Inline, quoted } from "./answer/inline.js";
export { type Change, codeBlock, type Item, list, paragraphs, type Section, table, type TreeNode } from "./answer/section.js";
export type { Envelope, Meta } from "./answer/envelope.js";
export type { Status } from "./answer/labels.js";
export { type AuditEvent, auditFile, type AuditOptions, type AuditSink } from "./audit.js";
export { differences, type Fingerprint, type Snapshot } from "./fingerprint/fingerprint.js";
export { folderFingerprint, type FolderOptions } from "./fingerprint/folder.js";
export { gitFingerprint } from "./fingerprint/git.js";
export type { Grant } from "./grant.js";
export { type HttpOptions, type HttpListening, serveHttp } from "./mcp/http.js";
export { CONTRACT_URI } from "./mcp/contract-uri.js";
export { type Listening, serveStdio, type StdioOptions } from "./mcp/stdio.js";
export type { Outcome } from "./outcome.js";
export { StartProblem } from "./profile.js";
export { type ContractServer, createServer, type ServerOptions } from "./server.js";
export type { CallContext, Defect } from "./serving.js";
export { nearest } from "./parameters/near.js";
export { type OwnSwitches, takeSwitches } from "./start/own-switches.js";
export { type Started, startServer } from "./start/start.js";
export { readSwitches, type Switches } from "./start/switches.js";
