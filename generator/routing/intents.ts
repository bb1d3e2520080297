import type { PublicContract, Tool } from "../../runtime/contract/contract.js";
import { indexTexts, rank, type Text } from "./rank.js";

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
 * Ranks every example intent against the descriptions, as a model without any other knowledge would:
 * by the words that both share. Each tool is a text (name, title, description), and so is each of its
 * actions with the tool's title; a tool is found where the best of its texts is. In one text a tool of
 * a hundred actions would hold every word and drown in its length.
 */
export function rankIntents(contract: PublicContract): Routing {
  const texts = contract.tools.flatMap(textsOf);
  const index = indexTexts(texts);
  const intents = contract.tools.flatMap((tool) =>
    tool.actions.flatMap((action) =>
      action.examples.flatMap(({ intent }): IntentRank[] => {
        if (intent === null) return [];
        const found = [...new Set(rank(index, intent).map(({ name }) => name))];
        const place = found.indexOf(tool.name) + 1;
        return [{ tool: tool.name, action: action.name, intent, place: place === 0 ? null : place, instead: place === 1 ? null : (found[0] ?? null) }];
      }),
    ),
  );
  return { intents, first: intents.length === 0 ? null : intents.filter(({ place }) => place === 1).length / intents.length };
}

/** What a model reads of a tool when it chooses. */
function textsOf(tool: Tool): Text[] {
  const whole = { name: tool.name, text: `${tool.name} ${headline(tool)}` };
  if (tool.selector === null) return [whole];
  return [whole, ...tool.actions.map((action) => ({ name: tool.name, text: joined(tool.title, action.name, action.title, action.description) }))];
}

/** Title and description: what a client shows of a tool. */
export const headline = ({ title, description }: Tool): string => joined(title, description);

const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(" ");
