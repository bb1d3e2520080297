import { InvalidArgumentError, Option } from "commander";
import { FORMATS, type Format } from "../diagnostics/formats.js";
import type { Host } from "../host.js";

/** Options that several commands share; each is declared in one place. */
export interface CatalogOptions {
  readonly catalog?: readonly string[];
}

export interface FormatOptions {
  readonly format: Format;
}

export interface TodayOptions {
  readonly today?: string;
}

/** `--catalog <file>`, again and again for several. */
export function catalogOption(): Option {
  return new Option("--catalog <file>", "the catalog; give it again for each further one (default: catalog.yaml)").argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), filled(value)]);
}

/** The catalogs that were asked for, as reports print them, each once. */
export function catalogsOf({ catalog }: CatalogOptions, host: Host): string[] {
  return [...new Set((catalog ?? ["catalog.yaml"]).map((path) => host.path(path)))];
}

export function formatOption(): Option {
  return new Option("--format <format>", "how the result is printed").choices(Object.keys(FORMATS)).default("text");
}

/** `--today <date>`: for tests, and for asking what will be red next week. */
export function todayOption(): Option {
  return new Option("--today <date>", "judge suppressions as of this day (YYYY-MM-DD)").argParser((value: string) => {
    const day = new Date(`${value}T00:00:00Z`);
    if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) throw new InvalidArgumentError("It must be a day as YYYY-MM-DD.");
    return value;
  });
}

export function filled(value: string): string {
  if (value === "" || value.includes("\0")) throw new InvalidArgumentError("It must name a file.");
  return value;
}
