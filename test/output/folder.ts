import { lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Host } from "../../generator/host.js";
import type { OutputFile } from "../../generator/emit/emitter.js";

/** A real folder of its own, with a space and Cyrillic in its path. */
export class RealFolder {
  readonly path = mkdtempSync(join(tmpdir(), "контракт и gate-"));
  readonly host = new Host(this.path);

  disk(output = "generated") {
    return this.host.outputFolder(".", output);
  }

  write(path: string, text: string | Uint8Array): void {
    mkdirSync(dirname(join(this.path, path)), { recursive: true });
    writeFileSync(join(this.path, path), text);
  }

  writeAll(files: readonly OutputFile[]): void {
    for (const { path, text } of files) this.write(`generated/${path}`, text);
  }

  read(path: string): string {
    return readFileSync(join(this.path, path), "utf8");
  }

  /** Every file with its text, links as `-> link`. */
  contents(folder = "generated"): { [path: string]: string } {
    const found: { [path: string]: string } = {};
    const walk = (at: string) => {
      for (const name of readdirSync(join(this.path, at)).sort()) {
        const path = `${at}/${name}`;
        const stat = lstatSync(join(this.path, path));
        if (stat.isDirectory()) walk(path);
        else found[path.slice(folder.length + 1)] = stat.isFile() ? this.read(path) : "-> link";
      }
    };
    walk(folder);
    return found;
  }
}
