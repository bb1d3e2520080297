/** Flags of V8 for a command that is over in a second. */
export interface ShortRun {
  /** From the start: optimise late, and keep the memory of young objects as small as it begins. */
  readonly start: readonly string[];
  /** Once it turns out that there is much to read: let that memory grow. */
  readonly large: readonly string[];
}

/**
 * The flags for a V8, or null for one that was not measured (docs/decisions/0013-tuned-for-a-second.md):
 * an unknown flag would be complained of.
 *
 * @param v8 the engine's version, such as `11.3.244.8-node.17`
 */
export function shortRun(v8: string): ShortRun | null {
  const late = OPTIMISE_LATE.get(v8.slice(0, v8.indexOf(".")));
  return late === undefined ? null : { start: [late, "--semi-space-growth-factor=1"], large: ["--semi-space-growth-factor=2"] };
}

const OPTIMISE_LATE = new Map([
  ["11", "--interrupt-budget=2000000"], // Node 20
  ["12", "--invocation-count-for-turbofan=20000"], // Node 22
]);
