import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../../generator/command-line.js";
import type { Terminal } from "../../generator/commands/command.js";

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const MAIN = `catalog: 1
include: [catalog/*.yaml]
server: { name: mcpd, title: Кванты, version: "1.0.0", locale: ru }
conventions: [mode, closed, refusals, window, hints]
answers: markdown
scopes:
  metadata.write: { title: Изменение метаданных }
profiles:
  reader: { title: Только чтение, default: true, groups: [metadata-read], scopes: [] }
  developer: { title: Разработчик, groups: [metadata-read, metadata-write], scopes: [metadata.write], enable: "Настройки → Кванты → Профили" }
groups:
  metadata-read: { access: read, title: Чтение метаданных }
  metadata-write: { access: write, title: Изменение метаданных }
`;

const READ = `tools:
  metadata_read:
    group: metadata-read
    policy: READ_ONLY
    title: Чтение метаданных
    description: Показывает объект и его свойства.
    parameters:
      fqn: { type: string, description: Адрес объекта, examples: [Catalog.Контрагенты] }
    required: [fqn]
    address: fqn
    examples:
      - { intent: покажи справочник контрагентов, arguments: { fqn: Catalog.Контрагенты } }
`;

const EDIT = `tools:
  metadata_edit:
    group: metadata-write
    title: Правка метаданных
    description: Меняет свойства объекта. Прочитать объект — [[metadata_read]].
    help: metadata_read
    address: fqn
    parameters:
      fqn: { type: string, description: Адрес объекта }
      value: { type: integer, minimum: 0, description: Новое значение }
    required: [fqn]
    actions:
      set_length:
        policy: PREVIEWABLE
        scope: metadata.write
        description: Меняет длину строки.
        requires: [value]
        examples:
          - { intent: сделай ИНН длиной 12, arguments: { fqn: Catalog.Контрагенты.Attribute.ИНН, value: 12 } }
      clear:
        policy: APPLY_ONLY
        scope: metadata.write
        description: Очищает свойство объекта.
        examples:
          - { intent: очисти синоним валюты, arguments: { fqn: Catalog.Валюты } }
`;

/** A tool of its own file, to be added to the sample. */
export const THIRD = `tools:
  module_read:
    group: metadata-read
    policy: READ_ONLY
    title: Чтение модуля
    description: Показывает текст модуля.
    parameters:
      fqn: { type: string, description: Адрес модуля }
    required: [fqn]
    address: fqn
    examples:
      - { intent: покажи модуль объекта, arguments: { fqn: Document.Заказ.ObjectModule } }
`;

/** A real folder with a catalog of two tools, and the command line run in it. */
export class Project {
  readonly path: string;

  constructor(name = "gate-") {
    this.path = mkdtempSync(join(tmpdir(), name));
    this.write("catalog.yaml", MAIN);
    this.write("catalog/metadata_read.yaml", READ);
    this.write("catalog/metadata_edit.yaml", EDIT);
  }

  /** The sample as `generate` leaves it. */
  static async generated(name?: string): Promise<Project> {
    const project = new Project(name);
    const { code, err } = await project.run("generate");
    if (code !== 0) throw new Error(err);
    return project;
  }

  async run(...argv: string[]): Promise<Ran> {
    return this.runIn(".", argv);
  }

  async runIn(folder: string, argv: readonly string[], given: Partial<Terminal> = {}): Promise<Ran> {
    let out = "";
    let err = "";
    const code = await run(argv, {
      cwd: join(this.path, folder),
      version: "0.0.0-test",
      environment: {},
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      color: false,
      today: "2026-11-30",
      process: { id: process.pid, alive: (id) => id === process.pid },
      interrupted: new AbortController().signal,
      ...given,
    });
    return { code, out, err };
  }

  /** The findings of a run as `rule file`, from its JSON report. */
  async findings(...argv: string[]): Promise<string[]> {
    const { out } = await this.run(...argv, "--format", "json");
    const { findings } = JSON.parse(out) as { findings: { rule: string; severity: string; file: string | null }[] };
    return findings.filter(({ severity }) => severity === "error").map(({ rule, file }) => `${rule} ${file}`);
  }

  at(path: string): string {
    return join(this.path, path);
  }

  read(path: string): string {
    return readFileSync(this.at(path), "utf8");
  }

  write(path: string, text: string | Uint8Array): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`the edit of ${path} changes nothing`);
    this.write(path, after);
  }

  remove(path: string): void {
    rmSync(this.at(path), { recursive: true, force: true });
  }

  rename(from: string, to: string): void {
    renameSync(this.at(from), this.at(to));
  }

  link(target: string, path: string): void {
    this.remove(path);
    symlinkSync(target, this.at(path));
  }

  chmod(path: string, mode: number): void {
    chmodSync(this.at(path), mode);
  }

  exists(path: string): boolean {
    return existsSync(this.at(path));
  }

  /** Every generated file, relative to the output folder. */
  outputs(folder = "generated"): string[] {
    const found: string[] = [];
    const walk = (at: string) => {
      for (const entry of readdirSync(this.at(at), { withFileTypes: true })) {
        if (entry.isDirectory()) walk(`${at}/${entry.name}`);
        else found.push(`${at}/${entry.name}`.slice(folder.length + 1));
      }
    };
    walk(folder);
    return found.sort();
  }

  /** Path to text of every generated file. */
  contents(folder = "generated"): { [path: string]: string } {
    return Object.fromEntries(this.outputs(folder).map((path) => [path, this.read(`${folder}/${path}`)]));
  }

  /** Everything about every file and folder that writing would change. */
  state(folder = "."): { [path: string]: string } {
    const found: { [path: string]: string } = {};
    const walk = (at: string) => {
      const stat = lstatSync(this.at(at), { bigint: true });
      found[at] = `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
      if (stat.isDirectory()) for (const name of readdirSync(this.at(at))) walk(`${at}/${name}`);
    };
    walk(folder);
    return found;
  }
}
