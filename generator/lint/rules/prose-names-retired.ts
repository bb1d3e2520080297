import type { CatalogTool } from "../../catalog/model.js";
import { namesOf } from "../names.js";
import { proseOf } from "../prose.js";
import { retiredOf } from "../retired.js";
import type { Rule } from "../rule.js";

export const proseNamesRetired: Rule<{ subject: string; name: string; canonical: string }> = {
  id: "prose-names-retired",
  severity: "warning",
  blocks: false,
  summary: "Prose still tells of a retired name.",
  why: "A model does what a description says. It will send the retired name, be refused, and read the same description again.",
  bad: `retired:
  parameters: { dryRun: mode }
tools:
  object_fix:
    group: data-write
    policy: PREVIEWABLE
    scope: data.write
    description: Исправляет объект. Для проверки передайте dryRun.
`,
  good: `retired:
  parameters: { dryRun: mode }
tools:
  object_fix:
    group: data-write
    policy: PREVIEWABLE
    scope: data.write
    description: Исправляет объект.
`,
  message: ({ subject, name, canonical }) => `${subject} speaks of "${name}", which is retired (now "${canonical}").`,
  remedy: ({ canonical }) => `Speak of "${canonical}", or say nothing: the generator tells how a call rehearses.`,
  check(catalog, report) {
    const everywhere = new Map<string, string>();
    const inTool = new Map<CatalogTool, Map<string, string>>();
    for (const { former, canonical, tool } of retiredOf(catalog)) {
      if (tool === null) everywhere.set(former, canonical);
      else inTool.set(tool, (inTool.get(tool) ?? new Map<string, string>()).set(former, canonical));
    }
    // The word that models know from elsewhere, whether or not this server ever had it.
    if (catalog.conventions.includes("mode")) for (const word of ["dryRun", "dry_run", "dry-run"]) if (!everywhere.has(word)) everywhere.set(word, "mode");
    if (everywhere.size + inTool.size === 0) return;
    const former = [...new Set([everywhere, ...inTool.values()].flatMap((names) => [...names.keys()]))];
    // Few texts hold such a name at all; many names are quicker found by going through the words.
    const texts = former.length > 20 ? proseOf(catalog) : proseOf(catalog).filter(({ text }) => former.some((name) => text.includes(name)));
    if (texts.length === 0) return;
    const inUse = new Set(namesOf(catalog).map(({ name }) => name));
    for (const { text, node, path, tool } of texts) {
      const names = tool && inTool.get(tool);
      const told = new Set<string>();
      for (const [word] of text.matchAll(/[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*[\p{L}\p{N}_$]|[\p{L}\p{N}_$]/gu)) {
        const canonical = names?.get(word) ?? everywhere.get(word);
        if (canonical === undefined || inUse.has(word) || told.has(word)) continue;
        told.add(word);
        report(node, path, { subject: path, name: word, canonical });
      }
    }
  },
};
