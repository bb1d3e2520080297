import { argumentsSchema } from "../../runtime/contract/arguments.js";
import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "../../runtime/contract/contract.js";
import { isMutating } from "../../runtime/contract/policy.js";
import { isSchemaObject, keyword, typesOf } from "../../runtime/contract/schema.js";
import type { ContractServer } from "../../runtime/server.js";
import { serve } from "./fixture.js";
import { fullObject, referenceContract, sampleObject } from "./reference-contract.js";

/**
 * Every action of the reference contract gets every call that must be refused, and every one that
 * rehearses gets a rehearsal. A new action of the catalog is covered by itself.
 */
const reference = referenceContract();
const everything = withProfiles(reference);
const actions: [string, Tool, Action][] = reference.tools.flatMap((tool) => tool.actions.map((action): [string, Tool, Action] => [action.name === null ? tool.name : `${tool.name}.${action.name}`, tool, action]));

/** The contract with profiles that tests choose from: everything, nothing, and each scope by itself. */
function withProfiles(contract: PublicContract): PublicContract {
  const groups = contract.groups.map(({ name }) => name);
  const scopes = contract.scopes.map(({ name }) => name);
  const profile = (name: string, held: readonly string[]) => ({ name, title: name, description: null, default: false, groups, scopes: held, enable: null, allowlist: ["**"] });
  return { ...contract, profiles: [...contract.profiles, profile("all", scopes), profile("none", []), ...scopes.map((scope) => profile(`all-but-${scope}`, scopes.filter((other) => other !== scope)))] };
}

/** One server a profile, for all actions. */
const servers = new Map<string, ReturnType<typeof serve>>();
function servedFor(profile: string): ReturnType<typeof serve> {
  const served = servers.get(profile) ?? serve(everything, {}, { profile });
  servers.set(profile, served);
  served.spy.splice(0);
  return served;
}

/** What a call must give: as the action's own example has it, which knows the patterns of addresses. */
const validCall = (tool: Tool, action: Action): JsonObject => {
  const schema = argumentsSchema(everything, tool, action);
  const shown = action.examples[0]?.arguments ?? {};
  return Object.fromEntries(Object.entries(sampleObject(schema, schema)).map(([name, value]) => [name, shown[name] ?? value]));
};

/** A call with everything that the author declares, so that every object there can be is in it. */
const fullCall = (tool: Tool, action: Action, properties: JsonObject, root: JsonObject): JsonObject => {
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => Object.hasOwn(tool.parameters, name) && name !== action.flag?.name));
  return { ...fullObject({ properties: own }, root), ...validCall(tool, action) };
};

/** Values of every type that a schema does not admit. */
function wrongValues(schema: Schema): Json[] {
  if (!isSchemaObject(schema)) return [];
  const types = Object.hasOwn(schema, "const") ? [] : (typesOf(schema) ?? []);
  if (types.length === 0 && !Object.hasOwn(schema, "const") && !Object.hasOwn(schema, "enum")) return [];
  const values: [string, Json][] = [["string", "12"], ["number", 1.5], ["boolean", true], ["array", []], ["object", {}], ["null", null]];
  return values.filter(([type]) => !types.includes(type) && !(type === "number" && types.includes("number"))).map(([, value]) => value);
}

/** Every object in a call's arguments, with a key put into it. */
function putEverywhere(value: Json, name: string): Json[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return (value as Json[]).flatMap((item, index) => putEverywhere(item, name).map((changed) => (value as Json[]).map((other, at) => (at === index ? changed : other))));
  const object = value as JsonObject;
  const here = Object.hasOwn(object, name) ? [] : [{ ...object, [name]: true }];
  return [...here, ...Object.entries(object).flatMap(([key, member]) => putEverywhere(member, name).map((changed) => ({ ...object, [key]: changed })))];
}

const codeOf = async (server: ContractServer, tool: Tool, args: unknown): Promise<string | null> => (await server.call(tool.name, args)).envelope.error?.code ?? null;

describe.each(actions)("%s", (_operation, tool, action) => {
  const all = servedFor("all");
  const args = validCall(tool, action);
  const schema = argumentsSchema(everything, tool, action);
  const properties = keyword(schema, "properties") as JsonObject;
  const full = fullCall(tool, action, properties, schema);
  afterEach(() => all.spy.splice(0));

  it("takes a call that is right", async () => {
    const latches = action.latches.filter((latch) => latch !== "allowlist");
    const outcome = await all.server.call(tool.name, args);
    if (action.policy === "APPLY_ONLY" && latches.length > 0) expect(outcome.ok).toBe(false);
    else expect({ ok: outcome.ok, markdown: outcome.markdown }).toEqual({ ok: true, markdown: outcome.markdown });
    if (action.policy !== "APPLY_ONLY") expect(all.spy).not.toContain("core");
  });

  it("refuses every wrong type, and reaches no handler", async () => {
    for (const [name, property] of Object.entries(properties)) {
      for (const value of wrongValues(property as Schema)) expect([name, value, await codeOf(all.server, tool, { ...args, [name]: value })]).not.toEqual([name, value, null]);
    }
    expect(all.spy).toEqual([]);
  });

  it("refuses each retired name in every object", async () => {
    for (const [former, canonical] of [...Object.entries(tool.retired.parameters), ...Object.entries(everything.retired.parameters)]) {
      if (Object.hasOwn(properties, former)) continue;
      for (const call of [...putEverywhere(args, former), ...putEverywhere(full, former)]) {
        const outcome = await all.server.call(tool.name, call);
        expect(outcome.envelope.error).toMatchObject({ code: "UNKNOWN_PARAMETER", retryable: false });
        if (former === "dryRun" && action.policy === "PREVIEWABLE") expect(outcome.canonicalParameter).toBe(canonical);
      }
    }
    expect(all.spy).toEqual([]);
  });

  it("refuses an unknown name, and a call that lacks one", async () => {
    for (const name of ["нетТакого", "constructor", "toString", "__proto__"]) {
      for (const call of [...putEverywhere(args, name), ...putEverywhere(full, name)]) expect([name, call, await codeOf(all.server, tool, call)]).toEqual([name, call, "UNKNOWN_PARAMETER"]);
    }
    for (const name of (keyword(schema, "required") as readonly string[] | undefined) ?? []) {
      const { [name]: _gone, ...rest } = args;
      expect(await codeOf(all.server, tool, rest)).toBe("MISSING_PARAMETER");
    }
    expect(all.spy).toEqual([]);
  });

  it("refuses every mode that is none of its own", async () => {
    if (action.policy === "PREVIEWABLE") for (const mode of ["Apply", "", true, null, "аpply"]) expect(await codeOf(all.server, tool, { ...args, mode })).toBe("INVALID_MODE");
    else for (const mode of ["preview", "apply"]) expect(await codeOf(all.server, tool, { ...args, mode })).toBe("UNKNOWN_PARAMETER");
    expect(all.spy).toEqual([]);
  });

  if (isMutating(action)) {
    it("is denied without its scope, rehearsed or applied (f8)", async () => {
      for (const profile of ["none", `all-but-${action.scope!}`]) {
        const { server, spy } = servedFor(profile);
        for (const more of action.policy === "PREVIEWABLE" ? [{}, { mode: "preview" }, { mode: "apply" }, { нетТакого: 1 }] : [{}]) {
          const { error } = (await server.call(tool.name, { ...args, ...more })).envelope;
          expect(error).toMatchObject({ code: "PERMISSION_REQUIRED", retryable: false });
          expect(error!.message).toContain(action.scope!);
          expect(error!.message).toContain(profile);
          expect(error!.hint).toContain("Настройки → Кванты → Профили");
        }
        expect(spy).toEqual([]);
      }
      const fresh = servedFor("reader");
      expect(await codeOf(fresh.server, tool, args)).toBe("GROUP_NOT_ENABLED");
      expect(fresh.spy).toEqual([]);
    });
  }

  if (action.policy === "PREVIEWABLE" || (action.policy === "PREVIEW_PARAM" && action.flag!.absent === "rehearse")) {
    it("rehearses with and without its switch, and never reaches the core", async () => {
      const rehearsal = action.policy === "PREVIEWABLE" ? { mode: "preview" } : { [action.flag!.name]: action.flag!.rehearses };
      for (const more of [{}, rehearsal]) expect((await all.server.call(tool.name, { ...args, ...more })).status).toBe("dry_run");
      expect(all.spy.filter((line) => !line.startsWith("preview "))).toEqual([]);
    });
  }

  if (action.name !== null) {
    it("is called by its exact name alone", async () => {
      const selector = tool.selector!.name;
      for (const name of [action.name!.toUpperCase(), `${action.name} `, ` ${action.name}`]) {
        if (name !== action.name) expect(await codeOf(all.server, tool, { ...args, [selector]: name })).toBe("UNKNOWN_ACTION");
      }
      for (const [former, canonical] of Object.entries(tool.retired.actions)) {
        const outcome = await all.server.call(tool.name, { ...args, [selector]: former });
        expect(outcome.envelope).toMatchObject({ error: { code: "UNKNOWN_ACTION" }, data: { canonicalAction: canonical } });
      }
      expect(all.spy).toEqual([]);
    });
  }
});

describe("the reference surface", () => {
  it("refuses every retired tool by its name of today", async () => {
    const { server } = serve(everything, {}, { profile: "all" });
    for (const [former, canonical] of Object.entries(everything.retired.tools)) expect((await server.call(former, {})).envelope).toMatchObject({ error: { code: "UNKNOWN_TOOL" }, data: { canonicalTool: canonical } });
  });

  it("shows a reader no tool that writes", () => {
    const { server } = serve(everything, {}, { profile: "reader" });
    expect(server.tools.length).toBeGreaterThan(0);
    expect(server.tools.every(({ annotations }) => annotations?.["readOnlyHint"] === true)).toBe(true);
  });
});
