import type { RuleCard } from "../diagnostics/card.js";
import type { Difference } from "./compare.js";

/** The server could not be talked to, or what it said is no list of tools. */
export const serverUnusable: RuleCard<{ readonly kind: string; readonly said: string; readonly stderr: string }> = {
  id: "server-unusable",
  severity: "error",
  summary: "A server could not be talked to, or what it listed is no list of tools.",
  why: "What a server did not say was not judged; a part of a list would read as a surface with tools missing.",
  blocks: true,
  message: ({ said, stderr }) => (stderr === "" ? said : `${said} Its last words: ${stderr}`),
  remedy: ({ kind }) => REMEDIES[kind] ?? "Look at the server's own log, and run the command again.",
};

const REMEDIES: { readonly [kind: string]: string } = {
  "not-started": "Run the command by hand in the same folder, or check the address.",
  silent: "Give it more time with --timeout, or look for what it waits for.",
  "not-json": "A server over stdio must write nothing but JSON-RPC to its standard output; logs belong to standard error.",
  "not-mcp": "Check the address: it is that of the MCP endpoint, which often ends in `/mcp`.",
  forbidden: "Send what it asks for: `--header Authorization=VARIABLE` takes the value from an environment variable.",
  "no-file": "Check the path; it begins in the folder in which the command runs.",
  incomplete: "Save the list to its last page, or import from the running server (`--stdio`, `--http`), which is read to the end.",
  "file-not-json": "Save the answer to tools/list as it came: `{ \"tools\": [ … ] }`, or the JSON-RPC message around it.",
  "too-large": "The list is past any real surface; look at what the server sends.",
  misshapen: "This is the server's own mistake: mend its answer to tools/list.",
};

/** One place where a running server differs from its contract. */
export const surfaceDiffers: RuleCard<{ readonly tool: string; readonly kind: Difference["kind"]; readonly pointer: string; readonly promised: string; readonly listed: string }> = {
  id: "surface-differs",
  severity: "error",
  summary: "A running server lists something else than the contract.",
  why: "Callers see what the server lists, reviewers read what the contract says; a description or a hint that changed after review changes what models do.",
  blocks: false,
  message: ({ tool, kind, pointer, promised, listed }) => {
    switch (kind) {
      case "tool-missing":
        return `The server does not list the tool ${tool}, which the contract promises.`;
      case "tool-extra":
        return `The server lists the tool ${tool}, which the contract does not know.`;
      case "missing":
        return `${tool}${pointer} is missing from the server's list; the contract has ${promised}.`;
      case "extra":
        return `${tool}${pointer} is listed by the server and is not in the contract: ${listed}.`;
      case "changed":
        return `${tool}${pointer} is ${listed} on the server and ${promised} in the contract.`;
    }
  },
  remedy: () => "If the server is right, change the catalog and generate; if the contract is right, mend the server.",
};

/** The contract to compare with is there and cannot be read. */
export const contractUnusable: RuleCard<{ readonly problem: string }> = {
  id: "contract-unusable",
  severity: "error",
  summary: "The contract that a server is held to cannot be read.",
  why: "A server was compared with nothing; and a contract that cannot be read is neither replaced nor guessed.",
  blocks: true,
  message: ({ problem }) => `This contract cannot be read: ${problem}`,
  remedy: () => "Bring it back from git, or write it again with `contract-gate generate`.",
};

export const SURFACE_RULES = [serverUnusable, surfaceDiffers, contractUnusable] as const;
