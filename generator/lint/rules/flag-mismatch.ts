import { keyword, typesOf } from "../../../runtime/contract/schema.js";
import type { Catalog, CatalogAction, CatalogTool } from "../../catalog/model.js";
import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const flagMismatch: Rule<{ action: string; problem: string; remedy: string }> = {
  id: "flag-mismatch",
  severity: "error",
  blocks: true,
  summary: "A PREVIEW_PARAM action without a flag, a flag on another policy, or a flag whose parameter says something else.",
  why: "The flag is how a caller of a PREVIEW_PARAM action asks for a rehearsal. If the declared parameter disagrees with it, a call that means to rehearse acts.",
  bad: `tools:
  base_update:
    group: data-write
    policy: PREVIEW_PARAM
    scope: data.write
    flag: { name: validateOnly, rehearses: true }
    description: Обновляет базу.
    parameters: { validateOnly: { type: boolean, default: false, description: Только проверить } }
`,
  good: `tools:
  base_update:
    group: data-write
    policy: PREVIEW_PARAM
    scope: data.write
    flag: { name: validateOnly, rehearses: true }
    description: Обновляет базу.
    parameters: { validateOnly: { type: boolean, default: true, description: Только проверить } }
`,
  message: ({ action, problem }) => `${action} ${problem}.`,
  remedy: ({ remedy }) => remedy,
  check(catalog: Catalog, report) {
    for (const { tool, action } of actionsOf(catalog)) {
      const found = defectOf(tool, action);
      if (found !== null) report(placeIn(action, action.flag === null ? "policy" : "flag"), action.path, { action: action.path, ...found });
    }
  },
};

function defectOf(tool: CatalogTool, action: CatalogAction): { problem: string; remedy: string } | null {
  const { policy, flag } = action;
  if (policy === "PREVIEW_PARAM" && flag === null) return { problem: "is PREVIEW_PARAM and names no flag", remedy: "Write `flag: { name: …, rehearses: true }`, or the policy that it has." };
  if (flag === null) return null;
  if (policy !== null && policy !== "PREVIEW_PARAM" && policy !== "UNDECIDED") return { problem: `is ${policy} and has the flag "${flag.name}"`, remedy: "Take the flag away, or write `policy: PREVIEW_PARAM`." };
  if (!Object.hasOwn(tool.parameters, flag.name)) return null;
  const schema = tool.parameters[flag.name]!;
  const types = typesOf(schema);
  if (types?.length !== 1 || types[0] !== "boolean") return { problem: `has the flag "${flag.name}", and that parameter is no plain boolean`, remedy: "Declare it as `type: boolean`: anything else leaves room for a value that is neither yes nor no." };
  const given = keyword(schema, "default");
  const expected = flag.absent === "rehearse" ? flag.rehearses : flag.absent === "apply" ? !flag.rehearses : undefined;
  if (given === undefined || given === expected) return null;
  const said = expected === undefined ? "is refused" : flag.absent === "rehearse" ? "rehearses" : "acts";
  return { problem: `says that a call without "${flag.name}" ${said}, and the parameter's default is ${JSON.stringify(given)}`, remedy: expected === undefined ? "Take the default away." : `Write \`default: ${expected}\`, or take the default away.` };
}
