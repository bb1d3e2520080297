import { detectActions, objectOf } from "../../generator/import/detect.js";
import { importSurface } from "../../generator/import/import.js";
import { suggest } from "../../generator/import/suggest.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import exceptions from "./import-exceptions.json" with { type: "json" };
import { surfaces } from "./corpus.js";

describe.each(surfaces())("$name", ({ name, tools, list }) => {
  const imported = importSurface({ server: { name }, protocolVersion: null, tools, list });

  it("comes back equal: every name, schema, text, hint and unknown key", () => {
    const allowed = (exceptions as { [surface: string]: { [tool: string]: string } })[name] ?? {};
    const back = new Map(listTools(imported.contract).map((tool) => [tool.name, tool]));
    for (const tool of tools) if (!(String(tool.name) in allowed)) expect(back.get(String(tool.name))).toEqual(tool);
    expect(back.size).toBe(tools.length);
  });

  it("decides nothing and claims nothing", () => {
    expect(imported.contract.conventions).toEqual([]);
    expect(imported.contract.tools.flatMap((tool) => tool.actions.map(({ policy }) => policy)).filter((policy) => policy !== "UNDECIDED")).toEqual([]);
  });

  it("is written the same twice", () => {
    expect(importSurface({ server: { name }, protocolVersion: null, tools, list }).text).toBe(imported.text);
  });
});

describe("suggestions", () => {
  it("agree with the hints in nine of ten plain tools, and hardly ever call a writing tool reading", () => {
    let known = 0;
    let agree = 0;
    let calledReading = 0;
    for (const { tools } of surfaces()) {
      for (const tool of tools) {
        const truth = objectOf(tool.annotations)?.readOnlyHint;
        if (typeof truth !== "boolean" || detectActions(objectOf(tool.inputSchema) ?? {}) !== null) continue;
        const { annotations: _, ...hidden } = tool;
        const reads = suggest(hidden, null, null).policy === "READ_ONLY";
        known++;
        if (reads === truth) agree++;
        else if (reads) calledReading++;
      }
    }
    expect(known).toBeGreaterThan(500);
    expect(agree / known).toBeGreaterThanOrEqual(0.9);
    expect(calledReading / known).toBeLessThanOrEqual(0.01);
  });
});
