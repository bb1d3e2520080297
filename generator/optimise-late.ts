/**
 * The V8 flag that makes it optimise later than it does by itself, or null where this V8 has none
 * that was measured (docs/decisions/0013-optimise-late.md): an unknown one would be complained of.
 *
 * @param v8 the engine's version, such as `11.3.244.8-node.17`
 */
export function optimiseLate(v8: string): string | null {
  return FLAGS.get(v8.slice(0, v8.indexOf("."))) ?? null;
}

const FLAGS = new Map([
  ["11", "--interrupt-budget=2000000"], // Node 20
  ["12", "--invocation-count-for-turbofan=20000"], // Node 22
]);
