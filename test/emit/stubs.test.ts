import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { contractOf } from "../contract/catalog-of.js";
import { diagnosticsOf, STRICT } from "./typescript.js";

const folder = join(dirname(fileURLToPath(import.meta.url)), "stubs");
const golden = join(folder, "golden");
const outputs = [...stubs.emit(contractOf(readFileSync(join(folder, "catalog.yaml"), "utf8")))];
const texts = Object.fromEntries(outputs.map(({ path, text }) => [path, text]));

describe("the stubs of a catalog", () => {
  it("are the golden ones", () => {
    if (process.env["UPDATE"] === "1") {
      rmSync(golden, { recursive: true, force: true });
      for (const { path, text } of outputs) {
        mkdirSync(dirname(join(golden, path)), { recursive: true });
        writeFileSync(join(golden, path), text);
      }
    }
    expect(filesIn(golden)).toEqual(Object.keys(texts).sort());
    for (const [path, text] of Object.entries(texts)) expect(text).toBe(readFileSync(join(golden, path), "utf8"));
  });

  it("compile under the strictest options, for Node and for bundlers", async () => {
    expect(await diagnosticsOf(texts)).toEqual([]);
    expect(await diagnosticsOf(texts, { ...STRICT, module: "esnext", moduleResolution: "bundler" })).toEqual([]);
  }, 300_000);

  it("compile where a consumer asks for less", async () => {
    expect(await diagnosticsOf(texts, { target: "es2022", module: "nodenext", strict: true })).toEqual([]);
  }, 300_000);

  it("are left as they are by prettier with its default options", async () => {
    for (const text of Object.values(texts)) expect(await format(text, { parser: "typescript" })).toBe(text);
  }, 300_000);
});

function filesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const paths = readdirSync(root, { recursive: true }) as string[];
  return paths.filter((path) => statSync(join(root, path)).isFile()).map((path) => relative(root, join(root, path)).replaceAll("\\", "/")).sort();
}
