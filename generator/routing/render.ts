import type { Confusable } from "./confusable.js";
import type { Routing } from "./intents.js";

/** How well the example intents find their tools, as a person reads it. */
export function renderRouting({ intents, first }: Routing, pairs: readonly Confusable[]): string {
  if (first === null) return "Intents\n  The examples have no intents: nothing can be said of how a model would choose.\n";
  const found = intents.filter(({ place }) => place === 1).length;
  const near = intents.filter(({ place }) => place !== null && place <= 3).length;
  const misses = intents.filter(({ place }) => place !== 1);
  return [
    "Intents, looked up in all descriptions by the words that they share",
    `  ${found} of ${intents.length} (${percent(found / intents.length)}) find their own tool first, ${near} (${percent(near / intents.length)}) among the first three`,
    ...misses.map(({ tool, action, intent, place, instead }) => `  ${place === null ? "not at all" : `place ${place}`}  ${action === null ? tool : `${tool}.${action}`} «${intent}»${instead === null ? "" : `: ${instead} comes first`}`),
    ...(pairs.length === 0 ? [] : ["", "A reading and a writing tool that are described alike", ...pairs.map(({ reading, writing, likeness, shared, others }) => `  ${reading} and ${writing} (${likeness.toFixed(2)}): ${shared.slice(0, 6).join(", ")}${others === 0 ? "" : `; ${others} more that read are near ${writing}`}`)]),
    "",
  ].join("\n");
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
