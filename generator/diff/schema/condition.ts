import type { Json } from "../../../runtime/contract/contract.js";
import type { Term, Terms } from "./term.js";
import type { Truth } from "./truth.js";

/**
 * A constraint that does not come apart by kinds of values. It can be checked against a value; two of
 * them are compared by what they are made of.
 */
export type Condition =
  | { readonly keyword: "not"; readonly term: Term; readonly at: string }
  | { readonly keyword: "if"; readonly test: Term; readonly then: Term; readonly else: Term; readonly at: string }
  /** At least one (`anyOf`) or exactly one (`oneOf`) of them. */
  | { readonly keyword: "anyOf" | "oneOf"; readonly options: readonly Term[]; readonly at: string }
  /** What cannot be read or decided here: equal where the text is. */
  | { readonly keyword: "opaque"; readonly name: string; readonly text: string; readonly at: string };

export function conditionAccepts(condition: Condition, value: Json, terms: Terms): Truth {
  return terms.once(keyOf(condition, terms), value, () => decide(condition, value, terms));
}

/** Equal for conditions that ask the same, wherever they stand. */
function keyOf(condition: Condition, terms: Terms): string {
  const parts = condition.keyword === "not" ? [condition.term] : condition.keyword === "if" ? [condition.test, condition.then, condition.else] : condition.keyword === "opaque" ? [] : condition.options;
  return [condition.keyword, ...parts.map((term) => terms.keyOf(term))].join(" ");
}

function decide(condition: Condition, value: Json, terms: Terms): Truth {
  switch (condition.keyword) {
    case "not":
      return negated(terms.accepts(condition.term, value));
    case "if": {
      const test = terms.accepts(condition.test, value);
      const then = terms.accepts(condition.then, value);
      const otherwise = terms.accepts(condition.else, value);
      if (test === undefined) return then === otherwise ? then : undefined;
      return test ? then : otherwise;
    }
    case "anyOf": {
      const truths = condition.options.map((option) => terms.accepts(option, value));
      return truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;
    }
    case "oneOf": {
      const truths = condition.options.map((option) => terms.accepts(option, value));
      const sure = truths.filter((truth) => truth === true).length;
      if (sure > 1) return false;
      return truths.includes(undefined) ? undefined : sure === 1;
    }
    case "opaque":
      return undefined;
  }
}

function negated(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}
