/**
 * Tokens in the o200k vocabulary: what a stretch of text costs a model's context.
 *
 * Loading the vocabulary takes half a second, so it is loaded when tokens are asked for, and once.
 */
export type CountTokens = (text: string) => number;

export async function loadTokenCounter(): Promise<CountTokens> {
  const { countTokens } = await import("gpt-tokenizer/encoding/o200k_base");
  // Text that spells a control token (`<|endoftext|>`) is text here, whoever wrote it.
  const options = { disallowedSpecial: new Set<string>() };
  return (text) => (text === "" ? 0 : countTokens(text, options));
}
