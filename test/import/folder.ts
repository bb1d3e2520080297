import type { Terminal } from "../../generator/commands/command.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { Project, type Ran } from "../cli/project.js";

/** An empty folder in which surfaces are imported. */
export class ImportFolder {
  readonly project = new Project("import-");

  constructor(catalog: string | null = null) {
    for (const path of ["catalog.yaml", "catalog"]) this.project.remove(path);
    if (catalog !== null) this.write("catalog.yaml", catalog);
  }

  read(path = "catalog.yaml"): string {
    return this.project.read(path);
  }

  write(path: string, text: string): void {
    this.project.write(path, text);
  }

  edit(change: (text: string) => string): void {
    this.project.edit("catalog.yaml", change);
  }

  run(...argv: string[]): Promise<Ran> {
    return this.project.run(...argv);
  }

  /** Imports a list of tools, given as what a server answers. */
  async import(tools: readonly Json[], ...more: string[]): Promise<Ran> {
    this.write("list.json", JSON.stringify({ tools }));
    return this.project.run("import", "--file", "list.json", ...more);
  }

  /** Compares a list of tools with the catalog; the findings as `rule: message`. */
  async check(tools: readonly Json[], ...more: string[]): Promise<{ readonly code: number; readonly findings: string[] }> {
    const { code, out } = await this.import(tools, "--check", "--format", "json", ...more);
    const { findings } = JSON.parse(out) as { findings: { rule: string; message: string }[] };
    return { code, findings: findings.map(({ rule, message }) => `${rule}: ${message}`) };
  }

  /** A review whose person gives these answers, one after the other. */
  async review(answers: readonly string[], ...more: string[]): Promise<Ran & { readonly asked: string[] }> {
    const left = [...answers];
    const asked: string[] = [];
    const ask: Terminal["ask"] = async (question) => {
      asked.push(question);
      return left.shift() ?? null;
    };
    return { ...(await this.project.runIn(".", ["import", "--review", ...more], { ask })), asked };
  }
}

export const tool = (name: string, more: JsonObject = {}): JsonObject => ({ name, description: `Shows ${name}.`, inputSchema: { type: "object", properties: {} }, ...more });
