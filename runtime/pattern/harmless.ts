import { printNative } from "./print.js";
import { type CharacterSet, onlyCharacter, type Pattern } from "./syntax.js";

/**
 * Tells whether the native engine, which backtracks, searches for a pattern in time linear in the
 * text. The answer errs on the side of no. Four kinds are known to be harmless, each alternative
 * of the top level for itself:
 *
 * - no repetition without end, and few ways through (`инн|кпп`, `строка\(\d{1,3}\)`);
 * - anchored at the start, with one repetition of a single character without end (`^.*инн`);
 * - repetitions of single characters that neither what follows nor what precedes can be taken for
 *   (`строка\(\d+\)`), so that runs are walked once;
 * - pieces of fixed length with anything between (`инн.*строка`), searched one after the other.
 */
export function harmlessTest(pattern: Pattern, flags: "iu" | "u"): ((text: string) => boolean) | null {
  const whole: Pattern[] = [];
  const pieced: Pattern[][] = [];
  for (const option of pattern.kind === "choice" ? pattern.options : [pattern]) {
    if (namesProperty(option)) return null;
    const items = trimEnds(itemsOf(option));
    if (waysThrough(sequence(items)) <= MOST_WAYS || isAnchoredOnce(items) || isDisjoint(items, flags)) whole.push(sequence(items));
    else {
      const pieces = piecesOf(items);
      if (pieces === null) return null;
      pieced.push(pieces);
    }
  }
  const tests = pieced.map((pieces) => inOrder(pieces.map((piece) => new RegExp(printNative(piece, "filter"), `g${flags}`))));
  if (whole.length > 0) {
    const expression = new RegExp(whole.map((option) => printNative(option, "filter")).join("|"), flags);
    tests.unshift((text) => expression.test(text));
  }
  return tests.length === 1 ? tests[0]! : (text) => tests.some((test) => test(text));
}

/** Ways past which a search without repetition is not worth calling harmless. */
const MOST_WAYS = 64;

const itemsOf = (pattern: Pattern): readonly Pattern[] => (pattern.kind === "sequence" ? pattern.items.flatMap(itemsOf) : [pattern]);
const sequence = (items: readonly Pattern[]): Pattern => (items.length === 1 ? items[0]! : { kind: "sequence", items });

/**
 * The same question with less to do: a match of `x+y` anywhere holds a match of `xy`, so that a
 * repetition at either end is taken as few times as it must be.
 */
function trimEnds(items: readonly Pattern[]): readonly Pattern[] {
  const shortest = (item: Pattern): Pattern[] => {
    if (item.kind !== "repeat") return [item];
    return item.min === 0 ? [] : item.min === 1 ? [...itemsOf(item.item)] : [{ ...item, max: item.min }];
  };
  const isLoose = (item: Pattern | undefined): boolean => item?.kind === "repeat" && item.min !== item.max;
  let rest = [...items];
  while (isLoose(rest[0])) rest = [...shortest(rest[0]!), ...rest.slice(1)];
  while (isLoose(rest.at(-1))) rest = [...rest.slice(0, -1), ...shortest(rest.at(-1)!)];
  return rest;
}

/** Ways in which a pattern may be walked at one place; Infinity where they have no bound. */
function waysThrough(pattern: Pattern): number {
  switch (pattern.kind) {
    case "any":
    case "set":
    case "anchor":
      return 1;
    case "sequence":
      return pattern.items.reduce((ways, item) => ways * waysThrough(item), 1);
    case "choice":
      return pattern.options.reduce((ways, option) => ways + waysThrough(option), 0);
    case "repeat": {
      const once = waysThrough(pattern.item);
      if (pattern.max === Infinity || once === Infinity || pattern.max > 256) return Infinity;
      let ways = 0;
      for (let count = pattern.min; count <= pattern.max && ways <= MOST_WAYS; count++) ways += once ** count;
      return ways;
    }
  }
}

const isEndless = (item: Pattern): boolean => item.kind === "repeat" && item.max === Infinity;
const isSingle = (item: Pattern): boolean => item.kind === "repeat" && (item.item.kind === "set" || item.item.kind === "any") && item.min <= 64;

function isAnchoredOnce(items: readonly Pattern[]): boolean {
  if (items[0]?.kind !== "anchor" || items[0].at !== "start") return false;
  const endless = items.filter(isEndless);
  return endless.length === 1 && endless.every(isSingle) && waysThrough(sequence(items.filter((item) => !isEndless(item)))) <= MOST_WAYS;
}

function isDisjoint(items: readonly Pattern[], flags: string): boolean {
  const endless = items.flatMap((item) => (isEndless(item) ? [item] : []));
  if (!endless.every((item) => isSingle(item) && item.kind === "repeat" && item.item.kind === "set")) return false;
  const first = items.findIndex(isEndless);
  const before = items.slice(0, first);
  const rest = items.filter((item) => !isEndless(item));
  if (waysThrough(sequence(rest)) !== 1) return false;
  return items.every((item, index) => {
    if (item.kind !== "repeat" || !isEndless(item)) return true;
    const run = item.item as CharacterSet;
    const next = items[index + 1];
    const ends = next !== undefined && ((next.kind === "anchor" && next.at === "end") || areDisjoint(next, run, flags));
    return ends && before.some((earlier) => (earlier.kind === "anchor" && earlier.at === "start") || areDisjoint(earlier, run, flags));
  });
}

/** Where case is ignored, the engines disagree on what `\P{Lu}` is. */
function namesProperty(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "set":
      return pattern.parts.some((part) => part.kind === "property");
    case "sequence":
      return pattern.items.some(namesProperty);
    case "choice":
      return pattern.options.some(namesProperty);
    case "repeat":
      return namesProperty(pattern.item);
    default:
      return false;
  }
}

/** True where no character is in both, ignoring case where the flags do. */
function areDisjoint(one: Pattern, run: CharacterSet, flags: string): boolean {
  const character = onlyCharacter(one);
  return character !== undefined && !new RegExp(printNative(run, "filter"), flags).test(character);
}

/** Pieces of fixed length between which anything may stand, or null. */
function piecesOf(items: readonly Pattern[]): Pattern[] | null {
  const pieces: Pattern[][] = [[]];
  for (const item of items) {
    if (item.kind === "repeat" && item.item.kind === "any" && item.max === Infinity) {
      pieces.push(item.min === 0 ? [] : [{ kind: "repeat", item: item.item, min: item.min, max: item.min }]);
    } else {
      pieces.at(-1)!.push(item);
    }
  }
  const all = pieces.map(sequence);
  return all.every((piece) => lengthOf(piece) !== null && waysThrough(piece) <= MOST_WAYS) ? all : null;
}

/** Characters that every match of a pattern has, or null where that differs. */
function lengthOf(pattern: Pattern): number | null {
  switch (pattern.kind) {
    case "any":
    case "set":
      return 1;
    case "anchor":
      return 0;
    case "sequence":
      return pattern.items.map(lengthOf).reduce((sum, length) => (sum === null || length === null ? null : sum + length), 0);
    case "choice": {
      const lengths = pattern.options.map(lengthOf);
      return lengths.every((length) => length === lengths[0]) ? lengths[0]! : null;
    }
    case "repeat": {
      const once = lengthOf(pattern.item);
      return once === null || pattern.min !== pattern.max ? null : once * pattern.min;
    }
  }
}

/**
 * Pieces one after the other. Each is of fixed length, so that its first match is the one that
 * ends first and leaves the most for those that follow.
 */
function inOrder(expressions: readonly RegExp[]): (text: string) => boolean {
  return (text) => {
    let from = 0;
    for (const expression of expressions) {
      expression.lastIndex = from;
      if (!expression.test(text)) return false;
      from = expression.lastIndex;
    }
    return true;
  };
}
