/** Tells whether a workspace is as it was. What a strict server takes around every preview. */
export interface Fingerprint {
  take(signal?: AbortSignal): Promise<Snapshot>;
}

/** Every part of a workspace (a path, say) with something that differs when the part does. */
export type Snapshot = ReadonlyMap<string, string>;

/** Parts that were added (`+`), removed (`-`) or changed (`~`), by code unit. */
export function differences(before: Snapshot, after: Snapshot): readonly string[] {
  const found: [string, string][] = [];
  for (const [part, mark] of before) {
    const now = after.get(part);
    if (now === undefined) found.push([part, "-"]);
    else if (now !== mark) found.push([part, "~"]);
  }
  for (const part of after.keys()) if (!before.has(part)) found.push([part, "+"]);
  return found.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([part, sign]) => `${sign}${part}`);
}
