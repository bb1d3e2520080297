import type { Latch, PublicContract } from "../../runtime/contract/contract.js";
import { isAllowed } from "../../runtime/address-pattern.js";
import { StartProblem } from "../../runtime/profile.js";
import { action, contract, serve, tool } from "./fixture.js";

const fqn = "Catalog.Контрагенты.Attribute.ИНН";
const withLatches = (latches: readonly Latch[]): PublicContract =>
  contract([
    tool("edit", [action("update", { policy: "PREVIEWABLE", takes: ["value"], latches }), action("other", { policy: "PREVIEWABLE", takes: ["value"], latches })], { parameters: { fqn: { type: "string" }, value: { type: "integer" } } }),
  ]);

/** A world of one number, which previews and applies show. */
const world = () => {
  const state = { length: 10 };
  return {
    state,
    answers: {
      "preview edit.update": (call: { arguments: { value: number } }) => ({ changes: [`${state.length} → ${call.arguments.value}`] }),
      "preview edit.other": () => ({ changes: [String(state.length)] }),
      "apply edit.update": (call: { arguments: { value: number } }) => {
        state.length = call.arguments.value;
        return { changes: [`стало ${state.length}`] };
      },
    },
  };
};

const call = { action: "update", fqn, value: 12 };

describe("confirm", () => {
  it("asks for the address, retyped, and takes nothing else", async () => {
    const { server, spy } = serve(withLatches(["confirm"]));
    const codes = [];
    for (const confirm of [undefined, "", "да", `${fqn} `, "catalog.контрагенты.attribute.инн", "update"]) {
      codes.push((await server.call("edit", { ...call, mode: "apply", ...(confirm === undefined ? {} : { confirm }) })).envelope.error?.code);
    }
    expect(codes).toEqual(["CONFIRMATION_REQUIRED", ...Array.from({ length: 5 }, () => "CONFIRMATION_MISMATCH")]);
    expect(spy).toEqual([]);
    expect((await server.call("edit", { ...call, mode: "apply", confirm: fqn })).status).toBe("committed");
  });

  it("is told by the rehearsal", async () => {
    const { server } = serve(withLatches(["confirm"]));
    const outcome = await server.call("edit", call);
    expect(outcome.markdown).toContain(`- **confirm:** \`${fqn}\``);
    expect(outcome.envelope.meta.latches).toEqual({ confirm: fqn });
  });
});

describe("allowlist", () => {
  it("lets through what the profile's patterns hold, and tells a rehearsal about the rest", async () => {
    const { server, spy } = serve(withLatches(["allowlist"]));
    expect((await server.call("edit", { ...call, mode: "apply" })).status).toBe("committed");
    const outside = { ...call, fqn: "Catalog.Контрагенты" };
    const refused = await server.call("edit", { ...outside, mode: "apply" });
    expect(refused.envelope.error?.code).toBe("ADDRESS_NOT_ALLOWED");
    expect(refused.envelope.error?.hint).toContain("Catalog.*.Attribute.*");
    expect((await server.call("edit", outside)).markdown).toContain("#### Warnings");
    expect(spy.filter((line) => line === "core")).toHaveLength(1);
  });

  it.each([
    ["Catalog.*", "Catalog.А", true],
    ["Catalog.*", "Catalog.А.Attribute.Б", false],
    ["Catalog.**", "Catalog.А.Attribute.Б", true],
    ["**", "", true],
    ["*", "а.б", false],
    ["**.Attribute.*", "Catalog.А.Attribute.Б", true],
    ["Role.*.Rights::*", "Role.А.Rights::Б", true],
    ["Role.*.Rights::*", "Role.А.Rights::Catalog.Б", false],
    ["catalog.*", "Catalog.А", false],
    ["Catalog.Йод", "Catalog.И\u0306од", true],
    [`${"*a".repeat(30)}b`, "a".repeat(400), false],
  ])("%s holds %s: %s", (pattern, address, expected) => {
    expect(isAllowed(pattern, address)).toBe(expected);
  });
});

describe.each(["expected", "preview"] as const)("%s", (latch) => {
  const tokenOf = async (server: { call: ReturnType<typeof serve>["server"]["call"] }, args: object): Promise<string> => (await server.call("edit", args)).envelope.meta.latches![latch]!;

  it("is named by the rehearsal and applies once (f10)", async () => {
    const { answers, state } = world();
    const { server } = serve(withLatches([latch]), answers);
    const token = await tokenOf(server, call);
    expect((await server.call("edit", call)).markdown).toContain(`- **${latch}:** \``);
    expect((await server.call("edit", { ...call, mode: "apply", [latch]: token })).status).toBe("committed");
    expect(state.length).toBe(12);
    expect((await server.call("edit", { ...call, mode: "apply", [latch]: token })).ok).toBe(false);
  });

  it("refuses when the state moved (f10)", async () => {
    const { answers, state } = world();
    const { server, spy } = serve(withLatches([latch]), answers);
    const token = await tokenOf(server, call);
    state.length = 50;
    const outcome = await server.call("edit", { ...call, mode: "apply", [latch]: token });
    expect(outcome.envelope.error?.code).toBe(latch === "expected" ? "EXPECTED_MISMATCH" : "PREVIEW_STALE");
    expect(spy).not.toContain("core");
    expect(state.length).toBe(50);
  });

  it("refuses what another tool, action or set of arguments was told (f10)", async () => {
    const { answers } = world();
    const { server, spy } = serve(withLatches([latch]), answers);
    for (const other of [{ ...call, value: 13 }, { ...call, action: "other" }, { ...call, fqn: "Catalog.Другой.Attribute.ИНН" }]) {
      const token = await tokenOf(server, other);
      expect((await server.call("edit", { ...call, mode: "apply", [latch]: token })).ok).toBe(false);
    }
    for (const token of [undefined, "", "x", "A".repeat(64), await tokenOf(serve(withLatches([latch])).server, call)]) {
      expect((await server.call("edit", { ...call, mode: "apply", ...(token === undefined ? {} : { [latch]: token }) })).ok).toBe(false);
    }
    expect(spy).not.toContain("core");
  });

  it("is compared with what stands where the handler tells it", async () => {
    const { answers, state } = world();
    const { server } = serve(withLatches([latch]), { ...answers, "stands edit.update": () => `length ${state.length}\n` });
    const token = await tokenOf(server, call);
    if (latch === "expected") expect((await server.call("edit", { ...call, value: 11, mode: "apply", expected: "length 10" })).status).toBe("committed");
    state.length = 11;
    expect((await server.call("edit", { ...call, mode: "apply", [latch]: token })).ok).toBe(false);
  });
});

describe("a latch that nobody could judge", () => {
  it("does not start", () => {
    const surface = contract([tool("run", [action("now", { policy: "APPLY_ONLY", latches: ["expected"] })])]);
    expect(() => serve(surface)).toThrow(StartProblem);
    expect(() => serve(surface, { "stands run.now": () => "x" })).not.toThrow();
  });
});

describe("a used token", () => {
  it("stays used, however the apply ended", async () => {
    const { server } = serve(withLatches(["preview"]), { "preview edit.update": () => ({}), "apply edit.update": () => ({ status: "noop" }) });
    const token = (await server.call("edit", call)).envelope.meta.latches!["preview"];
    expect((await server.call("edit", { ...call, mode: "apply", preview: token })).status).toBe("noop");
    expect((await server.call("edit", { ...call, mode: "apply", preview: token })).envelope.error?.code).toBe("PREVIEW_STALE");
  });
});
