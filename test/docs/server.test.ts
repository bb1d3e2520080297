import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { run } from "../../generator/command-line.js";
import { root, Session } from "../examples/workspace.js";

/** "A server in fifteen minutes", done as it says: its commands, its files, its calls with their answers. */
const text = readFileSync(join(root, "docs/server.md"), "utf8");
const fences = (marker: string): readonly (readonly [what: string, block: string])[] => [...text.matchAll(new RegExp(`^<!-- ${marker}: (.+?) -->\\n(\`{3,})\\w+\\n([^]*?)\\n\\2$`, "gm"))].map(([, what, , block]) => [what!, block!]);
const commands = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block]) => block!.trim().split("\n"));

const folder = mkdtempSync(join(tmpdir(), "fifteen-minutes-"));
let open: Session | undefined;
afterAll(async () => {
  await open?.close();
  rmSync(folder, { recursive: true });
});

async function contractGate(...argv: string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = "";
  const code = await run(argv, {
    cwd: folder,
    version: "0.0.0-test",
    environment: {},
    out: (part) => void (out += part),
    err: (part) => void (out += part),
    color: false,
    today: "2026-11-30",
    process: { id: process.pid, alive: () => false },
    interrupted: new AbortController().signal,
  });
  return { code, out };
}

describe("a server in fifteen minutes", () => {
  it("uses no command that is not tried here", () => {
    expect(commands).toEqual([
      "npm init -y && npm pkg set type=module",
      "npm install contract-gate",
      "npm install --save-dev typescript @types/node",
      "npx contract-gate init --server notes",
      "npx contract-gate generate",
      "npx tsc",
      'mkdir notes && echo "молоко, хлеб" > "notes/Покупки.md"',
      "node dist/server.js --profile editor",
      "npx contract-gate gate",
    ]);
  });

  it("begins with a catalog that says what the page shows of it", async () => {
    expect(await contractGate("init", "--server", "notes")).toMatchObject({ code: 0 });
    const [, shown] = /^```yaml\n([^]*?)^```$/m.exec(text)!;
    expect(readFileSync(join(folder, "catalog.yaml"), "utf8")).toContain(shown);
    expect(await contractGate("generate")).toMatchObject({ code: 0 });
  });

  it("compiles under strict, with the very files of the page", () => {
    for (const [name, file] of fences("file")) writeFileSync(join(folder, name), `${file}\n`);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
    // Node's types as they are installed; the package as its source says it, so that nothing has to be built first.
    symlinkSync(join(root, "node_modules/@types/node"), join(folder, "node_modules/@types/node"));
    symlinkSync(join(root, "node_modules/undici-types"), join(folder, "node_modules/undici-types"));
    writeFileSync(join(folder, "tsconfig.test.json"), JSON.stringify({ extends: "./tsconfig.json", compilerOptions: { noEmit: true, rootDir: "/", skipLibCheck: true, paths: { "contract-gate/runtime": [join(root, "runtime/index.ts")] } } }));
    const tsc = (...argv: string[]): object => {
      const { stdout, status } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...argv], { cwd: folder, encoding: "utf8" });
      return { status, stdout };
    };
    expect(tsc("-p", "tsconfig.test.json")).toEqual({ status: 0, stdout: "" });
    // The page's own tsconfig, for where it puts what it makes.
    expect(tsc("--noCheck")).toEqual({ status: 0, stdout: "" });
    expect(existsSync(join(folder, "dist/generated/tools/note_edit.js"))).toBe(true);
  });

  it("runs, and answers every call as the page shows", async () => {
    buildSync({ entryPoints: [join(folder, "server.ts")], bundle: true, platform: "node", format: "esm", target: "node20", alias: { "contract-gate/runtime": join(root, "runtime/index.ts") }, outfile: join(folder, "dist/server.js"), banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' }, logLevel: "silent" });
    mkdirSync(join(folder, "notes"));
    writeFileSync(join(folder, "notes/Покупки.md"), "молоко, хлеб\n");
    const server = await Session.open(join(folder, "dist/server.js"), "--profile", "editor", "--notes", join(folder, "notes"));
    open = server;
    const calls = fences("call");
    expect(calls).toHaveLength(6);
    for (const [call, answer] of calls) {
      const [tool, args] = [call.slice(0, call.indexOf(" ")), call.slice(call.indexOf(" ") + 1)];
      expect([call, await server.text(tool, JSON.parse(args) as object)]).toEqual([call, answer]);
    }
    expect(readFileSync(join(folder, "notes/Покупки.md"), "utf8")).toBe("молоко, хлеб\n#срочно\n");
  });

  it("keeps the tags where the text is replaced", async () => {
    expect(await open!.text("note_edit", { action: "replace_text", name: "Покупки", text: "сыр", mode: "apply" })).toContain("- text: «молоко, хлеб ↵ #срочно» → «сыр ↵ #срочно»");
    expect(readFileSync(join(folder, "notes/Покупки.md"), "utf8")).toBe("сыр\n#срочно\n");
  });

  it("is held by the gate from then on", async () => {
    expect(await contractGate("gate")).toMatchObject({ code: 0 });
    writeFileSync(join(folder, "generated/index.ts"), "// edited\n");
    expect(await contractGate("gate")).toMatchObject({ code: 1, out: expect.stringContaining("hand-edited") });
  });
});
