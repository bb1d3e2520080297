import fc from "fast-check";
import { identifierOf, isReservedFileName, namedTypeName, pascal, typeName } from "../../generator/contract/identifier.js";

describe("identifierOf", () => {
  it.each([
    ["metadata_edit", "metadata_edit"],
    ["setType", "setType"],
    ["set-type", "set-type"],
    ["admin.tools.list", "admin_tools_list"],
    ["поиск", "poisk"],
    ["ОбъектДанных", "ObektDannykh"],
    ["1c_export", "1c_export"],
    ["中文", "u4e2du6587"],
    ["!=", "u21_u3d"],
    ["..", "u2e_u2e"],
    ["ь", "u44c"],
    ["__", "u5f_u5f"],
    ["", "empty"],
    ["__proto__", "__proto__"],
  ])("makes %j into %j", (name, identifier) => expect(identifierOf(name, null)).toBe(identifier));

  it("prefers what the catalog gives", () => expect(identifierOf("поиск", "search")).toBe("search"));

  it("is total, safe as a file name and settles at once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const identifier = identifierOf(name, null);
        expect(identifier).toMatch(/^[A-Za-z0-9_-]{1,120}$/);
        expect(identifierOf(identifier, null)).toBe(identifier);
        expect(pascal(identifier)).toMatch(/^[A-Za-z0-9]+$/);
      }),
    );
  });
});

describe("names of generated types", () => {
  it("join tool, action and suffix", () => {
    expect(typeName("metadata_edit", "set_length", "Arguments")).toBe("MetadataEditSetLengthArguments");
    expect(typeName("metadata_read", null, "Result")).toBe("MetadataReadResult");
    expect(typeName("1c_export", "2fa", "Arguments")).toBe("_1cExport2faArguments");
    expect(namedTypeName("fqn")).toBe("Fqn");
  });

});

it("reserved file names are found in any case", () => {
  expect(["index", "CON", "aux", "nul", "com1", "LPT9"].every(isReservedFileName)).toBe(true);
  expect(["delete", "default", "new", "console", "com10"].some(isReservedFileName)).toBe(false);
});
