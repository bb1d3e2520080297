/**
 * The code points of the characters at one place of two texts, where the eye sees no difference between
 * them: a letter of another script, or one that is composed otherwise. Null where it does.
 */
export function alikeAt(one: string, other: string, at: number): readonly [string, string] | null {
  const [a, b] = [characterAt(one, at), characterAt(other, at)];
  return looksAlike(a, b) ? [codePoints(a), codePoints(b)] : null;
}

function characterAt(text: string, at: number): string {
  return /^[^]\p{M}*/u.exec(text.slice(at, at + 16))?.[0] ?? "";
}

function looksAlike(a: string, b: string): boolean {
  if (a === "" || b === "" || a === b) return false;
  if (a.normalize("NFKC") === b.normalize("NFKC")) return true;
  const [one, other] = [scriptOf(a), scriptOf(b)];
  return one !== null && other !== null && one !== other;
}

function scriptOf(character: string): string | null {
  return /^\p{Script=Latin}/u.test(character) ? "Latin" : /^\p{Script=Cyrillic}/u.test(character) ? "Cyrillic" : /^\p{Script=Greek}/u.test(character) ? "Greek" : null;
}

function codePoints(character: string): string {
  return [...character].map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`).join(" ");
}
