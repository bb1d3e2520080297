/** The runs of letters and digits of a text, in their order. */
export function wordsOf(text: string): readonly string[] {
  return text.match(USUAL.test(text) ? USUAL_WORD : /[\p{L}\p{N}]+/gu) ?? [];
}

/** English and Russian prose: its letters need none of the tables of Unicode, which take milliseconds to look up. */
const USUAL = /^[\n\t\x20-\x7e\u0401\u0410-\u044f\u0451«»—–…№→×’“”]*$/;
const USUAL_WORD = /[0-9A-Za-zЁА-яё]+/g;
