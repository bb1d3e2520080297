import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../../generator/catalog/read.js";
import { publish } from "../../generator/contract/publish.js";
import { goldenCases } from "../../generator/emit/golden/cases.js";
import { Host } from "../../generator/host.js";
import { checkCall } from "../../runtime/check-call.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { profileInForce } from "../../runtime/profile.js";
import { ServedSurface } from "../../runtime/served-surface.js";
import { Validators } from "../../runtime/validator.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const read = readCatalog("catalog.yaml", new Host(root));
if (read.kind !== "catalog") throw new Error("The reference catalog does not read.");
const { contract } = publish(read.catalog);
const surface = new ServedSurface(contract, new Validators());
const everyCase = contract.tools.flatMap((tool) => goldenCases(surface, tool).map((one) => ({ tool, one })));

describe("golden cases of the reference surface", () => {
  it("are there for every action", () => {
    const actions = contract.tools.flatMap((tool) => tool.actions.map((action) => (action.name === null ? tool.name : `${tool.name}.${action.name}`)));
    const named = new Set(everyCase.map(({ one }) => String(one["name"]).split(" ")[0]));
    expect(actions.filter((name) => !named.has(name))).toEqual([]);
  });

  it("say what the runtime says", () => {
    const differing = everyCase.flatMap(({ tool, one }) => {
      const { name, profile, arguments: args, expect: promised } = one as { name: string; profile: string; arguments: JsonObject; expect: JsonObject };
      const checked = checkCall(surface, profileInForce(contract, profile), tool.name, args);
      if (promised["accepted"] === true) return checked.kind === "ready" ? [] : [`${name}: refused`];
      if (checked.kind !== "refused") return [`${name}: ${checked.kind}`];
      const { code, retryable, message, hint } = checked.problems[0]!;
      const said = { accepted: false, code, retryable, message, hint };
      const { canonicalParameter: _, ...rest } = promised;
      return JSON.stringify(sorted(said)) === JSON.stringify(sorted(rest)) ? [] : [`${name}: ${message} instead of ${String(promised["message"])}`];
    });
    expect(differing).toEqual([]);
  });

  it("cannot act on a server that forgot the check they are about", () => {
    const looked = new Set<string>();
    for (const { tool, one } of everyCase) {
      const args = one["arguments"] as JsonObject;
      const action = tool.selector === null ? tool.actions[0]! : tool.actions.find(({ name }) => name === args[tool.selector!.name]);
      if (action === undefined || action.policy === "READ_ONLY") continue;
      looked.add(action.policy);
      if (action.policy === "PREVIEWABLE") expect(args["mode"]).not.toBe("apply");
      else if (action.policy === "PREVIEW_PARAM") expect(args[action.flag!.name]).not.toBe(!action.flag!.rehearses);
      else expect([...tool.required, ...action.requires].some((name) => name !== tool.selector?.name && !Object.hasOwn(args, name))).toBe(true);
    }
    expect([...looked].sort()).toEqual(["APPLY_ONLY", "PREVIEWABLE", "PREVIEW_PARAM"]);
  });
});

const sorted = (object: JsonObject): [string, unknown][] => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
