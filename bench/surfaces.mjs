// Synthetic surfaces of a given number of actions, the same for every peer: ten actions a tool,
// six parameters an action (two shared, four of its own), written for contract-gate as a catalog,
// for buf as .proto files, for redocly as an OpenAPI document. Each peer is given what its language
// has a word for: the values of an enum, whether an action only reads, limits, examples. No
// randomness: the same every time.

const ACTIONS_PER_TOOL = 10;

const VERBS = ["Меняет", "Пересчитывает", "Заполняет", "Переносит", "Связывает", "Сверяет", "Назначает", "Снимает", "Дополняет", "Упорядочивает"];
const OBJECTS = ["реквизит справочника", "измерение регистра", "табличную часть документа", "команду формы", "роль подсистемы", "макет отчёта", "значение перечисления", "план обмена", "константу", "регламентное задание", "функциональную опцию", "общий модуль"];
const REASONS = ["для отбора в списках", "перед закрытием периода", "по правилам обмена", "с учётом прав роли", "после загрузки данных", "в выбранной подсистеме", "при смене владельца", "для печатной формы", "по набору записей", "в расширении конфигурации", "с проверкой ссылок"];

/** The values of an action's last parameter; the third is nobody else's in its tool. */
const kinds = (n) => ["первый", "второй", `вид_${n % 97}`];

/** Every other tool only reads. */
const reads = (tool) => tool % 2 === 0;

/** A description of its own for every action: no two share all words. */
const words = (n) => `${VERBS[n % 10]} ${OBJECTS[(n * 7 + (n >> 4)) % 12]} № ${n} ${REASONS[(n * 5 + (n >> 6)) % 11]}`;

/**
 * @param {number} actions how many actions, a multiple of ten
 * @param {(action: number) => string} [note] what is added to an action's description: how a second version differs
 * @returns {string} a catalog in YAML
 */
export function catalog(actions, note = () => "") {
  const out = [
    "catalog: 1",
    'server: { name: bench, title: Замер, version: "1.0.0", locale: ru }',
    "conventions: [mode, closed, refusals, window, hints]",
    "answers: markdown",
    "export: help",
    "scopes:",
    "  data.write: { title: Изменение данных }",
    "groups:",
    "  data-read: { access: read, title: Чтение данных }",
    "  data-write: { access: write, title: Изменение данных }",
    "profiles:",
    "  reader: { title: Только чтение, default: true, groups: [data-read], scopes: [] }",
    '  developer: { title: Разработчик, groups: [data-read, data-write], scopes: [data.write], enable: "Настройки → Профили" }',
    "types:",
    "  Fqn: { type: string, description: Адрес объекта, examples: [Catalog.Контрагенты] }",
    "tools:",
  ];
  for (let tool = 0; tool * ACTIONS_PER_TOOL < actions; tool++) {
    out.push(
      `  tool_${tool}:`,
      `    group: ${reads(tool) ? "data-read" : "data-write"}`,
      `    title: Набор ${tool}`,
      `    description: ${reads(tool) ? "Читает" : "Правит"} набор ${tool}, ${REASONS[tool % 11]}.`,
      "    address: fqn",
      "    parameters:",
      "      project: { type: string, description: Имя проекта }",
      '      fqn: { $ref: "#/types/Fqn" }',
    );
    for (let action = 0; action < ACTIONS_PER_TOOL; action++) {
      const n = tool * ACTIONS_PER_TOOL + action;
      out.push(
        `      text_${action}: { type: string, maxLength: ${50 + (n % 50)}, description: Строка }`,
        `      count_${action}: { type: integer, minimum: 0, maximum: ${100 + n}, description: Число повторов }`,
        `      strict_${action}: { type: boolean, description: Строгая проверка }`,
        `      kinds_${action}: { type: array, items: { type: string, enum: [${kinds(n).join(", ")}] }, description: Виды }`,
      );
    }
    out.push("    required: [project, fqn]", "    actions:");
    for (let action = 0; action < ACTIONS_PER_TOOL; action++) {
      const n = tool * ACTIONS_PER_TOOL + action;
      out.push(
        `      step_${action}:`,
        ...(reads(tool) ? ["        policy: READ_ONLY"] : ["        policy: PREVIEWABLE", "        scope: data.write"]),
        `        description: ${reads(tool) ? `Показывает, как ${words(n)[0].toLowerCase()}${words(n).slice(1)}` : words(n)}${note(n)}.`,
        `        requires: [text_${action}]`,
        `        takes: [count_${action}, strict_${action}, kinds_${action}]`,
        "        examples:",
        `          - { intent: шаг ${n}, arguments: { project: УТ, fqn: Catalog.Контрагенты, text_${action}: значение, count_${action}: 3 } }`,
      );
    }
  }
  return out.join("\n") + "\n";
}

/** How many actions a .proto file holds: in one file of 10,000 messages protoc-gen-es would be measured at what it does worst. */
const ACTIONS_PER_PROTO = 100;

/**
 * @param {number} actions
 * @param {(action: number) => string} [note]
 * @returns {Map<string, string>} the same surface as .proto files, by name
 */
export function proto(actions, note = () => "") {
  const files = new Map();
  for (let first = 0; first < actions; first += ACTIONS_PER_PROTO) {
    const out = ['syntax = "proto3";', "package bench.v1;", ""];
    for (let n = first; n < Math.min(actions, first + ACTIONS_PER_PROTO); n += ACTIONS_PER_TOOL) out.push(...protoOfTool(n / ACTIONS_PER_TOOL, note));
    files.set(`bench_${first}.proto`, out.join("\n"));
  }
  return files;
}

function protoOfTool(tool, note) {
  const steps = Array.from({ length: ACTIONS_PER_TOOL }, (_, action) => tool * ACTIONS_PER_TOOL + action);
  const out = [`// Набор ${tool}.`, `service Tool${tool}Service {`];
  const ending = reads(tool) ? " {\n    option idempotency_level = NO_SIDE_EFFECTS;\n  }" : ";";
  for (const n of steps) out.push(`  // ${words(n)}${note(n)}.`, `  rpc Step${n}(Step${n}Request) returns (Step${n}Response)${ending}`);
  out.push("}", "");
  for (const n of steps) {
    out.push(
      `message Step${n}Request {`,
      "  // Имя проекта.",
      "  string project = 1;",
      "  // Адрес объекта.",
      "  string fqn = 2;",
      "  // Строка.",
      "  string text = 3;",
      "  // Число повторов.",
      "  int32 count = 4;",
      "  // Строгая проверка.",
      "  bool strict = 5;",
      "  // Виды.",
      `  repeated Step${n}Kind kinds${note(n) ? "_list" : ""} = 6;`,
      "}",
      "",
      "// Вид.",
      `enum Step${n}Kind {`,
      ...["UNSPECIFIED", "FIRST", "SECOND", `OTHER_${n % 97}`].map((name, value) => `  STEP${n}_KIND_${name} = ${value};`),
      "}",
      "",
      `message Step${n}Response {`,
      "  string text = 1;",
      "}",
      "",
    );
  }
  return out;
}

/** @param {number} actions @returns {string} the same surface as an OpenAPI document in YAML */
export function openapi(actions) {
  const out = ["openapi: 3.1.0", "info: { title: bench, version: 1.0.0, license: { name: MIT, identifier: MIT } }", "servers: [{ url: https://bench.invalid }]", "security: []", "paths:"];
  for (let n = 0; n < actions; n++) {
    out.push(
      `  /tool-${Math.floor(n / ACTIONS_PER_TOOL)}/step-${n}:`,
      "    post:",
      `      operationId: step${n}`,
      `      summary: ${words(n)}`,
      "      requestBody:",
      "        required: true",
      "        content:",
      "          application/json:",
      "            schema:",
      "              type: object",
      "              required: [project, fqn, text]",
      "              properties:",
      "                project: { type: string, description: Имя проекта }",
      "                fqn: { type: string, description: Адрес объекта }",
      `                text: { type: string, maxLength: 50, description: Строка }`,
      `                count: { type: integer, minimum: 0, description: Число повторов }`,
      `                strict: { type: boolean, description: Строгая проверка }`,
      "                kinds: { type: array, items: { type: string, enum: [первый, второй] }, description: Виды }",
      "      responses:",
      '        "200": { description: Готово }',
      '        "400": { description: Отказ }',
    );
  }
  return out.join("\n") + "\n";
}
