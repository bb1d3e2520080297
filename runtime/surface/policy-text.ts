import type { Action, PublicContract } from "../contract/contract.js";

/** What an action may change and when, in words that head a list of such actions. */
function policyHeading(contract: Pick<PublicContract, "conventions">, action: Action): string {
  switch (action.policy) {
    case "READ_ONLY":
      return "Только чтение";
    case "PREVIEWABLE":
      return contract.conventions.includes("mode") ? "Предпросмотр по умолчанию, выполнение с mode=apply" : "Изменение с предпросмотром";
    case "PREVIEW_PARAM":
      return flagHeading(action);
    case "APPLY_ONLY":
      return "Выполнение сразу, без предпросмотра";
    case "UNDECIDED":
      return "Не решено, читает действие или изменяет";
  }
}

function flagHeading({ flag }: Action): string {
  if (flag === null) return "Изменение с предпросмотром";
  const applies = `${flag.name}=${!flag.rehearses}`;
  const rehearses = `${flag.name}=${flag.rehearses}`;
  switch (flag.absent) {
    case "rehearse":
      return `Предпросмотр по умолчанию, выполнение с ${applies}`;
    case "error":
      return `Предпросмотр с ${rehearses}, выполнение с ${applies}`;
    case "apply":
      return `Выполнение сразу, предпросмотр с ${rehearses}`;
  }
}

/** Actions under the heading of what they do, both in the order of the first of them. */
export function byPolicy(contract: Pick<PublicContract, "conventions">, actions: readonly Action[]): ReadonlyMap<string, readonly Action[]> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const heading = policyHeading(contract, action);
    const group = groups.get(heading);
    if (group === undefined) groups.set(heading, [action]);
    else group.push(action);
  }
  return groups;
}
