/**
 * The catalog that examples of rules stand beside: a small surface that no rule has anything to say
 * about. An example is a file that it includes, or, where it holds `catalog: 1`, a catalog of its own.
 */
export const BASE = `catalog: 1
include: [example.yaml]
server: { name: mcpd, title: Кванты, version: "1.0.0", locale: ru }
scopes:
  data.write: { title: Изменение данных }
groups:
  data-read: { access: read, title: Чтение данных }
  data-write: { access: write, title: Изменение данных }
profiles:
  reader: { title: Только чтение, default: true, groups: [data-read], scopes: [] }
  editor: { title: Редактор, groups: [data-read, data-write], scopes: [data.write], enable: Настройки → Профили }
tools:
  object_read:
    group: data-read
    policy: READ_ONLY
    title: Чтение объекта
    description: Показывает объект и его свойства.
    parameters: { fqn: { type: string, description: Адрес объекта } }
    required: [fqn]
    address: fqn
  object_edit:
    group: data-write
    title: Правка объекта
    description: Меняет объект по его адресу.
    help: object_read
    parameters:
      fqn: { type: string, description: Адрес объекта }
      name: { type: string, description: Новое имя }
    required: [fqn]
    address: fqn
    actions:
      rename:
        policy: PREVIEWABLE
        scope: data.write
        description: Переименовывает объект.
        requires: [name]
`;

/** The files of an example: what {@link BASE} includes, or a catalog of its own. */
export function exampleFiles(example: string): ReadonlyMap<string, string> {
  return /^catalog: 1$/m.test(example)
    ? new Map([["catalog.yaml", example]])
    : new Map([
        ["catalog.yaml", BASE],
        ["example.yaml", example],
      ]);
}
