import type { Policy } from "../../../runtime/contract/contract.js";
import { proseOf, type Prose } from "../prose.js";
import type { Rule } from "../rule.js";

export const proseContradictsPolicy: Rule<{ subject: string; policy: string; phrase: string }> = {
  id: "prose-contradicts-policy",
  severity: "error",
  blocks: false,
  summary: "Prose promises what the policy denies: a rehearsal of an APPLY_ONLY action, a write of a READ_ONLY one, mere reading of one that writes.",
  why: "A model believes the description that it chose by. A rehearsal that is promised and does not exist is a write that nobody wanted.",
  bad: `tools:
  base_rebuild:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Перестраивает базу с предпросмотром изменений.
`,
  good: `tools:
  base_rebuild:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Перестраивает базу. Предпросмотра нет.
`,
  message: ({ subject, policy, phrase }) => `${subject} says ${JSON.stringify(phrase)}, and the policy is ${policy}.`,
  remedy: () => "Correct whichever is wrong. How a call rehearses need not be told: the generator writes it from the policy.",
  check(catalog, report) {
    for (const prose of proseOf(catalog)) {
      const policy = policyOf(prose);
      if (policy === null) continue;
      const phrase = contradictionIn(prose.text, policy);
      // A verb may speak of something else than the action; a promise of a preview does not.
      if (phrase !== null) report(prose.node, prose.path, { subject: prose.path, policy, phrase }, policy === "READ_ONLY" ? { severity: "warning" } : {});
    }
  },
};

/** The policy that a text speaks of: the action's, or that of all actions of a tool. */
function policyOf({ of, tool, action }: Prose): Policy | null {
  if (of === "action") return action!.policy;
  if (of !== "tool") return null;
  const [first] = tool!.actions;
  return tool!.actions.every((one) => one.policy === first!.policy) ? first!.policy : null;
}

function contradictionIn(text: string, policy: Policy): string | null {
  const small = text.toLowerCase();
  if (policy === "UNDECIDED") return null;
  if (policy === "READ_ONLY") return mayWrite(small) ? (WRITES.exec(text)?.groups!.verb ?? null) : null;
  const reading = MAY_READ_ONLY.test(small) ? (READS_ONLY.exec(text)?.groups!.phrase ?? null) : null;
  if (reading !== null) return reading;
  if (policy === "APPLY_ONLY") return MAY_PREVIEW.test(small) ? affirmed(text, PREVIEW) : null;
  return MAY_ACT_AT_ONCE.test(small) ? (AT_ONCE.exec(text)?.[0] ?? null) : null;
}

// Making the exact expressions takes longer than all other rules on a small catalog, and few texts need them.
const MAY_PREVIEW = /предпросмотр|просмотр|репетици|пробн|dry|preview/;
const MAY_ACT_AT_ONCE = /без пре|без репетиции|предпросмотра |сразу |немедленно |without /;
const MAY_READ_ONLY = /только |лишь |ничего не |only|nothing/;
const SENTENCE = /^|[.!?]\s+|\n\s*/g;

/** Whether one of the first words of a sentence is a writing verb. */
function mayWrite(small: string): boolean {
  for (const { 0: end, index } of small.matchAll(SENTENCE)) {
    const start = index + end.length;
    const words = small.slice(start, start + 80).split(" ", 3);
    if (words.some((word) => VERBS.has(/^[a-zа-яё]*/.exec(word)![0]))) return true;
  }
  return false;
}

const PREVIEW = /предпросмотр\p{L}*|предварительн\p{L}+ просмотр\p{L}*|репетици\p{L}*|пробн\p{L}+ (?:запуск|прогон|выполнени)\p{L}*|dry[\s_-]?run|\bpreview\b|mode\s*=\s*preview/giu;
const AT_ONCE = /без (?:предварительного просмотра|предпросмотра|репетиции)|предпросмотра (?:у него |у неё )?нет|(?:сразу|немедленно) (?:же )?(?:записыва|выполня|применя|удаля|сохраня|меня)\p{L}*|without (?:a )?(?:preview|dry[\s-]?run)/iu;

/** Writing verbs where a sentence begins, or after the verb that it begins with. */
const VERBS: ReadonlySet<string> = new Set([
  ...["удаляет", "записывает", "перезаписывает", "изменяет", "меняет", "создает", "создаёт", "обновляет", "переименовывает", "добавляет"],
  ...["устанавливает", "сохраняет", "очищает", "заменяет", "исправляет", "переносит"],
  ...["deletes", "removes", "writes", "creates", "updates", "renames", "modifies", "overwrites", "drops", "inserts"],
]);
const WRITES = new RegExp(`(?:^|[.!?]\\s+|\\n\\s*)(?:\\p{L}+(?:,| и| или| and| or) )?(?<verb>${[...VERBS].join("|")})(?!\\p{L})`, "iu");

/**
 * A sentence that begins with it, or says nothing else, is about the action. Further on it may be
 * about a part of the world («в конфигурации ничего не меняет»), about a rehearsal, or about an object.
 */
const READS_ONLY =
  /(?:^|[.!?]\s+|\n\s*)(?<phrase>(?:только|лишь) (?:читает|показывает|возвращает|перечисляет|выводит)|только (?:для )?чтени[ея]|ничего не (?:меняет|изменяет|записывает|удаляет)(?=[.!]?\s*(?:$|\n))|only (?:reads|returns|shows|lists)|read[- ]only|changes nothing(?=[.!]?\s*(?:$|\n)))(?!\p{L})/iu;

/** The first mention that is not denied around it: «без предпросмотра», «предпросмотра нет». */
function affirmed(text: string, phrase: RegExp): string | null {
  for (const { 0: found, index } of text.matchAll(phrase)) {
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(index + found.length, index + found.length + 32);
    const denied = /(?:без|не|нет|никако\p{L}+|no|not|without|cannot|never)\s+(?:\p{L}+\s+)?$/iu.test(before) || /^[^.!?]{0,16}(?:нет(?!\p{L})|не\s|невозмож|недоступ|is not|not )/iu.test(after);
    if (!denied) return found;
  }
  return null;
}
