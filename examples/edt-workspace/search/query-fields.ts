import { places, type Reference } from "./reference.js";

/** A field of a table of the query language: `КодПоОКПО` of `Справочник.Контрагенты`. */
export interface TableField {
  readonly words: readonly string[];
  /** The object, and the tabular section where the field is of one. */
  readonly path: readonly string[];
  readonly field: string;
}

/**
 * The places in a query where a field of a table is named, through the table's alias or its last
 * name. Where an alias stands for other tables as well, the text alone does not tell which is meant,
 * and nothing is found.
 *
 * @param from what to add to every place
 */
export function fieldsOf(query: string, { words, path, field }: TableField, from = 0): readonly Reference[] {
  const table = new RegExp(`${EDGE}(?:${words.join("|")})\\.${path.join("\\.")}(?![\\p{L}\\p{N}_.])(?:${GAP}(?:КАК|AS)${GAP}(?<alias>${NAME}))?`, "giu");
  const aliases = new Set([...query.matchAll(table)].map(({ groups }) => (groups?.["alias"] ?? path.at(-1)!).toLowerCase()));
  return [...aliases].flatMap((alias) => {
    const others = [...query.matchAll(new RegExp(`(?<source>${NAME}(?:\\.${NAME})+)(?:\\([^()]*\\))?${GAP}(?:КАК|AS)${GAP}${alias}(?![\\p{L}\\p{N}_])`, "giu"))];
    const isShared = others.some(({ groups }) => !new RegExp(`^(?:${words.join("|")})\\.${path.join("\\.")}$`, "iu").test(groups!["source"]!) && isTable(groups!["source"]!));
    return isShared ? [] : places(query, new RegExp(`${EDGE}${alias}\\.(?<name>${field})(?![\\p{L}\\p{N}_])`, "dgiu"), from);
  });
}

/** Whether a path with an alias is a table and not a field that is selected under a name. */
function isTable(source: string): boolean {
  return TABLE_WORD.test(source);
}

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const EDGE = String.raw`(?<![\p{L}\p{N}_.])`;
/** Spaces; lines of a string in a module begin with `|`. */
const GAP = String.raw`[\s|]+`;
const TABLE_WORD = /^(?:Справочник|Документ|Перечисление|План\p{L}+|БизнесПроцесс|Задача|Регистр\p{L}+|ЖурналДокументов|Константа|Catalog|Document|Enum|Chart\p{L}+|ExchangePlan|BusinessProcess|Task|\p{L}+Register|DocumentJournal|Constant)\./iu;
