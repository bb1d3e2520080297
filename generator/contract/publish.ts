import { CONVENTIONS, type Json, type Labels, type PublicContract, type Renames, type Schema } from "../../runtime/contract/contract.js";
import { entriesOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import { FIELDS, SECTIONS, STATUSES } from "../../runtime/answer/labels.js";
import type { Catalog } from "../catalog/model.js";
import type { Node } from "../catalog/tree.js";
import { closeCatalog } from "./close-catalog.js";
import { errorsOf } from "./errors.js";
import { Places } from "./places.js";
import { mapSchemaProse, writeOutReferences, type Referable, type WriteOut } from "./prose.js";
import { publishTool } from "./publish-tool.js";

/**
 * What a catalog promises its callers, as plain data: references written out, defaults resolved,
 * hints derived and objects closed where the conventions say so.
 *
 * @returns the contract, and for each of its paths (`tools.x.actions.y.policy`) the catalog's node
 */
export function publish(catalog: Catalog): { contract: PublicContract; places: ReadonlyMap<string, Node> } {
  const referable = new Map(catalog.tools.map((tool) => [tool.name, referableOf(tool)] as const));
  const writeOut = (<T extends string | null>(text: T) => (text === null ? text : writeOutReferences(text, referable))) as WriteOut;
  const open: PublicContract = {
    contract: 1,
    server: {
      name: catalog.server.name,
      title: writeOut(catalog.server.title),
      version: catalog.server.version,
      locale: catalog.server.locale,
      description: writeOut(catalog.server.description),
    },
    conventions: CONVENTIONS.filter((convention) => catalog.conventions.includes(convention)),
    answers: catalog.answers,
    scopes: catalog.scopes.map(({ name, title, description }) => ({ name, title: writeOut(title), description: writeOut(description) })),
    groups: catalog.groups.map(({ name, access, title, description }) => ({ name, access, title: writeOut(title), description: writeOut(description) })),
    profiles: publishProfiles(catalog, writeOut),
    retired: { tools: plain(catalog.retired.tools), parameters: plain(catalog.retired.parameters) },
    labels: publishLabels(catalog, writeOut),
    errors: errorsOf(catalog),
    types: ordered(catalog.types.map(({ name, schema }) => [name, mapSchemaProse(schema, writeOut)] as const)),
    tools: catalog.tools.map((tool) => publishTool(tool, catalog, writeOut)),
  };
  return { contract: catalog.conventions.includes("closed") ? closeCatalog(open) : open, places: new Places(catalog.node) };
}

function referableOf(tool: Catalog["tools"][number]): Referable {
  const names = tool.actions.flatMap(({ name }) => (name === null ? [] : [name]));
  return { name: tool.name, selector: names.length > 0 ? (tool.selector?.name ?? "action") : null, actions: new Set(names) };
}

function publishProfiles(catalog: Catalog, writeOut: WriteOut): PublicContract["profiles"] {
  const reading = catalog.groups.filter(({ access }) => access === "read").map(({ name }) => name);
  return catalog.profiles.map((profile) => ({
    name: profile.name,
    title: writeOut(profile.title),
    description: writeOut(profile.description),
    default: profile.default,
    groups: profile.groups ?? reading,
    scopes: profile.scopes,
    enable: writeOut(profile.enable),
    allowlist: profile.allowlist,
  }));
}

/** The standard words of the answers that the server gives, then its own. */
function publishLabels({ answers, labels }: Catalog, writeOut: WriteOut): Labels {
  const standard = answers === "markdown";
  const own = (words: Renames) => entriesOf(mapValues(words, (meaning) => writeOut(meaning)));
  return {
    fields: ordered([...(standard ? entriesOf<string>(FIELDS) : []), ...own(labels.fields)]),
    sections: ordered([...(standard ? entriesOf<string>(SECTIONS) : []), ...own(labels.sections)]),
    statuses: answers === null ? {} : STATUSES,
  };
}

function plain<T extends Json | Schema>(map: { readonly [name: string]: T }): { readonly [name: string]: T } {
  return mapValues(map, (value) => value);
}
