import type { Finding } from "../../generator/diagnostics/finding.js";
import type { Report } from "../../generator/diagnostics/report.js";
import { Source, type Span } from "../../generator/diagnostics/span.js";

const CATALOG = new Source(
  "catalog.yaml",
  ["tools:", "  metadata_edit:", "    actions:", "      set_length:", "        policy: PREVIEWABLE", "        description: Меняет длину,\u202E а \u200Bне тип", ...Array.from({ length: 1000 }, (_, n) => `      action_${n}: { policy: UNDECIDED }`), ""].join("\n"),
);

/** The span of the n-th occurrence of a text in the sample catalog. */
export function spanOf(text: string): Span {
  const start = CATALOG.text.indexOf(text);
  return { source: CATALOG, start, end: start + text.length };
}

export function finding(given: Partial<Finding> = {}): Finding {
  const at = given.at === undefined ? spanOf("set_length") : given.at;
  return {
    rule: "mutating-action-without-scope",
    severity: "error",
    at,
    file: at?.source.file ?? null,
    path: "tools.metadata_edit.actions.set_length",
    message: "set_length writes and names no scope.",
    why: "Whoever may call it may write.",
    remedy: "Name the scope that it needs.",
    blocks: true,
    founding: true,
    facts: { action: "set_length" },
    ...given,
  };
}

export function undecided(count: number): Finding[] {
  return Array.from({ length: count }, (_, n) => finding({ rule: "action-undecided", at: spanOf(`action_${n}:`), path: `tools.metadata_edit.actions.action_${n}`, message: `action_${n} is UNDECIDED.`, why: "Nobody decided.", remedy: "Decide." }));
}

export const EDITED = finding({
  rule: "output-hand-edited",
  at: null,
  file: "generated/public-contract.json",
  line: 214,
  column: 24,
  path: "",
  message: "This output was edited by hand.",
  why: "The next generation takes it back.",
  remedy: "Run `npm run generate`.",
  blocks: false,
  founding: false,
  difference: { expected: '          "policy": "APPLY_ONLY",', actual: '          "policy": "READ_ONLY",' },
});

export const MISSING = finding({ rule: "output-missing", at: null, file: "generated/tools/search.ts", path: "", message: "This output is missing.", why: "A tool is missing.", remedy: "Run `npm run generate`.", blocks: false, founding: false });

export const SURFACE: Report["surfaces"][number] = {
  catalog: "catalog.yaml",
  server: "mcpd",
  tools: 29,
  actions: 1231,
  policies: { READ_ONLY: 21, UNDECIDED: 1210 },
  exported: { bytes: 101995, heaviest: { tool: "metadata_edit", bytes: 20588 } },
  outputs: { folder: "generated", files: 61, written: 0, unchanged: 60, removed: 0 },
};

export function report(given: Partial<Report> = {}): Report {
  return { command: "gate", version: "1.2.3", outcome: "findings", findings: [], setAside: { suppressed: 0, baseline: 0 }, surfaces: [], ...given };
}
