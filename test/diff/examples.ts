import type { Json } from "../../runtime/contract/contract.js";
import type { Draft } from "./sides.js";

type DraftTool = Draft["tools"][number];
type DraftAction = DraftTool["actions"][number];
type Keywords = { [keyword: string]: Json };

const tool = (draft: Draft, name: string): DraftTool => draft.tools.find((candidate) => candidate.name === name)!;
const reading = (draft: Draft): DraftTool => tool(draft, "metadata_read");
const editing = (draft: Draft): DraftTool => tool(draft, "metadata_edit");
const action = (draft: Draft, name: string): DraftAction => editing(draft).actions.find((candidate) => candidate.name === name)!;
const read = (draft: Draft): DraftAction => reading(draft).actions[0]!;
const parameter = (draft: Draft, name: string): Keywords => reading(draft).parameters[name] as Keywords;
const result = (draft: Draft): Keywords => read(draft).result as Keywords;
const field = (draft: Draft, name: string): Keywords => (result(draft)["properties"] as Keywords)[name] as Keywords;
const profile = (draft: Draft, name: string): Draft["profiles"][number] => draft.profiles.find((candidate) => candidate.name === name)!;
const drop = (list: { readonly name?: string | null }[] | string[], name: string): void => {
  const at = list.findIndex((item) => (typeof item === "string" ? item : item.name) === name);
  list.splice(at, 1);
};

export interface Example {
  /** What the base has that the fixture has not. */
  readonly before?: (draft: Draft) => void;
  readonly after: (draft: Draft) => void;
}

/**
 * For each rule the smallest change that it claims, on the catalog of `base.yaml`. A rule whose mirror
 * stands here needs no example of its own: it is the same change backwards.
 */
export const EXAMPLES: { readonly [rule: string]: Example } = {
  "server-renamed": { after: (d) => (d.server.name = "mcpe") },
  "server-version-changed": { after: (d) => (d.server.version = "2026.12.1") },
  "server-locale-changed": { after: (d) => (d.server.locale = "be") },
  "server-words-changed": { after: (d) => (d.server.title = "Кванты 2") },
  "convention-dropped": { after: (d) => (d.conventions = d.conventions.filter((name) => name !== "refusals")) },
  "answers-changed": { after: (d) => (d.answers = "envelope") },
  "scope-withdrawn": { after: (d) => drop(d.scopes, "workspace.build") },
  "scope-words-changed": { after: (d) => (d.scopes[0]!.title = "Правка") },
  "group-withdrawn": { after: (d) => drop(d.groups, "workspace") },
  "group-access-changed": { after: (d) => (d.groups[2]!.access = "read") },
  "group-words-changed": { after: (d) => (d.groups[2]!.title = "Среда") },
  "profile-added": { after: (d) => d.profiles.push({ ...profile(d, "developer"), name: "builder" }) },
  "profile-default-changed": { after: (d) => ((profile(d, "reader").default = false), (profile(d, "developer").default = true)) },
  "profile-group-enabled": { after: (d) => profile(d, "developer").groups.push("workspace") },
  "profile-scope-granted": { after: (d) => profile(d, "developer").scopes.push("workspace.build") },
  "profile-allowlist-added": { after: (d) => profile(d, "developer").allowlist.push("**") },
  "profile-words-changed": { after: (d) => (profile(d, "developer").enable = "Профили") },
  "profile-reach-gained": { after: (d) => (profile(d, "reader").groups.push("metadata-write"), profile(d, "reader").scopes.push("metadata.write")) },
  "label-removed": { after: (d) => void delete d.labels.fields["old_name"] },
  "label-meaning-changed": { after: (d) => (d.labels.fields["old_name"] = "Имя до правки") },
  "label-order-changed": { after: (d) => (d.labels.sections = Object.fromEntries(Object.entries(d.labels.sections).reverse())) },
  "status-changed": { after: (d) => (d.labels.statuses["noop"] = { ...d.labels.statuses["noop"]!, circle: "🔵" }) },
  "error-removed": { after: (d) => (d.errors = d.errors.filter(({ code }) => code !== "OBJECT_LOCKED")) },
  "error-code-changed": { after: (d) => (d.errors.find(({ code }) => code === "OBJECT_LOCKED")!.code = "LOCKED") },
  "error-retryable-changed": { after: (d) => (d.errors.find(({ code }) => code === "OBJECT_LOCKED")!.retryable = false) },
  "error-words-changed": { after: (d) => (d.errors.find(({ code }) => code === "OBJECT_LOCKED")!.hint = "Подождите.") },
  "retired-name-removed": { after: (d) => void delete d.retired.tools["metadata_show"] },
  "retired-name-redirected": { after: (d) => (d.retired.tools["metadata_show"] = "metadata_edit") },

  "tool-added": { after: (d) => d.tools.push({ ...reading(d), name: "metadata_list", identifier: "metadata_list", description: "Перечисляет.", parameters: {}, required: [], actions: [{ ...read(d), identifier: "metadata_list", takes: [], examples: [] }] }) },
  "tool-renamed": { after: (d) => ((reading(d).name = "metadata_get"), (d.retired.tools["metadata_read"] = "metadata_get")) },
  "tool-words-changed": { after: (d) => (reading(d).description = "Показывает объект.") },
  "tool-help-changed": { after: (d) => ((editing(d).help = "metadata_edit"), editing(d).actions.forEach((one) => (one.help = "metadata_edit"))) },
  "tool-identifier-changed": { after: (d) => (reading(d).identifier = "MetadataRead") },
  "tool-export-changed": { after: (d) => (editing(d).export = "help") },
  "tool-wire-changed": { after: (d) => (reading(d).wire = { icons: [] }) },
  "dialect-changed": { after: (d) => (reading(d).schema = { ...reading(d).schema, $schema: "https://json-schema.org/draft/2020-12/schema" }) },
  "hint-weakened": { after: (d) => (reading(d).annotations = { readOnlyHint: false, destructiveHint: true }) },
  "annotation-changed": { after: (d) => (reading(d).annotations = { ...reading(d).annotations, audience: "developers" }) },
  "selector-renamed": { after: (d) => (editing(d).selector!.name = "operation") },
  "selector-became-optional": { after: (d) => (editing(d).selector!.optional = true) },
  "selector-words-changed": { after: (d) => (editing(d).selector!.description = "Операция") },
  "selector-default-changed": { after: (d) => (editing(d).selector!.schema = { default: "drop" }) },
  "actions-introduced": { after: (d) => ((reading(d).selector = { ...editing(d).selector! }), (read(d).name = "show")) },

  "action-removed": { after: (d) => drop(editing(d).actions, "drop") },
  "action-renamed": { after: (d) => ((action(d, "set_length").name = "change_length"), (editing(d).retired.actions["set_length"] = "change_length")) },
  "action-moved": { before: (d) => d.tools.push({ ...editing(d), name: "metadata_extra", identifier: "metadata_extra", actions: [{ ...action(d, "drop"), name: "keep", identifier: "keep" }] }), after: (d) => (d.tools.find(({ name }) => name === "metadata_extra")!.actions.push(action(d, "drop")), drop(editing(d).actions, "drop")) },
  "action-words-changed": { after: (d) => (action(d, "set_length").description = "Меняет длину.") },
  "action-help-changed": { after: (d) => (action(d, "set_length").help = "metadata_edit") },
  "action-identifier-changed": { after: (d) => (action(d, "set_length").identifier = "SetLength") },
  "action-address-changed": { after: (d) => (action(d, "set_length").address = null) },
  "policy-weakened": { after: (d) => ((action(d, "set_length").policy = "APPLY_ONLY"), (action(d, "set_length").callClass = "immediate")) },
  "policy-rehearsal-gained": { after: (d) => Object.assign(action(d, "drop"), { policy: "PREVIEW_PARAM", callClass: "immediate", flag: { name: "validateOnly", rehearses: true, absent: "apply" } }) },
  "policy-switch-changed": { after: (d) => Object.assign(action(d, "set_type"), { policy: "PREVIEWABLE", callClass: "rehearse", flag: null }) },
  "policy-withdrawn": { after: (d) => Object.assign(action(d, "drop"), { policy: "UNDECIDED" }) },
  "scope-dropped": { after: (d) => (action(d, "drop").scope = null) },
  "scope-replaced": { after: (d) => (action(d, "drop").scope = "workspace.build") },
  "action-group-changed": { after: (d) => (action(d, "drop").group = "metadata-read") },
  "latch-removed": { after: (d) => (action(d, "set_length").latches = []) },
  "flag-reversed": { after: (d) => (action(d, "set_type").flag!.rehearses = false) },
  "flag-absence-changed": { after: (d) => (action(d, "set_type").flag!.absent = "apply") },
  "flag-renamed": { after: (d) => (action(d, "set_type").flag!.name = "check") },
  "window-removed": { after: (d) => (read(d).window = null) },
  "window-changed": { after: (d) => (read(d).window!.unit = "element") },
  "answer-label-removed": { after: (d) => (action(d, "set_length").answer.fields = []) },
  "example-added": { after: (d) => read(d).examples.push({ intent: "покажи склад", arguments: { project: "УТ", fqn: "Catalog.Склады" }, result: null }) },
  "example-changed": { after: (d) => (read(d).examples[0]!.arguments = { project: "ЕРП", fqn: "Catalog.Контрагенты" }) },
  "result-withdrawn": { after: (d) => (read(d).result = null) },

  "parameter-type-narrowed": { after: (d) => (editing(d).parameters["value"] = { type: "integer", description: "Новое значение" }) },
  "parameter-value-removed": { after: (d) => (((d.types["State"] as Keywords)["enum"] as Json) = ["active"]) },
  "parameter-values-limited": { after: (d) => (parameter(d, "project")["enum"] = ["УТ", "ЕРП"]) },
  "parameter-limit-tightened": { after: (d) => (parameter(d, "fqn")["maxLength"] = 50) },
  "parameter-limit-moved": { before: (d) => (parameter(d, "depth")["multipleOf"] = 2), after: (d) => (parameter(d, "depth")["multipleOf"] = 3) },
  "parameter-pattern-added": { after: (d) => (parameter(d, "project")["pattern"] = "^[А-Я]+$") },
  "parameter-pattern-changed": { after: (d) => (parameter(d, "fqn")["pattern"] = "^[a-z]") },
  "parameter-uniqueness-dropped": { after: (d) => void delete ((parameter(d, "where")["properties"] as Keywords)["state"] as Keywords)["uniqueItems"] },
  "parameter-removed": { after: (d) => (void delete reading(d).parameters["depth"], drop(read(d).takes, "depth")) },
  "required-parameter-added": { after: (d) => ((reading(d).parameters["branch"] = { type: "string" }), reading(d).required.push("branch")) },
  "open-name-declared": { before: (d) => (parameter(d, "where")["additionalProperties"] = { type: "string" }), after: (d) => ((parameter(d, "where")["properties"] as Keywords)["sort"] = { enum: ["asc", "desc"] }) },
  "parameter-renamed": { after: (d) => ((reading(d).parameters["level"] = reading(d).parameters["depth"]!), delete reading(d).parameters["depth"], drop(read(d).takes, "depth"), read(d).takes.push("level"), (d.retired.parameters["depth"] = "level")) },
  "parameter-moved": { after: (d) => ((editing(d).parameters["depth"] = reading(d).parameters["depth"]!), delete reading(d).parameters["depth"], drop(read(d).takes, "depth"), action(d, "drop").takes.push("depth")) },
  "parameter-became-required": { after: (d) => reading(d).required.push("depth") },
  "arguments-opened": { after: (d) => void delete parameter(d, "where")["additionalProperties"] },
  "parameter-alternative-removed": { before: (d) => (reading(d).parameters["depth"] = { anyOf: [{ type: "integer", maximum: 3 }, { type: "integer", minimum: 7 }] }), after: (d) => (reading(d).parameters["depth"] = { anyOf: [{ type: "integer", maximum: 3 }] }) },
  "parameter-condition-added": { after: (d) => (parameter(d, "fqn")["not"] = { pattern: "\\.$" }) },
  "parameter-condition-changed": { before: (d) => (parameter(d, "fqn")["not"] = { pattern: "^Catalog" }), after: (d) => (parameter(d, "fqn")["not"] = { pattern: "^Document" }) },
  "parameter-default-changed": { after: (d) => (parameter(d, "depth")["default"] = 2) },
  "parameter-words-changed": { after: (d) => (parameter(d, "project")["description"] = "Проект") },
  "parameter-examples-changed": { after: (d) => (parameter(d, "project")["examples"] = ["УТ"]) },
  "parameter-format-changed": { after: (d) => (parameter(d, "project")["format"] = "uuid") },
  "parameter-keyword-changed": { after: (d) => (parameter(d, "project")["deprecated"] = true) },

  "result-type-widened": { after: (d) => (field(d, "length")["type"] = "number") },
  "result-value-added": { after: (d) => (field(d, "state")["enum"] = ["active", "archived", "deleted"]) },
  "result-values-freed": { after: (d) => ((field(d, "state")["type"] = "string"), delete field(d, "state")["enum"]) },
  "result-limit-loosened": { after: (d) => (field(d, "length")["maximum"] = 200) },
  "result-limit-moved": { before: (d) => (field(d, "length")["multipleOf"] = 2), after: (d) => (field(d, "length")["multipleOf"] = 3) },
  "result-pattern-removed": { after: (d) => void delete field(d, "code")["pattern"] },
  "result-pattern-changed": { after: (d) => (field(d, "code")["pattern"] = "^[0-9A-F]+$") },
  "result-uniqueness-dropped": { after: (d) => void delete field(d, "tags")["uniqueItems"] },
  "result-field-removed": { after: (d) => (delete (result(d)["properties"] as Keywords)["name"], (result(d)["required"] = [])) },
  "closed-result-field-added": { before: (d) => (result(d)["additionalProperties"] = false), after: (d) => ((result(d)["properties"] as Keywords)["size"] = { type: "integer" }) },
  "result-field-renamed": { after: (d) => (((result(d)["properties"] as Keywords)["remark"] = { ...field(d, "note"), description: "Заметка к объекту метаданных" }), delete (result(d)["properties"] as Keywords)["note"]), before: (d) => (field(d, "note")["description"] = "Заметка к объекту метаданных") },
  "result-field-became-optional": { after: (d) => (result(d)["required"] = []) },
  "result-opened": { before: (d) => (result(d)["additionalProperties"] = false), after: (d) => void delete result(d)["additionalProperties"] },
  "result-alternative-added": { before: (d) => ((result(d)["properties"] as Keywords)["length"] = { anyOf: [{ type: "integer", maximum: 3 }] }), after: (d) => ((result(d)["properties"] as Keywords)["length"] = { anyOf: [{ type: "integer", maximum: 3 }, { type: "integer", minimum: 7 }] }) },
  "result-condition-removed": { before: (d) => (field(d, "note")["not"] = { pattern: "^x" }), after: (d) => void delete field(d, "note")["not"] },
  "result-condition-changed": { before: (d) => (field(d, "note")["not"] = { pattern: "^x" }), after: (d) => (field(d, "note")["not"] = { pattern: "^y" }) },
  "result-default-changed": { after: (d) => (field(d, "note")["default"] = "") },
  "result-words-changed": { after: (d) => (field(d, "name")["description"] = "Название") },
  "result-examples-changed": { after: (d) => (field(d, "name")["examples"] = ["КПП"]) },
  "result-format-changed": { after: (d) => (field(d, "note")["format"] = "date") },
  "result-keyword-changed": { after: (d) => (field(d, "note")["deprecated"] = true) },
  "result-values-limited": { after: (d) => (field(d, "note")["enum"] = ["a"]) },
};

