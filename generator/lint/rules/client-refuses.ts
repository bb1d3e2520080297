import { stepsOf } from "../../../runtime/contract/pointer.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import type { Catalog } from "../../catalog/model.js";
import type { Entry, Node } from "../../catalog/tree.js";
import { refusalsOf, type Refusal } from "../../clients/check.js";
import { needsProjection, projectTools } from "../../clients/project.js";
import { published } from "../../contract/published.js";
import type { Rule } from "../rule.js";

export const clientRefuses: Rule<{ client: string; what: string; said: string; source: string; date: string; projected: boolean }> = {
  id: "client-refuses",
  severity: "warning",
  blocks: false,
  summary: "A client that the catalog names in `clients` would refuse a part of the surface.",
  why: "One client refuses the whole list for one array without items, another leaves a tool out without a word. The limits are a table with a source and a date per row.",
  bad: `catalog: 1
server: { name: mcpd, locale: ru }
conventions: [closed]
clients: { openai-strict: error }
tools:
  object_list: { policy: READ_ONLY, description: Перечисляет объекты., parameters: { kind: { type: string, description: Вид объектов } } }
`,
  good: `catalog: 1
server: { name: mcpd, locale: ru }
conventions: [closed]
clients: { openai-strict: error }
tools:
  object_list: { policy: READ_ONLY, description: Перечисляет объекты., parameters: { kind: { type: string, description: Вид объектов } }, required: [kind] }
`,
  message: ({ client, what, said, source, date }) => `${client} refuses ${what}: ${said} (${source}, ${date}).`,
  remedy: ({ client, projected }) => (projected ? `Nothing, where the server gives this client the list in \`clients/${client}.json\`: the projection settles it.` : "Change what the client refuses, or take the client out of `clients`."),
  check(catalog, report) {
    if (catalog.clients.length === 0) return;
    const tools = listTools(published(catalog).contract);
    for (const { name: client, severity } of catalog.clients) {
      const left = new Set(needsProjection(client) ? refusalsOf(projectTools(tools, client), catalog.server.name, client).map(keyOf) : []);
      for (const refusal of refusalsOf(tools, catalog.server.name, client)) {
        const projected = needsProjection(client) && !left.has(keyOf(refusal));
        const { row, tool, pointer, message } = refusal;
        const facts = { client, what: tool === null ? "the list" : `${tool}${pointer}`, said: message, source: row.source, date: row.date, projected };
        report(placeOf(catalog, refusal), tool === null ? "tools" : `tools.${tool}`, facts, { severity: projected ? "note" : severity });
      }
    }
  },
};

const keyOf = ({ row, tool, pointer }: Refusal): string => JSON.stringify([row.limit.kind, tool, pointer]);

/** The place in the catalog that a pointer into the listed tool comes from, or the nearest around it. */
function placeOf(catalog: Catalog, { tool: name, pointer }: Refusal): Node | Entry["keySpan"] {
  const tool = catalog.tools.find((candidate) => candidate.name === name);
  if (tool === undefined) return catalog.clients[0]!.node;
  const [part, , property, ...rest] = stepsOf(pointer);
  if (part === "description") return nearestKey(tool.node, [part]) ?? tool.keySpan;
  if (property === undefined || !Object.hasOwn(tool.parameters, property)) return tool.keySpan;
  return nearestKey(tool.node, ["parameters", property, ...rest]) ?? tool.keySpan;
}

/** The key of the deepest entry that the catalog has along a path. */
function nearestKey(node: Node, path: readonly string[]): Entry["keySpan"] | null {
  let here: Node | undefined = node;
  let key: Entry["keySpan"] | null = null;
  for (const step of path) {
    const entry: Entry | undefined = here?.kind === "map" ? here.entries.get(step) : undefined;
    if (entry !== undefined) key = entry.keySpan;
    here = entry?.value ?? (here?.kind === "list" ? here.items[Number(step)] : undefined);
  }
  return key;
}
