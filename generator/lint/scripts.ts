/** Scripts whose letters are taken for one another. */
const SCRIPTS = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee"] as const;
type Script = (typeof SCRIPTS)[number];
const OF_SCRIPT = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")] as const);

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A word in which letters of several scripts stand, with the letters of the rarer ones. */
export interface MixedWord {
  readonly word: string;
  readonly odd: readonly string[];
}

/**
 * Words of a name that mix scripts.
 *
 * @param lenient lets pass what people write on purpose: an acronym or a new capitalised word beside
 *   the other script (`HTTPСервис`, `ЧтениеXML`). A lone letter never passes.
 */
export function mixedWords(text: string, { lenient }: { readonly lenient: boolean }): readonly MixedWord[] {
  if (LATIN_ALONE.test(text) || CYRILLIC_ALONE.test(text)) return [];
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => {
    const runs = runsOf(word);
    if (new Set(runs.map((run) => run.script)).size < 2 || (lenient && isOnPurpose(runs))) return [];
    return [{ word, odd: oddLetters(runs) }];
  });
}

/** What most names are, and cannot mix. */
const LATIN_ALONE = /^[\x00-\x7f]*$/;
/** Letters that have no parts and hide nothing: without й and ё. */
const RUSSIAN_ALONE = /^[\x20-~\u0410-\u0418\u041a-\u0438\u043a-\u044f]*$/;
const CYRILLIC_ALONE = /^[\x00-@[-`{-\x7f\u0400-\u04ff]*$/;

/**
 * What a name looks like: equal for two names that a reader takes for one. Letters of other scripts
 * become the Latin ones that look the same; the case counts.
 */
export function skeletonOf(text: string): string {
  if (LATIN_ALONE.test(text)) return text;
  let skeleton = "";
  if (RUSSIAN_ALONE.test(text)) {
    for (const character of text) skeleton += LOOK_ALIKE.get(character) ?? character;
    return skeleton;
  }
  for (const character of text.normalize("NFKD")) if (!/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character)) skeleton += LOOK_ALIKE.get(character) ?? character;
  return skeleton;
}

function runsOf(word: string): Run[] {
  const runs: Run[] = [];
  for (const character of word) {
    const script = OF_SCRIPT.find(([, pattern]) => pattern.test(character))?.[0];
    if (script === undefined) continue;
    const last = runs.at(-1);
    if (last?.script === script) runs[runs.length - 1] = { script, text: last.text + character };
    else runs.push({ script, text: character });
  }
  return runs;
}

/** Each stretch has two letters or more, and each seam is at a capital or after an acronym. */
function isOnPurpose(runs: readonly Run[]): boolean {
  return runs.every(({ text }, index) => {
    if ([...text].length < 2) return false;
    const before = runs[index - 1]?.text;
    return before === undefined || /^\p{Lu}/u.test(text) || (/^\p{Lu}+$/u.test(before) && !isLookAlike(before));
  });
}

/** All letters could be those of another script: `АРply` is no acronym. */
const isLookAlike = (text: string): boolean => !/^[\x00-\x7f]*$/.test(text) && [...text].every((letter) => LOOK_ALIKE.has(letter));

function oddLetters(runs: readonly Run[]): string[] {
  const letters = new Map<Script, number>();
  for (const { script, text } of runs) letters.set(script, (letters.get(script) ?? 0) + [...text].length);
  const [most] = [...letters].sort((a, b) => b[1] - a[1])[0]!;
  return [...new Set(runs.filter((run) => run.script !== most).flatMap((run) => [...run.text]))];
}

/** Letters of other scripts by the Latin letter that they look like (after the Unicode table of confusables). */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ["a", "аɑα"], ["b", "Ьь"], ["c", "сϲ"], ["d", "ԁ"], ["e", "еҽ"], ["g", "ɡց"], ["h", "һհ"], ["i", "іιɩ"], ["j", "јϳ"], ["k", "ĸ"], ["l", "ӏ"],
    ["n", "ո"], ["o", "оοօ"], ["p", "рρ"], ["q", "ԛգ"], ["r", "гᴦ"], ["s", "ѕ"], ["u", "υս"], ["v", "ѵν"], ["w", "ԝ"], ["x", "хχ"], ["y", "уγү"],
    ["A", "АΑᎪ"], ["B", "ВΒᏴ"], ["C", "СϹᏟ"], ["D", "Ꭰ"], ["E", "ЕΕᎬ"], ["F", "Ϝ"], ["G", "ԌᏀ"], ["H", "НΗᎻ"], ["I", "ІΙӀ"], ["J", "ЈᎫ"], ["K", "КΚᏦ"], ["L", "Ꮮ"],
    ["M", "МΜᎷ"], ["N", "Ν"], ["O", "ОΟՕ"], ["P", "РΡᏢ"], ["Q", "Ԛ"], ["R", "Ꭱ"], ["S", "ЅՏ"], ["T", "ТΤᎢ"], ["U", "Ս"], ["V", "ѴᏙ"], ["W", "ԜᎳ"], ["X", "ХΧ"], ["Y", "УΥҮ"], ["Z", "ΖᏃ"],
  ].flatMap(([latin, others]) => [...others!].map((other) => [other, latin!] as const)),
);
