import type { PublicContract } from "../../runtime/contract/contract.js";
import type { OutputFile } from "./emitter.js";
import { EMITTERS } from "./emitters.js";

/** Everything that generation writes for a contract, in the order of the emitters. */
export function* emit(contract: PublicContract): Iterable<OutputFile> {
  for (const emitter of EMITTERS) yield* emitter.emit(contract);
}
