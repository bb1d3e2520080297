import type { Node } from "../catalog/tree.js";
import { placeOfListed } from "../contract/place-of-listed.js";
import { findingOf, type Facts, type RuleCard } from "../diagnostics/card.js";
import type { Check } from "../diagnostics/checks.js";
import type { Finding } from "../diagnostics/finding.js";
import type { Action, JsonObject, PublicContract, Tool } from "../../runtime/contract/contract.js";
import { ServedSurface } from "../../runtime/served-surface.js";
import { Validators } from "../../runtime/validator.js";
import { operationOf } from "../../runtime/steps/tool.js";
import { excerpt } from "../surface/connection.js";

/** What is probed, and what was found out so far. */
export class ProbeRecord {
  readonly findings: Finding[] = [];
  readonly checks: Check[] = [];
  readonly surface: ServedSurface;

  readonly contract: PublicContract;
  /** The tools as they were saved, where the promise is a saved list. */
  readonly listed: readonly JsonObject[] | null;
  readonly #places: ReadonlyMap<string, Node>;

  /**
   * @param promised the contract, and contract path → place in the catalog
   * @param file what findings without a place point at
   * @param progress told of each step
   */
  constructor(
    promised: { readonly contract: PublicContract; readonly listed: readonly JsonObject[] | null; readonly places: ReadonlyMap<string, Node> },
    private readonly file: string,
    readonly progress: (text: string) => void,
  ) {
    this.contract = promised.contract;
    this.listed = promised.listed;
    this.#places = promised.places;
    this.surface = new ServedSurface(promised.contract, new Validators());
  }

  /** @param pointer where in a listed tool, for what is about the list */
  report<F extends Facts>(card: RuleCard<F>, path: string, facts: F, pointer: string | null = null): void {
    const node = this.#places.get(path) ?? this.#places.get(path.split(".").slice(0, 2).join(".")) ?? null;
    const place = node === null || pointer === null ? node : placeOfListed(node, pointer);
    this.findings.push({ ...findingOf(card, place, path, facts), file: place?.source.file ?? this.file });
  }

  check(stage: Check["stage"], subject: string, outcome: Check["outcome"], detail: string): void {
    this.checks.push({ stage, subject: excerpt(subject), outcome, detail });
  }

  /** Whether anything since a mark is an error. */
  failedSince(mark: number): boolean {
    return this.findings.slice(mark).some(({ severity }) => severity === "error");
  }
}

/** `tools.metadata_edit.actions.set_length`, or `tools.metadata_read`. */
export function pathOf(tool: Tool, action: Action | null): string {
  return action === null || action.name === null ? `tools.${tool.name}` : `tools.${tool.name}.actions.${action.name}`;
}

/** A call as a finding names it. */
export function callText(tool: Tool, action: Action | null, args: JsonObject): string {
  return `${excerpt(operationOf(tool, action), 100)} ${excerpt(JSON.stringify(args), 200)}`;
}

/** The first of what differs, so that a report stays readable. */
export function some(changes: readonly string[]): readonly string[] {
  const shown = changes.slice(0, 8).map((change) => excerpt(change, 120));
  return changes.length > 8 ? [...shown, `and ${changes.length - 8} more`] : shown;
}
