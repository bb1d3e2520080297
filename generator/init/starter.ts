/**
 * The catalog that `init` writes: small, clean under every rule, and a sample of what a catalog says:
 * a reading tool, a writing tool with two actions, groups, a scope, a reading default profile.
 *
 * @param server name of the server: Latin letters, digits, `_` and `-`
 */
export function starterCatalog(server: string): string {
  return `# yaml-language-server: $schema=node_modules/contract-gate/schemas/catalog.schema.json
catalog: 1
server: { name: ${server}, title: Мой сервер, version: 0.1.0, locale: ru }
conventions: [mode, closed, refusals, window, hints]
answers: markdown

scopes:
  notes.write: { title: Изменение заметок }

groups:
  notes-read: { access: read, title: Чтение заметок }
  notes-write: { access: write, title: Изменение заметок }

profiles:
  reader: { title: Только чтение, default: true, groups: [notes-read], scopes: [] }
  editor:
    title: Редактор
    groups: [notes-read, notes-write]
    scopes: [notes.write]
    enable: Параметр --profile editor при запуске сервера

retired:
  parameters: { dryRun: mode }

labels:
  sections: { Text: Текст заметки., Tags: Метки заметки. }

tools:
  note_read:
    group: notes-read
    policy: READ_ONLY
    title: Чтение заметки
    description: Показывает текст заметки и её метки.
    address: name
    parameters:
      name: { type: string, description: Имя заметки }
    required: [name]
    answer: { sections: [Text, Tags] }
    examples:
      - { intent: что записано в списке покупок, arguments: { name: Покупки } }

  note_edit:
    group: notes-write
    title: Правка заметки
    description: Изменяет заметку или её метки. Прочитать заметку — [[note_read]].
    help: note_read
    address: name
    parameters:
      name: { type: string, description: Имя заметки }
      text: { type: string, description: Новый текст целиком }
      tag: { type: string, minLength: 1, description: Метка без решётки }
    required: [name]
    actions:
      replace_text:
        policy: PREVIEWABLE
        scope: notes.write
        description: Заменяет весь текст заметки.
        requires: [text]
        examples:
          - { intent: запиши в покупки молоко и хлеб, arguments: { name: Покупки, text: "молоко, хлеб" } }
      add_tag:
        policy: PREVIEWABLE
        scope: notes.write
        description: Ставит на заметку ещё одну метку.
        requires: [tag]
        examples:
          - { intent: отметь заметку о покупках как срочную, arguments: { name: Покупки, tag: срочно } }
`;
}
