/** Forms of a sentence by number: 1 действие, 2 действия, 5 действий. `{n}` is the number. */
export interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** The sentence that fits a number. */
export function counted(count: number, forms: Forms): string {
  const form = RULES.select(count);
  return (form === "one" || form === "few" ? forms[form] : forms.many).replaceAll("{n}", String(count));
}

const RULES = new Intl.PluralRules("ru");

/** A text that ends as a sentence does; the text itself stays as it is. */
export function asSentence(text: string): string {
  return text === "" || /[.!?…:;]\s*$/.test(text) ? text : `${text}.`;
}
