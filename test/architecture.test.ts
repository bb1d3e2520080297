import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Imports go down only. Each room lists the rooms it may import; `runtime` is the ground floor and
 * stands in every list but its own.
 */
const MAY_IMPORT: { readonly [room: string]: readonly string[] } = {
  "generator/diagnostics": [],
  "generator/catalog": ["generator/diagnostics"],
  "generator/contract": ["generator/diagnostics", "generator/catalog"],
  "generator/journal": ["generator/diagnostics", "generator/catalog", "generator/contract"],
  "generator/lint": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/routing", "generator/clients"],
  "generator/emit": ["generator/diagnostics", "generator/contract"],
  "generator/diff": ["generator/diagnostics", "generator/contract", "generator/journal"],
  "generator/output": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/emit"],
  "generator/gate": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/emit", "generator/output"],
  "generator/surface": ["generator/diagnostics", "generator/contract"],
  "generator/init": [],
  "generator/clients": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/emit"],
  "generator/routing": ["generator/contract"],
  "generator/cost": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/clients"],
  "generator/import": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/surface"],
  "generator/probe": ["generator/diagnostics", "generator/catalog", "generator/contract", "generator/emit", "generator/surface"],
};

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

describe("the rooms", () => {
  const files = ["generator", "runtime"].flatMap((folder) => sources(join(root, folder)));

  it("are known by name", () => {
    const rooms = new Set(files.map(roomOf).filter((room) => room !== "generator" && room !== "runtime" && room !== "generator/commands"));
    expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it("stand in ARCHITECTURE.md with what they may import", () => {
    const rows = [...readFileSync(join(root, "ARCHITECTURE.md"), "utf8").matchAll(/^\| `(generator\/[a-z]+)\/` \| [^|]* \| ([^|]*) \|$/gm)];
    const told = rows.map(([, room, imports]): [string, string[]] => [room!, imports === "–" ? [] : imports!.split(", ").map((name) => `generator/${name}`)]);
    expect(Object.fromEntries(told)).toEqual({ ...MAY_IMPORT, "generator/commands": ["generator/all"] });
  });

  it("import downwards only", () => {
    const upwards = files.flatMap((file) => importsOf(file).flatMap((target) => (mayImport(roomOf(file), roomOf(target)) ? [] : [`${file} imports ${target}`])));
    expect(upwards).toEqual([]);
  });

  it("leave files to the host and the process to the command line", () => {
    const outside = files.flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const found: string[] = [];
      if (file.startsWith("generator/") && /from "node:fs(\/promises)?"/.test(text) && !["generator/host.ts", "generator/output-folder.ts"].includes(file)) found.push(`${file} imports node:fs`);
      if (file.startsWith("generator/") && /\bprocess\.(argv|exit|stdout|stderr|env)\b/.test(text) && file !== "generator/cli.ts") found.push(`${file} touches process`);
      return found;
    });
    expect(outside).toEqual([]);
  });

  it("have no cycles, imports of types included", () => {
    const graph = new Map(files.map((file) => [file, importsOf(file)]));
    expect(cycle(graph)).toEqual([]);
  });

  it("have no order or case that depends on the machine's locale", () => {
    const found = files.filter((file) => /localeCompare|toLocale(Lower|Upper)Case/.test(readFileSync(join(root, file), "utf8")));
    expect(found).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  if (to === "runtime" || from === to) return true;
  if (from === "runtime") return false;
  if (from === "generator" || from === "generator/commands") return true;
  return MAY_IMPORT[from]?.includes(to) ?? false;
}

/** `runtime`, `generator` for the files at its top, or `generator/<room>`. */
function roomOf(file: string): string {
  const [first, second] = file.split("/") as [string, string];
  return first === "runtime" || second.endsWith(".ts") ? first : `${first}/${second}`;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return path.endsWith(".ts") ? [relative(root, path).split("\\").join("/")] : [];
  });
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const statements = text.matchAll(/(?:^|\n)(?:import|export)\s+[^;"']*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/g);
  return [...statements].flatMap((statement) => {
    const path = posix.join(posix.dirname(file), statement[1] ?? statement[2]!).replace(/\.js$/, ".ts");
    return path.endsWith(".ts") ? [path] : [];
  });
}

function cycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}
