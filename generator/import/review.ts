import { counted } from "../diagnostics/english.js";
import { excerpt } from "../surface/connection.js";
import { flagOf, suggested, type Decision, type Undecided } from "./decide.js";
import { scopeOf } from "./suggest.js";

/** A conversation with the person at the terminal. */
export interface Dialogue {
  say(text: string): void;
  /** One line of an answer; null where there is nobody any more. */
  ask(question: string): Promise<string | null>;
}

export interface Reviewed {
  readonly decisions: ReadonlyMap<Undecided, Decision>;
  /** False where the person stopped before the last one. */
  readonly finished: boolean;
}

/** Walks through the undecided actions, a tool at a time or one by one. What was decided before a stop counts. */
export async function review(undecided: readonly Undecided[], dialogue: Dialogue): Promise<Reviewed> {
  const reviewing = new Reviewing(dialogue);
  const tools = [...new Set(undecided.map(({ tool }) => tool))];
  dialogue.say(`${counted(undecided.length, "undecided action")} of ${counted(tools.length, "tool")}.\n`);
  for (const [index, tool] of tools.entries()) {
    const actions = undecided.filter((one) => one.tool === tool);
    dialogue.say(`\n[${index + 1}/${tools.length}] ${excerpt(tool.name)}${tool.title === null ? "" : ` — ${excerpt(tool.title)}`}\n${tool.description === null ? "" : `  ${excerpt(tool.description.trim().replace(/\s+/g, " "), 300)}\n`}`);
    const goesOn = actions.length === 1 ? await reviewing.one(actions[0]!) : await reviewing.tool(actions);
    if (!goesOn) return { decisions: reviewing.decisions, finished: false };
  }
  return { decisions: reviewing.decisions, finished: true };
}

const LETTERS: { readonly [letter: string]: Decision["policy"] } = { r: "READ_ONLY", p: "PREVIEWABLE", f: "PREVIEW_PARAM", w: "APPLY_ONLY" };

const TOOL_HELP = `  a        take every suggestion that is left
  r, w     all that are left only read / act at once; r 1 3-5 for some of them; also p (preview by mode), f (preview by a flag)
  o        one by one        s  leave this tool undecided        q  stop here; what was decided is kept
`;

const ACTION_HELP = `  Enter    take the suggestion
  r  it only reads        p  it writes, with a preview by \`mode\`        f  it writes, with a preview by a flag        w  it acts at every call
  s  leave it undecided        q  stop here; what was decided is kept
`;

class Reviewing {
  readonly decisions = new Map<Undecided, Decision>();

  constructor(private readonly dialogue: Dialogue) {}

  /** False where the person stops. */
  async tool(actions: readonly Undecided[]): Promise<boolean> {
    for (const [index, undecided] of actions.entries()) this.dialogue.say(`  ${String(index + 1).padStart(3)} ${excerpt(undecided.action.name ?? "")}: ${suggestionText(undecided)}\n`);
    for (;;) {
      const left = actions.filter((one) => !this.decisions.has(one));
      if (left.length === 0) return true;
      const answer = await this.#ask(`  ${left.length} of ${actions.length} left: a all as suggested, r/w [numbers], o one by one, s skip, q stop, ? help > `);
      if (answer === null || answer === "q") return false;
      if (answer === "s") return true;
      if (answer === "o") {
        for (const one of left) if (!(await this.one(one))) return false;
        return true;
      }
      const [letter = "", numbers = ""] = answer.split(/\s+(.*)/s);
      const chosen = numbers === "" ? left : numbered(actions, numbers);
      if (chosen === null || (letter !== "a" && !Object.hasOwn(LETTERS, letter))) this.#explain(answer, TOOL_HELP);
      else if (letter === "a") this.#takeSuggestions(chosen);
      else await this.#all(chosen, LETTERS[letter]!);
    }
  }

  async one(undecided: Undecided): Promise<boolean> {
    const hint = suggested(undecided);
    for (;;) {
      const answer = await this.#ask(`  ${excerpt(undecided.name)}: ${suggestionText(undecided)}\n  Enter to take it, r/p/f/w, s skip, q stop, ? help > `);
      if (answer === null || answer === "q") return false;
      if (answer === "s") return true;
      const decision = answer === "" ? hint : Object.hasOwn(LETTERS, answer) ? await this.#decided(undecided, LETTERS[answer]!) : null;
      if (decision === null) {
        this.#explain(answer, ACTION_HELP);
        continue;
      }
      this.decisions.set(undecided, decision);
      return true;
    }
  }

  #takeSuggestions(actions: readonly Undecided[]): void {
    const open = actions.filter((undecided) => {
      const hint = suggested(undecided);
      if (hint !== null) this.decisions.set(undecided, hint);
      return hint === null;
    });
    if (open.length > 0) this.dialogue.say(`  ${counted(open.length, "action")} had no suggestion that could be taken as it is: ${open.map(({ name }) => excerpt(name)).join(", ")}\n`);
  }

  async #all(actions: readonly Undecided[], policy: Decision["policy"]): Promise<void> {
    const [first] = actions;
    if (first === undefined) return;
    const decision = await this.#decided(first, policy);
    if (decision !== null) for (const one of actions) this.decisions.set(one, decision);
  }

  /** Asks for what a writing policy needs besides; null where the person gives none. */
  async #decided({ tool, action }: Undecided, policy: Decision["policy"]): Promise<Decision | null> {
    if (policy === "READ_ONLY") return { policy, scope: null };
    const scope = await this.#filled("scope", action.suggestion?.scope ?? scopeOf(tool.name));
    if (scope === null || policy !== "PREVIEW_PARAM") return scope === null ? null : { policy, scope };
    const name = await this.#filled("flag (the boolean parameter that asks for a rehearsal)", flagOf(tool)?.name ?? null);
    const flag = flagOf(tool, name);
    return flag === null ? null : { policy, scope, flag };
  }

  async #filled(what: string, usual: string | null): Promise<string | null> {
    const answer = await this.#ask(`    ${what}${usual === null ? "" : ` [${usual}]`} > `);
    return answer === null ? null : answer === "" ? usual : answer;
  }

  #explain(answer: string, help: string): void {
    this.dialogue.say(answer === "?" ? help : `  ${JSON.stringify(excerpt(answer, 40))} is not taken here:\n${help}`);
  }

  async #ask(question: string): Promise<string | null> {
    const answer = await this.dialogue.ask(question);
    // Whoever left did not end the line.
    if (answer === null) this.dialogue.say("\n");
    return answer?.trim() ?? null;
  }
}

function suggestionText({ action }: Undecided): string {
  const { policy = null, scope = null, because = "" } = action.suggestion ?? {};
  return policy === null ? "no suggestion" : `${policy}${scope === null ? "" : ` ${scope}`} (${excerpt(because, 160)})`;
}

/** `1 3-5,8`: the items of these numbers; null where the text is none. */
function numbered<T>(items: readonly T[], text: string): readonly T[] | null {
  const chosen = new Set<T>();
  for (const part of text.split(/[\s,]+/).filter((word) => word !== "")) {
    const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
    if (from === undefined || Number(from) < 1 || Number(to) > items.length || Number(from) > Number(to)) return null;
    for (let number = Number(from); number <= Number(to); number++) chosen.add(items[number - 1]!);
  }
  return [...chosen];
}
