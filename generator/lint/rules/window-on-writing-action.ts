import { actionsOf, isDecidedToWrite, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const windowOnWritingAction: Rule<{ action: string; policy: string }> = {
  id: "window-on-writing-action",
  severity: "error",
  blocks: false,
  summary: "An action that writes has a window.",
  why: "A window pages through the finished answer of a read, from a cache that every write clears. Paging through the answer of a write would mean to write again.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    window: { unit: line }
    description: Удаляет объект без возможности вернуть.
`,
  good: `tools:
  object_list:
    group: data-read
    policy: READ_ONLY
    window: { unit: element }
    description: Перечисляет объекты.
`,
  message: ({ action, policy }) => `${action} is ${policy} and has a window.`,
  remedy: () => "Take `window` away.",
  check(catalog, report) {
    for (const { action } of actionsOf(catalog)) {
      if (action.window != null && isDecidedToWrite(action)) report(placeIn(action, "window"), action.path, { action: action.path, policy: action.policy });
    }
  },
};
