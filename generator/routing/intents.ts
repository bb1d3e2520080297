import type { PublicContract, Tool } from "../../runtime/contract/contract.js";
import { isMutating } from "../../runtime/contract/policy.js";
import { indexTexts, likeness, rank } from "./rank.js";

/** What an example's intent finds when it is looked up in all descriptions. */
export interface IntentRank {
  readonly tool: string;
  readonly action: string | null;
  readonly intent: string;
  /** Place of the intent's own tool, from 1; null where its words find nothing of it. */
  readonly place: number | null;
  /** The tool that is found first, where that is another one. */
  readonly instead: string | null;
}

export interface Routing {
  readonly intents: readonly IntentRank[];
  /** Share of the intents that find their own tool first, 0 to 1; null without intents. */
  readonly first: number | null;
}

/**
 * Ranks every example intent against the descriptions of all tools, as a model without any other
 * knowledge would: by the words that both share.
 */
export function rankIntents(contract: PublicContract): Routing {
  const index = indexTexts(contract.tools.map((tool) => ({ name: tool.name, text: spoken(tool) })));
  const intents = contract.tools.flatMap((tool) =>
    tool.actions.flatMap((action) =>
      action.examples.flatMap(({ intent }): IntentRank[] => {
        if (intent === null) return [];
        const found = rank(index, intent);
        const place = found.findIndex(({ name }) => name === tool.name) + 1;
        return [{ tool: tool.name, action: action.name, intent, place: place === 0 ? null : place, instead: place === 1 ? null : (found[0]?.name ?? null) }];
      }),
    ),
  );
  return { intents, first: intents.length === 0 ? null : intents.filter(({ place }) => place === 1).length / intents.length };
}

/** A reading and a writing tool that a model could take for one another. */
export interface Confusable {
  readonly reading: string;
  readonly writing: string;
  /** 0 to 1. */
  readonly likeness: number;
  /** Stems that both descriptions share, the most telling first. */
  readonly shared: readonly string[];
}

/** From here on, two descriptions are near each other: see docs/decisions/0009-confusable-descriptions.md. */
export const NEAR = 0.6;

export function confusables(contract: PublicContract, threshold = NEAR): Confusable[] {
  const index = indexTexts(contract.tools.map((tool) => ({ name: tool.name, text: headline(tool) })));
  const writes = contract.tools.map((tool) => tool.actions.some(isMutating));
  const pairs: Confusable[] = [];
  for (const [a, tool] of contract.tools.entries()) {
    if (writes[a]) continue;
    for (const [b, other] of contract.tools.entries()) {
      if (!writes[b]) continue;
      const { value, shared } = likeness(index, a, b);
      if (value >= threshold) pairs.push({ reading: tool.name, writing: other.name, likeness: value, shared });
    }
  }
  return pairs.sort((x, y) => y.likeness - x.likeness || (x.reading < y.reading ? -1 : 1));
}

/** What a model reads of a tool when it chooses. */
function spoken(tool: Tool): string {
  const actions = tool.actions.map((action) => [action.name, action.title, action.description].filter((part) => part !== null).join(" "));
  return [tool.name, headline(tool), ...actions].join(" ");
}

const headline = ({ title, description }: Tool): string => [title, description].filter((part) => part !== null).join(" ");
