import { type Fault, fold, type Token, tokensOf } from "./tokens.js";

export interface Module {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Regions and methods in their order, methods within their regions. */
  readonly items: readonly (Region | Method)[];
  readonly methods: readonly Method[];
  /** What keeps the module from compiling, as far as its structure shows it. */
  readonly faults: readonly Fault[];
}

export interface Region {
  readonly kind: "region";
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly items: readonly (Region | Method)[];
}

export interface Method {
  readonly kind: "procedure" | "function";
  readonly name: string;
  readonly nameStart: number;
  /** `НаКлиенте`; null without one. */
  readonly directive: string | null;
  readonly parameters: readonly string[];
  readonly exported: boolean;
  /** From the directive, or the word that begins the method, to the word that ends it. */
  readonly start: number;
  readonly end: number;
}

/** The structure of a module: its regions and methods, and whether everything that opens is closed. */
export function readModule(text: string): Module {
  const { tokens, faults: broken } = tokensOf(text);
  const faults: Fault[] = [...broken];
  const methods: Method[] = [];
  const root: Open = { what: "root", place: 0, name: "", items: [] };
  const blocks: Open[] = [root];
  const regions: Open[] = [root];
  const at = (index: number): string => (tokens[index] === undefined ? "" : text.slice(tokens[index].start, tokens[index].end));

  for (const [index, token] of tokens.entries()) {
    if (token.kind === "preprocessor") readInstruction(at(index), token, regions, faults);
    if (token.kind !== "name" || at(index - 1) === ".") continue;
    const word = fold(at(index));
    const opens = OPENS.get(word);
    if (opens !== undefined) blocks.push({ what: opens, place: token.start, name: at(index), items: [], token: index });
    const closes = CLOSES.get(word);
    if (closes === undefined) continue;
    const block = blocks.at(-1)!;
    if (block.what !== closes) {
      faults.push({ place: token.start, reason: block === root ? `${at(index)} ничего не закрывает` : `${at(index)} стоит там, где ещё не закрыто ${block.name}` });
      if (blocks.some(({ what }) => what === closes)) while (blocks.pop()!.what !== closes);
      continue;
    }
    blocks.pop();
    if (closes !== "procedure" && closes !== "function") continue;
    const method = methodOf(closes, tokens, at, block, token.end);
    if (method === null) faults.push({ place: block.place, reason: `после ${block.name} нет имени` });
    else {
      methods.push(method);
      regions.at(-1)!.items.push(method);
    }
  }
  for (const { place, name } of blocks.slice(1)) faults.push({ place, reason: `${name} не закрыто` });
  for (const { place, what } of regions.slice(1)) faults.push({ place, reason: what === "region" ? "область не закрыта" : "#Если не закрыто" });
  faults.push(...parentheses(tokens, at));
  return { text, tokens, items: root.items, methods, faults: faults.sort((one, other) => one.place - other.place) };
}

interface Open {
  readonly what: string;
  readonly place: number;
  readonly name: string;
  readonly items: (Region | Method)[];
  readonly token?: number;
}

function readInstruction(line: string, { start, end }: Token, regions: Open[], faults: Fault[]): void {
  const [, word = "", rest = ""] = /^#\s*([\p{L}]+)\s*(.*)$/u.exec(line) ?? [];
  const folded = fold(word);
  if (REGION.has(folded)) regions.push({ what: "region", place: start, name: rest.trim(), items: [] });
  else if (IF.has(folded)) regions.push({ what: "if", place: start, name: "", items: regions.at(-1)!.items });
  const closes = END_REGION.has(folded) ? "region" : END_IF.has(folded) ? "if" : null;
  if (closes === null) return;
  const open = regions.at(-1)!;
  if (open.what !== closes) return void faults.push({ place: start, reason: `#${word} ничего не закрывает` });
  regions.pop();
  if (closes === "region") regions.at(-1)!.items.push({ kind: "region", name: open.name, start: open.place, end, items: open.items });
}

function methodOf(kind: "procedure" | "function", tokens: readonly Token[], at: (index: number) => string, { token: first = 0 }: Open, end: number): Method | null {
  if (tokens[first + 1]?.kind !== "name" || at(first + 2) !== "(") return null;
  const parameters: string[] = [];
  let index = first + 3;
  let depth = 1;
  for (; index < tokens.length && depth > 0; index++) {
    const word = at(index);
    if (word === "(") depth++;
    else if (word === ")") depth--;
    else if (depth === 1 && tokens[index]!.kind === "name" && !BY_VALUE.has(fold(word)) && [",", "("].includes(at(BY_VALUE.has(fold(at(index - 1))) ? index - 2 : index - 1))) parameters.push(word);
  }
  // `Асинх` and directives stand before the word that begins the method.
  let begins = first;
  while (begins > 0 && (tokens[begins - 1]!.kind === "directive" || ASYNC.has(fold(at(begins - 1))))) begins--;
  const directive = tokens[begins]!.kind === "directive" ? at(begins).slice(1) : null;
  return { kind, name: at(first + 1), nameStart: tokens[first + 1]!.start, directive, parameters, exported: EXPORT.has(fold(at(index))), start: tokens[begins]!.start, end };
}

/** Within a statement every bracket that opens is closed. */
function parentheses(tokens: readonly Token[], at: (index: number) => string): readonly Fault[] {
  const open: number[] = [];
  const faults: Fault[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "sign") continue;
    const sign = at(index);
    if (sign === "(" || sign === "[") open.push(index);
    else if (sign === ")" || sign === "]") {
      const opener = open.pop();
      if (opener === undefined || at(opener) !== (sign === ")" ? "(" : "[")) faults.push({ place: token.start, reason: `${sign} ничего не закрывает` });
    } else if (sign === ";" && open.length > 0) faults.push({ place: tokens[open.splice(0)[0]!]!.start, reason: "скобка не закрыта" });
  }
  if (open.length > 0) faults.push({ place: tokens[open[0]!]!.start, reason: "скобка не закрыта" });
  return faults;
}

const OPENS: ReadonlyMap<string, string> = words({ procedure: "процедура procedure", function: "функция function", if: "если if", loop: "для for пока while", try: "попытка try" });
const CLOSES: ReadonlyMap<string, string> = words({ procedure: "конецпроцедуры endprocedure", function: "конецфункции endfunction", if: "конецесли endif", loop: "конеццикла enddo", try: "конецпопытки endtry" });
const REGION = new Set(["область", "region"]);
const END_REGION = new Set(["конецобласти", "endregion"]);
const IF = new Set(["если", "if"]);
const END_IF = new Set(["конецесли", "endif"]);
const BY_VALUE = new Set(["знач", "val"]);
const ASYNC = new Set(["асинх", "async"]);
const EXPORT = new Set(["экспорт", "export"]);

function words(byBlock: { readonly [block: string]: string }): ReadonlyMap<string, string> {
  return new Map(Object.entries(byBlock).flatMap(([block, names]) => names.split(" ").map((name) => [name, block])));
}
