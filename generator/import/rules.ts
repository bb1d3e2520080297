import type { RuleCard } from "../diagnostics/card.js";

/** A tool or an action that the catalog keeps although the server does not list it any more. */
export const importedVanished: RuleCard<{ readonly what: string }> = {
  id: "imported-vanished",
  severity: "warning",
  summary: "The server does not list something any more that the catalog has from an earlier import.",
  why: "Its policy, examples and comments are somebody's work, and a server that starts halfway lists less; so an import takes nothing away by itself.",
  blocks: false,
  message: ({ what }) => `The server does not list ${what} any more; its entry was kept.`,
  remedy: () => "If it is gone for good, import again with `--prune`, or delete the entry.",
};

/** Both sides changed one text or schema since the last import. */
export const importedConflict: RuleCard<{ readonly what: string; readonly catalog: string; readonly server: string }> = {
  id: "imported-conflict",
  severity: "warning",
  summary: "The catalog and the server both changed something since the last import; the catalog's was kept.",
  why: "What people wrote is not overwritten; but callers read what the server lists, and `import --check` stays red until both say the same.",
  blocks: false,
  message: ({ what, catalog, server }) => `${what} was kept: the catalog has ${catalog}, the server ${server}.`,
  remedy: () => "Decide which is right, and write it in the catalog or on the server.",
};

/** A tool whose actions cannot be found where the catalog says that they are chosen. */
export const importedReshaped: RuleCard<{ readonly what: string; readonly selector: string }> = {
  id: "imported-reshaped",
  severity: "error",
  summary: "A tool does not choose its actions any more by the parameter that the catalog names.",
  why: "The policies of its actions belong to values of a parameter that is not there; an import cannot say to what they belong now.",
  blocks: false,
  message: ({ what, selector }) => `${what} has no list of actions at its parameter ${JSON.stringify(selector)} any more; nothing of it was imported.`,
  remedy: () => "Delete its entry and import again, then carry over what people wrote.",
};

/** The record of the last import is no list of tools. */
export const importRecordUnusable: RuleCard<{ readonly problem: string }> = {
  id: "import-record-unusable",
  severity: "error",
  summary: "The record of the last import cannot be read.",
  why: "Without it nobody can tell what the server changed from what people changed on purpose; a record that cannot be read is not quietly replaced.",
  blocks: true,
  message: ({ problem }) => `The record of the last import cannot be used: ${problem}`,
  remedy: () => "Bring it back from git. Deleting it makes the next import take the server's word for every text but titles.",
};

/** The catalog's text could not be edited so that it says what it should. */
export const catalogUneditable: RuleCard<{ readonly problem: string }> = {
  id: "catalog-uneditable",
  severity: "error",
  summary: "A catalog is written in a way that cannot be edited for you.",
  why: "An edit that cannot be proven to change only what it should is not written.",
  blocks: true,
  message: ({ problem }) => `The catalog was left as it is: ${problem}`,
  remedy: () => "Write anchors and aliases out where they stand in tools, or make the change by hand.",
};

export const IMPORT_RULES = [importedVanished, importedConflict, importedReshaped, importRecordUnusable, catalogUneditable] as const;
