import { REFUSALS } from "../../../runtime/refusals/catalogue.js";
import { fill } from "../../../runtime/refusals/row.js";
import { say } from "../../../runtime/refusals/say.js";

describe("the refusal catalogue", () => {
  it("says the third seed's words for dryRun to the character", () => {
    expect(say({ errors: REFUSALS }, "parameter-retired-mode", { parameter: "dryRun", canonical: "mode", server: "mcpd" })).toEqual({
      code: "UNKNOWN_PARAMETER",
      retryable: false,
      message: "Параметр dryRun не принимается: канонический переключатель режима — mode.",
      hint: "Ничего не выполнялось. Передайте mode=preview для предпросмотра или mode=apply для выполнения; dryRun в mcpd больше не существует. Уберите dryRun и повторите вызов.",
    });
  });

  it("says the first seed's words for an unknown operation", () => {
    expect(say({ errors: [] }, "operation-unknown", { value: "txt", supported: "text, symbol" })).toMatchObject({
      message: "Unknown operation: txt",
      hint: "supported: text, symbol",
    });
  });

  it("takes a contract's own sentence before the standard one", () => {
    const errors = [{ id: "cancelled", code: "CANCELLED", retryable: true, message: "Стоп: {operation}.", hint: "" }];
    expect(say({ errors }, "cancelled", { operation: "t.a" }).message).toBe("Стоп: t.a.");
  });

  it.each(REFUSALS.map((row) => [row.id, row] as const))("%s has whole sentences", (id, row) => {
    expect(row.code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    for (const sentence of [row.message, row.hint]) {
      expect(sentence.replace(/\{[A-Za-z]+\}/g, "")).not.toMatch(/[{}]/);
      expect(sentence).not.toMatch(/\s\s|^\s|\s$/);
      if (id !== "operation-unknown" && !sentence.endsWith("}")) expect(sentence).toMatch(/^[«А-ЯЁ{].*[.]$/);
    }
  });

  it("fills placeholders once, so that a value cannot bring another", () => {
    expect(fill("{value} и {tool}", { value: "{tool}", tool: "t" })).toBe("{tool} и t");
    expect(fill("{constructor}", {})).toBe("{constructor}");
  });
});
