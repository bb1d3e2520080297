import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The strictest options that a consumer may have. */
export const STRICT = {
  target: "es2023",
  lib: ["es2023"],
  module: "nodenext",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
};

/**
 * What the compiler says about a program of the given files, a line a diagnostic; nothing where it
 * compiles. Of `contract-gate/runtime` it gets what stubs import, so that the whole runtime need not
 * be checked each time; the golden stubs are checked against all of it with the rest of the tests.
 */
export async function diagnosticsOf(files: { readonly [path: string]: string }, options: object = STRICT): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "contract-gate-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const compilerOptions = {
      ...options,
      noEmit: true,
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules", "@types")],
      paths: { "contract-gate/runtime": [join(ROOT, "runtime", "handlers.ts")] },
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    return await compile(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(folder: string): Promise<string[]> {
  const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, "-p", folder, "--pretty", "false"], { maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error === null) resolve([]);
      else if (stdout.trim() === "") reject(new Error(stderr || error.message));
      else resolve(stdout.trim().split("\n"));
    });
  });
}
