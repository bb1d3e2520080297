import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, readContract } from "contract-gate/runtime";
import { edtServer } from "../../examples/edt-workspace/edt-server.js";
import { diskReader, diskWriter, type FileReader } from "../../examples/edt-workspace/ports/disk.js";
import { root, SAMPLE } from "./workspace.js";

const OBJECTS = 3000;
const contract = readContract(join(root, "examples/edt-workspace/generated/public-contract.json"));
const project = mkdtempSync(join(tmpdir(), "edt-large-"));

/** A reader that tells how many files it was asked for. */
let reads = 0;
let asked: (path: string) => void = () => undefined;
const reader: FileReader = {
  ...diskReader,
  read: (path) => {
    reads++;
    asked(path);
    return diskReader.read(path);
  },
};
const server = createServer({ ...edtServer(contract, project, { reader, writer: diskWriter }), profile: "developer" });

beforeAll(() => {
  const write = (path: string, text: string): void => {
    mkdirSync(join(project, path, ".."), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  const sample = (path: string): string => readFileSync(join(SAMPLE, path), "utf8");
  const names = Array.from({ length: OBJECTS }, (_, index) => `Справочник${index}`);
  write("src/Configuration/Configuration.mdo", sample("src/Configuration/Configuration.mdo").replace("</mdclass:Configuration>", `${names.map((name) => `  <catalogs>Catalog.${name}</catalogs>\n`).join("")}</mdclass:Configuration>`));
  const catalog = sample("src/Catalogs/Номенклатура/Номенклатура.mdo");
  for (const name of names) {
    write(`src/Catalogs/${name}/${name}.mdo`, catalog.replaceAll("Номенклатура", name));
    write(`src/Catalogs/${name}/ObjectModule.bsl`, `Процедура ПередЗаписью(Отказ)\n\t// ${name}\nКонецПроцедуры\n`);
  }
});
beforeEach(() => {
  reads = 0;
  asked = () => undefined;
});
afterAll(() => rmSync(project, { recursive: true }));

describe("a project of three thousand objects", () => {
  it("is opened without reading any of them", () => {
    expect(createServer(edtServer(contract, project, { reader, writer: diskWriter })).tools.length).toBeGreaterThan(0);
    expect(reads).toBe(0);
  });

  it("tells its composition from one file", async () => {
    const { markdown } = await server.call("metadata_read", { fqn: "Configuration", filter: "Справочник2999" });
    expect(markdown).toContain("- Catalog 3003");
    expect(markdown).toContain("  - Catalog.Справочник2999");
    expect(reads).toBe(1);
  });

  it("shows an object, a module and a write's rehearsal from the files that these are about", async () => {
    await server.call("metadata_read", { fqn: "Catalog.Справочник1500" });
    expect(reads).toBe(2);
    await server.call("module_read", { operation: "tree", fqn: "Catalog.Справочник1500.ObjectModule" });
    expect(reads).toBe(3);
    const { status } = await server.call("metadata_write", { action: "update", fqn: "Catalog.Справочник1500.Attribute.Артикул", length: 30 });
    expect([status, reads < 12]).toEqual(["dry_run", true]);
  });

  it("is searched within an area by reading that area", async () => {
    const { markdown } = await server.call("search", { operation: "text", query: "справочник7", area: "Catalog.Справочник7" });
    expect(markdown).toContain("- Catalog.Справочник7.ObjectModule (1)");
    expect(reads).toBe(1);
  });

  it("is searched as a whole one file after another, with word of how far it is", async () => {
    const told: number[] = [];
    const { markdown } = await server.call("search", { operation: "text", query: "Справочник2998" }, { progress: (done) => void told.push(done) });
    expect(markdown).toContain("> Σ hits 1 · files 1");
    expect(reads).toBe(OBJECTS);
    expect(told).toEqual(Array.from({ length: OBJECTS / 100 }, (_, index) => 100 * (index + 1)));
  });

  it("is not searched to the end for a caller who has gone", async () => {
    const gone = new AbortController();
    asked = () => {
      if (reads === 50) gone.abort();
    };
    const { envelope } = await server.call("search", { operation: "text", query: "нет такого" }, { signal: gone.signal });
    expect(envelope.error?.code).toBe("CANCELLED");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reads).toBe(50);
  });

  it("passes over a file that cannot be read, and says so", async () => {
    writeFileSync(join(project, "src/Catalogs/Справочник8/ManagerModule.bsl"), Buffer.from([0xcf, 0xf0, 0xee, 0xf6]));
    const { markdown } = await server.call("search", { operation: "text", query: "Справочник8", area: "Catalog.Справочник8" });
    expect(markdown).toContain("> Σ hits 1 · files 1");
    expect(markdown).toContain("- Файл src/Catalogs/Справочник8/ManagerModule.bsl пропущен: это не UTF-8.");
    // A rename that cannot look everywhere is none.
    const { envelope } = await server.call("metadata_write", { action: "rename", fqn: "Catalog.Справочник8", newName: "Восьмой" });
    expect(envelope.error).toMatchObject({ code: "FILE_UNREADABLE" });
  });
});
