/** How a finding shows a character: `U+0430 "а"`; what shows as nothing is told by its number alone. */
export function characterText(character: string): string {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${code} ${JSON.stringify(character)}` : code;
}

/** A character that a reader does not see, with its place in the text (UTF-16 units). */
export interface Hidden {
  readonly character: string;
  readonly offset: number;
}

/**
 * Everything that renders as nothing, or turns its neighbours around: format, control and private
 * characters, tags, zero widths, bidirectional controls, soft hyphens, fillers, variation selectors
 * and lone surrogates. Line breaks and tabs are seen; so is what an emoji or a flag is made of.
 *
 * `spaces` adds every blank but the plain one: a no-break space belongs into prose («№ 5») and not
 * into a name.
 */
export function hiddenIn(text: string, { spaces }: { readonly spaces: boolean }): readonly Hidden[] {
  if (!(spaces ? SUSPECT_OR_SPACE : SUSPECT).test(text)) return [];
  const seen = visibleSequences(text);
  const found: Hidden[] = [];
  for (const { 0: character, index: offset } of text.matchAll(spaces ? EACH_SUSPECT_OR_SPACE : EACH_SUSPECT)) {
    if (!seen.some((sequence) => offset > sequence.start && offset < sequence.end)) found.push({ character, offset });
  }
  return found;
}

const CLASS = "\\p{Cf}\\p{Cc}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800";
const BUT_BREAKS = "(?![\\n\\t])";
const SUSPECT = new RegExp(`${BUT_BREAKS}[${CLASS}]`, "u");
const EACH_SUSPECT = new RegExp(`${BUT_BREAKS}[${CLASS}]`, "gu");
const SUSPECT_OR_SPACE = new RegExp(`${BUT_BREAKS}(?! )[${CLASS}\\p{Zs}]`, "u");
const EACH_SUSPECT_OR_SPACE = new RegExp(`${BUT_BREAKS}(?! )[${CLASS}\\p{Zs}]`, "gu");

/** Emoji with their selectors and joiners, the three flags of tags, and joiners in scripts that need them. */
const EMOJI = "\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?";
const SEQUENCES = new RegExp(
  [
    "\\u{1F3F4}(?:\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073}))\\u{E007F}",
    `${EMOJI}(?:\\u200D${EMOJI})*`,
    "[0-9#*]\\uFE0F\\u20E3",
    "[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]\\p{M}*[\\u200C\\u200D](?=[\\p{L}\\p{M}])",
  ].join("|"),
  "gu",
);

function visibleSequences(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(SEQUENCES)].map(({ 0: sequence, index }) => ({ start: index, end: index + sequence.length }));
}
