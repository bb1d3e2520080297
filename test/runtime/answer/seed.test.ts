import { composeFailure, composeRead, composeWrite } from "../../../runtime/answer/compose.js";
import { quoted } from "../../../runtime/answer/inline.js";
import { renderText } from "../../../runtime/answer/render.js";
import { list } from "../../../runtime/answer/section.js";

/** The examples of the first seed, to the character; for reads with the circle that its rule asks for. */
describe("the first seed's answers", () => {
  it("a write", () => {
    const document = composeWrite(
      { tool: "metadata_write", operation: "update", address: "Catalog.Контрагенты.Attribute.ИНН" },
      "committed",
      {
        changes: [
          { name: "synonym", before: quoted(""), after: quoted("ИНН организации") },
          { name: "length", before: "Строка(10)", after: "Строка(12)" },
        ],
        warnings: ["повторный write перезапишет тип без квалификатора"],
      },
      [],
    );
    expect(renderText(document)).toBe(`### 🟢 update — Catalog.Контрагенты.Attribute.ИНН

- **status:** 🟢 committed
- **fqn:** \`Catalog.Контрагенты.Attribute.ИНН\`
- **operation:** \`update\`

#### Changes

- synonym: «» → «ИНН организации»
- length: Строка(10) → Строка(12)

#### Warnings

- повторный write перезапишет тип без квалификатора`);
  });

  it("a read", () => {
    const document = composeRead(
      { tool: "spreadsheet_read", operation: "spreadsheet_read", address: "Document.РеализацияТоваровУслуг.Template.Печать" },
      {
        digest: ["41×9 (R1C1:R41C9)", "formats 24", "merges 3", "areas 2", "defaultFormatIndex 0"],
        sections: [
          list("Areas", [
            { name: "Заголовок", type: "Rect", detail: "R1C1:R3C9" },
            { name: "ТабЧасть", type: "Rect", detail: "R8C1:R20C9" },
          ]),
          list("Merges", ["R1C1:R1C9 (1×9)"], 3),
          list("Parameters", []),
        ],
      },
    );
    expect(renderText(document)).toBe(`### 🟢 Document.РеализацияТоваровУслуг.Template.Печать

> Σ 41×9 (R1C1:R41C9) · formats 24 · merges 3 · areas 2 · defaultFormatIndex 0

#### Areas (2)
- Заголовок [Rect] R1C1:R3C9
- ТабЧасть [Rect] R8C1:R20C9

#### Merges (3)
- R1C1:R1C9 (1×9)
- … (2 ещё)

#### Parameters (0)
_(нет)_`);
  });

  it("a refusal with near names", () => {
    const near = ["text", "symbol", "references", "calls"];
    const document = composeFailure(
      { tool: "search", operation: "search", address: null },
      { message: "Unknown operation: txt", hint: `supported: ${near.join(", ")}`, given: "txt", didYouMean: near, errors: [], warnings: [], sections: [], pointer: null },
    );
    expect(renderText(document)).toBe(`### 🔴 search — \`txt\`

- **status:** 🔴 failed
- **message:** Unknown operation: txt
- **fix_hint:** supported: text, symbol, references, calls

#### Did you mean

- text
- symbol
- references
- calls`);
  });

  it("nothing to change", () => {
    const document = composeWrite({ tool: "rights_write", operation: "update", address: "Role.ПолныеПрава.Rights::Catalog.Валюты" }, "noop", { reason: "все указанные права уже в нужном состоянии" }, []);
    expect(renderText(document)).toBe(`### ⚪ update — Role.ПолныеПрава.Rights::Catalog.Валюты

- **status:** ⚪ noop — все указанные права уже в нужном состоянии
- **fqn:** \`Role.ПолныеПрава.Rights::Catalog.Валюты\`
- **operation:** \`update\``);
  });

  it("the pointer to the contract of a refused write", () => {
    const document = composeFailure(
      { tool: "metadata_write", operation: "update", address: "Catalog.Контрагенты" },
      { message: "Нет.", hint: "", given: null, didYouMean: [], errors: [], warnings: [], sections: [], pointer: { tool: "metadata_read", address: "Catalog.Контрагенты" } },
    );
    expect(renderText(document).split("\n").at(-1)).toBe("контракт: metadata_read Catalog.Контрагенты#help");
  });
});
