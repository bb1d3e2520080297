import { boolean, either, json, jsonMap, key, list, names, nothing, object, required, schema, text, words, type ObjectShape } from "../shape.js";

const POLICY = words({
  READ_ONLY: "Only reads.",
  PREVIEWABLE: "Writes; a call without `mode` rehearses, `mode: apply` applies.",
  PREVIEW_PARAM: "Writes; a boolean flag of its own rehearses (see `flag`).",
  APPLY_ONLY: "Acts at every call: there is no rehearsal.",
  UNDECIDED: "Nobody has decided yet (import writes it): published as writing, red in the gate, not served.",
});

export const PROSE = text({ empty: true });

const SUGGESTION = object("suggestion", "What import would decide, and why.", {
  policy: key(POLICY, "The policy that fits."),
  scope: key(text(), "The scope that fits."),
  because: required(text(), "What speaks for it."),
});

const FLAG = object("flag", "The boolean parameter by which a PREVIEW_PARAM action rehearses.", {
  name: required(text({ examples: ["validateOnly"] }), "The parameter's name."),
  rehearses: required(boolean, "The value that rehearses."),
  absent: key(
    words({ rehearse: "A call without the flag rehearses.", error: "A call without the flag is refused.", apply: "A call without the flag acts at once (import)." }),
    "What a call without the flag does.",
    "`rehearse`",
  ),
});

const WINDOW = object("window", "How a finished answer is paged and filtered.", {
  unit: key(words({ line: "The filter keeps lines and the headings of their sections.", element: "The filter keeps elements and the path to them." }), "What the filter keeps.", "`line`"),
  paging: key(text({ examples: ["rows"] }), "Name of the action's own paging parameter."),
  cache: key(boolean, "Whether later pages may come from the cache.", "`true`"),
});

const ANSWER = object("answer", "Labels of the answer beyond the standard ones.", {
  fields: key(list(text()), "Labels of fields, declared under `labels`."),
  sections: key(list(text()), "Labels of sections, declared under `labels`."),
});

const EXAMPLE = object("example", "A call that shows the action at work.", {
  intent: key(PROSE, "What a person asks for, in their own words."),
  arguments: key(jsonMap, "The arguments of the call.", "none"),
  result: key(json, "What the handler returns, where it helps."),
});

/** Keys of an action that a tool without actions carries as well. */
export const OWN_KEYS = {
  policy: key(POLICY, "`READ_ONLY`, `PREVIEWABLE`, `PREVIEW_PARAM`, `APPLY_ONLY`, `UNDECIDED`; always literal, never by alias", "an error: every action has one"),
  suggestion: key(SUGGESTION, "beside `UNDECIDED`: `policy`, `scope`, `because` (import writes it)"),
  scope: key(either(text({ examples: ["metadata.write"], empty: true }), nothing), "the permission a mutating action needs; literal", "none, which only a reading action may have"),
  requires: key(list(text()), "parameters the action needs besides the tool's `required`", "none"),
  takes: key(either(list(text()), words({ all: "Every parameter of the tool." })), "further parameters it accepts: a list, or `all`", "none; a tool without actions takes all"),
  narrow: key(names(jsonMap), "parameter → schema keywords that narrow it for this action; `description` may replace"),
  arguments: key(schema, "JSON Schema of the `params` object"),
  latches: key(
    list(
      words({
        confirm: "The apply names the address once more.",
        expected: "The apply gives the lines or the token that must still stand.",
        allowlist: "The address must match a pattern of the profile.",
        preview: "The apply gives the token of a rehearsal of the same call.",
      }),
      { distinct: true },
    ),
    "list of `confirm`, `expected`, `allowlist`, `preview`: what an apply still asks for",
    "none",
  ),
  flag: key(FLAG, "for PREVIEW_PARAM: `name`, `rehearses` (`true` or `false`: the value that rehearses), `absent` (`rehearse`, `error` or `apply`; `rehearse`)"),
  window: key(either(WINDOW, nothing), "`unit` (`line` or `element`; `line`), `paging` (name of the action's own paging parameter), `cache` (`true`); `window: null` for a read that has no window", "by the rule: every read of a server with the convention `window`"),
  result: key(schema, "JSON Schema of what the handler returns as data"),
  answer: key(ANSWER, "`fields: [..]`, `sections: [..]`: labels of the action beyond the standard ones"),
  examples: key(list(EXAMPLE), "list of `intent`, `arguments`, and where it helps `result`"),
};

export const ACTION: ObjectShape = object("action", "One operation of a tool, chosen by the selector.", {
  policy: OWN_KEYS.policy,
  suggestion: OWN_KEYS.suggestion,
  scope: OWN_KEYS.scope,
  group: key(text(), "where the tool has none", "the tool's"),
  as: key(text(), "as for a tool"),
  title: key(PROSE, "as for a tool"),
  description: key(PROSE, "as for a tool"),
  requires: OWN_KEYS.requires,
  takes: OWN_KEYS.takes,
  narrow: OWN_KEYS.narrow,
  arguments: OWN_KEYS.arguments,
  address: key(either(text(), nothing), "where it differs from the tool's; `null` for none", "the tool's"),
  help: key(text(), "where it differs from the tool's", "the tool's"),
  latches: OWN_KEYS.latches,
  flag: OWN_KEYS.flag,
  window: OWN_KEYS.window,
  result: OWN_KEYS.result,
  answer: OWN_KEYS.answer,
  examples: OWN_KEYS.examples,
});
