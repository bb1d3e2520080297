import { type Node as Block, Parser } from "commonmark";
import fc from "fast-check";
import { composeFailure, composeRead, composeWrite } from "../../../runtime/answer/compose.js";
import type { Document } from "../../../runtime/answer/document.js";
import { address, code, type Inline, quoted } from "../../../runtime/answer/inline.js";
import { renderText } from "../../../runtime/answer/render.js";
import { codeBlock, type Item, list, paragraphs, table } from "../../../runtime/answer/section.js";

/** The kinds of blocks and inline structure that a reader of CommonMark sees, in order. */
function structure(markdown: string): string[] {
  const seen: string[] = [];
  const walker = new Parser().parse(markdown).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    if (!event.entering || event.node.type === "text" || event.node.type === "softbreak") continue;
    seen.push(`${event.node.type}${event.node.type === "heading" ? event.node.level : ""}`);
  }
  return seen;
}

/** Text as read back, code and plain alike. */
function textIn(markdown: string): string {
  let text = "";
  const walker = new Parser().parse(markdown).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const node: Block = event.node;
    if (event.entering && node.literal !== null) text += node.literal;
  }
  return text;
}

const hostile = fc
  .array(fc.constantFrom("`", "``", "```", "~~~", "*", "_", "**", "#", "### ", "> ", "- ", "1. ", "1)", "+ ", "[", "]", "](x)", "](", "]: /u", "<b>", "<", "&amp;", "&", "\\", "\n", "\n\n", "\r", "\u2028", "    ", "\t", "|", "---", "===", "=", "a", "Имя", "_x_", "!", " ", "<!--", "-->", "\u0000", "[x] "), { maxLength: 8 })
  .map((parts) => parts.join(""));

const everywhere = (text: string, value: Inline): Document[] => {
  const items: Item[] = [value, { name: value, type: text, detail: value, children: [value] }, { name: value, before: value, after: value }];
  return [
    composeWrite({ tool: "t", operation: text, address: text }, "committed", { reason: text, fields: { own: value, count: value }, changes: items.slice(2) as never, warnings: [text], sections: [list("Own", items)] }, []),
    composeWrite({ tool: "t", operation: "a", address: text }, "noop", { reason: text }, []),
    composeRead({ tool: "t", operation: "a", address: text }, { digest: [value, value], sections: [list(text, items), table("Table", ["a", "b"], [[value, value]]), paragraphs("Text", value)] }),
    composeFailure({ tool: "t", operation: "a", address: null }, { message: text, hint: `${text}.`, given: text, didYouMean: [text], errors: [text], warnings: [], sections: [], pointer: { tool: "t", address: text } }),
  ];
};

describe("values in an answer", () => {
  it.each([
    ["plain", (text: string): Inline => text],
    ["quoted", quoted],
  ] as const)("never forge structure when %s", (_kind, make) => {
    fc.assert(
      fc.property(hostile, (text) => {
        // Beside a harmless value of the same places, only code spans may differ: an address that is not plain is shown in one.
        const ignoring = (markdown: string): string[] => structure(markdown).filter((type) => type !== "code");
        const given = everywhere(text, make(text)).map((document) => ignoring(renderText(document)));
        const harmless = everywhere("x", make("x")).map((document) => ignoring(renderText(document)));
        expect(given).toEqual(harmless);
      }),
      { numRuns: 500 },
    );
  });

  it("read back as they are, but for space at the ends", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = text.replace(/\r\n|[\n\r\u2028]/g, " ↵ ").replaceAll("\u0000", "\uFFFD").trim();
        fc.pre(shown !== "");
        for (const value of [text, quoted(text)] as const) {
          const document = composeRead({ tool: "t", operation: "a", address: "X" }, { sections: [list("Own", [value])] });
          const read = textIn(renderText(document));
          expect(read).toContain(shown);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("stand in code spans character by character", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = text.replace(/\r\n|[\n\r\u2028]/g, " ↵ ").replaceAll("\u0000", "\uFFFD");
        fc.pre(shown.trim() !== "");
        const markdown = renderText(composeWrite({ tool: "t", operation: "a", address: null }, "committed", { fields: { own: code(text), other: address(text) } }, []));
        expect(textIn(markdown)).toContain(shown);
      }),
    );
  });

  it("end no code block (g18)", () => {
    const text = "Процедура А()\n```\n### Заголовок\n`````\n### Заголовок\nКонецПроцедуры";
    const markdown = renderText(composeRead({ tool: "t", operation: "a", address: "X" }, { sections: [codeBlock("Text", "bsl", text)] }));
    expect(structure(markdown)).toEqual(["document", "heading3", "heading4", "code_block"]);
    expect(textIn(markdown)).toContain(`${text}\n`);
    fc.assert(
      fc.property(hostile, (code) => {
        const lines = code.replace(/\r\n?/g, "\n").replaceAll("\u0000", "\uFFFD");
        const shown = renderText(composeRead({ tool: "t", operation: "a", address: "X" }, { sections: [codeBlock("Text", "bsl", `${code}x`)] }));
        expect(structure(shown)).toEqual(["document", "heading3", "heading4", "code_block"]);
        expect(textIn(shown)).toContain(`${lines}x\n`);
      }),
    );
  });

  it("keep ordinary names free of backslashes", () => {
    const names = ["rollback_reason", "Массив[Строка]", "Catalog.Контрагенты.Attribute.ИНН", "Role.Права.Rights::Catalog.Валюты", "C:\\temp", "A & B", "2 < 3", "-5", "1.10", "#558", "a * b", "Справочник_1С"];
    const markdown = renderText(composeRead({ tool: "t", operation: "a", address: "X" }, { sections: [list("Own", names)] }));
    expect(markdown.split("\n").slice(3)).toEqual(names.map((name) => `- ${name}`));
  });
});
