import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as russian } from "@orama/stemmers/russian";

/** Words that say nothing of what a tool is for. */
const STOP = new Set(
  (
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему для при без или если это этот эта этой этого их чтобы через до над под между " +
    "the a an of to in on for and or is are be by with from as at it its this that these those you your can will if not use used using all any each when which into than then"
  ).split(" "),
);

/** Stems of the words of a text, Russian and English, in their order; `set_length` is two words. */
export function stems(text: string): string[] {
  const words = text.normalize("NFC").replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !STOP.has(word)).map(stem);
}

function stem(word: string): string {
  if (/^[а-яё]+$/.test(word)) return russian(word);
  return /^[a-z]+$/.test(word) ? english(word) : word;
}
