import { parseClass, parseEscape } from "./parse-set.js";
import { Cursor } from "./cursor.js";
import { invalid, large, literal, type Pattern, unsupported } from "./syntax.js";

/** A quantifier counts no further, as in RE2. */
const MOST_REPEATS = 1000;
const MOST_NESTING = 50;

/**
 * Reads a regular expression in the syntax that JavaScript, Perl and RE2 share.
 *
 * @throws PatternProblem where it cannot be read, or asks for what does not run in linear time
 */
export function parsePattern(source: string): Pattern {
  const cursor = new Cursor(source);
  const pattern = parseChoice(cursor, 0);
  if (!cursor.done) throw invalid("закрывающая скобка ) без открывающей");
  return pattern;
}

function parseChoice(cursor: Cursor, depth: number): Pattern {
  if (depth > MOST_NESTING) throw large("слишком много вложенных скобок");
  const options = [parseSequence(cursor, depth)];
  while (cursor.take("|")) options.push(parseSequence(cursor, depth));
  return options.length === 1 ? options[0]! : { kind: "choice", options };
}

function parseSequence(cursor: Cursor, depth: number): Pattern {
  const items: Pattern[] = [];
  while (!cursor.done && cursor.peek() !== "|" && cursor.peek() !== ")") {
    const atom = parseAtom(cursor, depth);
    if (atom !== null) items.push(parseQuantifier(cursor, atom));
  }
  return items.length === 1 ? items[0]! : { kind: "sequence", items };
}

/** Null for what matches nothing by itself: a group of flags. */
function parseAtom(cursor: Cursor, depth: number): Pattern | null {
  const character = cursor.next();
  switch (character) {
    case "(":
      return parseGroup(cursor, depth);
    case "[":
      return parseClass(cursor);
    case ".":
      return { kind: "any" };
    case "^":
      return { kind: "anchor", at: "start" };
    case "$":
      return { kind: "anchor", at: "end" };
    case "\\":
      return parseEscape(cursor);
    case "*":
    case "+":
    case "?":
      throw invalid(`перед символом повтора ${character} нечего повторять`);
    default:
      if (character === "{") {
        cursor.at--;
        if (readCounts(cursor) !== null) throw invalid("перед повтором в фигурных скобках нечего повторять");
        cursor.next();
      }
      return literal(character.codePointAt(0)!);
  }
}

function parseGroup(cursor: Cursor, depth: number): Pattern | null {
  if (cursor.take("?")) {
    if (cursor.take("=") || cursor.take("!") || cursor.take("<=") || cursor.take("<!")) throw unsupported("просмотр вперёд или назад (?=…), (?!…), (?<=…), (?<!…)");
    if (cursor.take(">")) throw unsupported("неделимая группа (?>…)");
    if (cursor.take("P=") || cursor.take("R")) throw unsupported("ссылка на другую группу");
    if (cursor.take("P<") || cursor.take("<")) {
      if (cursor.match(/^[\p{L}_][\p{L}\p{N}_]*>/u) === null) throw invalid("имя группы (?<имя>…) не закончено");
    } else if (!cursor.take(":")) {
      const flags = cursor.match(/^([imsu]*)(?:-([a-z]+))?([:)])/);
      if (flags === null) throw invalid("неизвестный вид группы (?…)");
      if (flags[2] !== undefined && flags[2].includes("i")) throw unsupported("отмена безразличия к регистру (?-i)");
      if (flags[3] === ")") return null;
    }
  }
  const inner = parseChoice(cursor, depth + 1);
  if (!cursor.take(")")) throw invalid("открывающая скобка ( не закрыта");
  return inner;
}

function parseQuantifier(cursor: Cursor, item: Pattern): Pattern {
  const counts = readCounts(cursor);
  if (counts === null) return item;
  if (item.kind === "anchor") throw invalid("якорь или граница слова не повторяется");
  const [min, max] = counts;
  if (max < min) throw invalid(`в повторе {${min},${max}} верхняя граница меньше нижней`);
  if (min > MOST_REPEATS || (max !== Infinity && max > MOST_REPEATS)) throw large(`повтор больше ${MOST_REPEATS} раз`);
  // Lazy or greedy is the same to the question whether there is a match.
  cursor.take("?");
  if (cursor.peek() === "+") throw unsupported("жадный повтор без возврата (как в a++)");
  if (cursor.peek() === "*" || readAhead(cursor)) throw invalid("два символа повтора подряд");
  return { kind: "repeat", item, min, max };
}

function readAhead(cursor: Cursor): boolean {
  const { at } = cursor;
  const found = cursor.peek() !== "?" && readCounts(cursor) !== null;
  cursor.at = at;
  return found;
}

/** The counts of a quantifier that stands here; `{` that is none is a plain character. */
function readCounts(cursor: Cursor): readonly [number, number] | null {
  if (cursor.take("*")) return [0, Infinity];
  if (cursor.take("+")) return [1, Infinity];
  if (cursor.take("?")) return [0, 1];
  const counts = cursor.match(/^\{(\d{1,9})(,(\d{1,9})?)?\}/);
  if (counts === null) return null;
  const min = Number(counts[1]);
  return [min, counts[2] === undefined ? min : counts[3] === undefined ? Infinity : Number(counts[3])];
}
