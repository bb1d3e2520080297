import type { Json } from "../../../runtime/contract/contract.js";
import type { Shapes } from "./shapes.js";
import type { Truth } from "./shape.js";
import type { Term } from "./term.js";

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

export function conditionAccepts(condition: Condition, value: Json, shapes: Shapes): Truth {
  return shapes.once(keyOf(condition, shapes), value, () => decide(condition, value, shapes));
}

/** Equal for conditions that ask the same, wherever they stand. */
function keyOf(condition: Condition, shapes: Shapes): string {
  const terms = condition.keyword === "not" ? [condition.term] : condition.keyword === "if" ? [condition.test, condition.then, condition.else] : condition.keyword === "opaque" ? [] : condition.options;
  return [condition.keyword, ...terms.map((term) => shapes.keyOf(term))].join(" ");
}

function decide(condition: Condition, value: Json, shapes: Shapes): Truth {
  switch (condition.keyword) {
    case "not":
      return negated(shapes.accepts(condition.term, value));
    case "if": {
      const test = shapes.accepts(condition.test, value);
      const then = shapes.accepts(condition.then, value);
      const otherwise = shapes.accepts(condition.else, value);
      if (test === undefined) return then === otherwise ? then : undefined;
      return test ? then : otherwise;
    }
    case "anyOf": {
      const truths = condition.options.map((option) => shapes.accepts(option, value));
      return truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;
    }
    case "oneOf": {
      const truths = condition.options.map((option) => shapes.accepts(option, value));
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
