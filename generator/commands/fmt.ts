import { Option } from "commander";
import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import { gravest, type Outcome } from "../diagnostics/report.js";
import { counted } from "../diagnostics/english.js";
import { firstDifference } from "../output/difference.js";
import { DiskFailure } from "../output/disk.js";
import { utf8 } from "../output/standing.js";
import { catalogNotLaidOut } from "./rules.js";
import type { CommandModule, Terminal } from "./command.js";
import { unusable } from "./file-unusable.js";
import { catalogOption, catalogsOf, formatOption, type CatalogOptions, type FormatOptions } from "./options.js";
import { note, print, type Result } from "./print.js";
import { RememberingHost } from "./remembering-host.js";

type FmtOptions = CatalogOptions & FormatOptions & { readonly check?: boolean };

/** Lays the files of a catalog out, comments kept; `--check` only says which are not. */
export const fmtCommand: CommandModule = {
  define(command) {
    command.addOption(catalogOption()).addOption(formatOption()).addOption(new Option("--check", "write nothing; fail where a file is not laid out"));
  },
  async run(_given, options, terminal) {
    const { check = false, format, ...rest } = options as unknown as FmtOptions;
    const host = new RememberingHost(terminal.cwd, terminal.large);
    const results: Result[] = [];
    for (const path of catalogsOf(rest, host)) results.push(await layOutOne(path, check, terminal));
    return print({ command: "fmt", outcome: gravest(results.map(({ outcome }) => outcome)), findings: results.flatMap(({ findings }) => findings) }, format, host, terminal);
  },
};

async function layOutOne(path: string, check: boolean, terminal: Terminal): Promise<Result> {
  const command = "fmt";
  const host = new RememberingHost(terminal.cwd, terminal.large);
  const [{ readCatalog }, { format }] = await Promise.all([import("../catalog/read.js"), import("../catalog/format.js")]);
  try {
    const read = readCatalog(path, host);
    if (read.kind === "unreadable") return { command, outcome: "cannot-judge", findings: read.findings };
    const findings: Finding[] = [];
    let written = 0;
    for (const [file, bytes] of host.files) {
      const before = bytes === null ? null : utf8(bytes);
      if (before === null) continue;
      const after = layOutText(before, format);
      if (after === before) continue;
      if (check) findings.push({ ...findingOf(catalogNotLaidOut, null, "", {}), file, ...firstDifference(after, before) });
      else host.replace(file, after, terminal.process.id);
      written += 1;
    }
    if (!check) note(`${path}: ${written === 0 ? "laid out already" : `${counted(written, "file")} laid out`}`, terminal);
    return { command, outcome: findings.length > 0 ? "findings" : ("clean" satisfies Outcome), findings };
  } catch (error) {
    if (error instanceof DiskFailure) return { command, outcome: "cannot-judge", findings: [unusable(error, "write")] };
    throw new Error(`while laying ${path} out`, { cause: error });
  }
}

/** Line endings stay as the checkout made them; a byte order mark goes. */
function layOutText(text: string, format: (text: string) => string): string {
  const crlf = text.includes("\r\n");
  const laidOut = format(text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"));
  return crlf ? laidOut.replaceAll("\n", "\r\n") : laidOut;
}
