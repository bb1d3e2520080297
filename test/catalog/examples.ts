import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../docs/catalog.md", import.meta.url), "utf8");

/** A catalog that uses every key of the language at least once. */
const EVERYTHING = `# yaml-language-server: $schema=schemas/catalog.schema.json
catalog: 1
output: generated
journal: journal
server: { name: mcpd, title: Кванты, version: "2026.12.0", locale: ru, description: Сервер 1C:EDT }
conventions: [mode, closed, refusals, window, hints]
answers: envelope
export: signatures
scopes:
  metadata.write: { title: Изменение метаданных, description: Правит объекты }
groups:
  metadata-read: { access: read, title: Чтение, description: Читает }
  metadata-write: { access: write, title: Правка }
profiles:
  reader: { title: Только чтение, description: Для всех, default: true, groups: [metadata-read], scopes: [] }
  developer: { groups: [metadata-write], scopes: [metadata.write], enable: "Настройки → Профили", allowlist: ["Catalog.**"] }
retired:
  tools: { meta_edit: metadata_edit }
  parameters: { dryRun: mode }
types:
  Fqn: { type: string, description: Адрес объекта, examples: [Catalog.Контрагенты] }
  Any: true
labels:
  fields: { length: Новая длина }
  sections: { Lengths: Длины }
errors:
  LICENSE_MISSING: { retryable: true, message: Нет лицензии., hint: Получите её. }
budgets:
  tools: 40
  tokens: { warn: 10000, fail: 20000 }
  toolTokens: { fail: 2000 }
  bytes: { warn: 100000 }
  toolBytes: 8000
  descriptionLength: 1000
  nameLength: 64
  prefix: "mcp__{server}__"
suppressions:
  - { rule: name-too-long, at: tools.metadata_edit, reason: Имя известно клиентам., owner: Команда метаданных, until: 2026-12-31 }
tools:
  metadata_read:
    as: metadataRead
    title: Чтение метаданных
    description: Показывает объект и его свойства.
    group: metadata-read
    help: metadata_edit.set_length
    address: fqn
    parameters:
      project: { type: string }
      fqn: { $ref: "#/types/Fqn" }
    required: [project, fqn]
    schema: { $defs: { A: { type: string } } }
    outputSchema: { type: object }
    annotations: { openWorldHint: false }
    wire: { _meta: { a: 1 } }
    policy: READ_ONLY
    window: null
    result: { type: object }
    answer: { fields: [length], sections: [Lengths] }
    examples:
      - { intent: покажи, arguments: { project: УТ, fqn: Catalog.Контрагенты }, result: [1, null, "x"] }
  metadata_edit:
    title: Правка
    description: |
      Меняет свойства.
      Прочитать — [[metadata_read]].
    selector: { name: operation, title: Действие, description: Что сделать, optional: true, schema: { maxLength: 20 } }
    params: params
    export: help
    parameters: { params: { type: object } }
    retired: { actions: { set: set_length }, parameters: { size: length } }
    actions:
      set_length:
        as: setLength
        title: Длина
        description: Меняет длину строки.
        group: metadata-write
        policy: PREVIEWABLE
        scope: metadata.write
        requires: [params]
        takes: all
        narrow: { params: { minProperties: 1 } }
        arguments: { type: object, properties: { length: { type: integer } } }
        address: null
        help: metadata_read
        latches: [confirm, expected, allowlist, preview]
        window: { unit: element, paging: rows, cache: false }
      validate:
        policy: PREVIEW_PARAM
        scope: metadata.write
        takes: [params]
        flag: { name: validateOnly, rehearses: true, absent: error }
      guess:
        policy: UNDECIDED
        suggestion: { policy: APPLY_ONLY, scope: metadata.write, because: "delete в имени" }
`;

/** Catalogs without a finding. */
export const EXAMPLES: readonly string[] = [/```yaml\n(.*?)```/s.exec(page)![1]!, EVERYTHING];
