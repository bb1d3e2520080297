import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../../generator/catalog/read.js";
import { publish } from "../../generator/contract/publish.js";
import { confusables } from "../../generator/routing/confusable.js";
import { rankIntents } from "../../generator/routing/intents.js";
import type { PublicContract } from "../../runtime/contract/contract.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

function contractOf(files: Parameters<typeof readCatalog>[1]): PublicContract {
  const read = readCatalog("catalog.yaml", files);
  if (read.kind !== "catalog") throw new Error(read.findings[0]?.message);
  return publish(read.catalog).contract;
}

const of = (tools: string): PublicContract => contractOf({ read: () => Buffer.from(`catalog: 1\nserver: { name: s, locale: ru }\nconventions: []\ntools:\n${tools}`), list: () => null });

describe("intents", () => {
  it("find their own tool first in more than eight of ten cases, on the reference surface", () => {
    const contract = contractOf({
      read: (path) => (statSync(ROOT + path, { throwIfNoEntry: false })?.isFile() ? new Uint8Array(readFileSync(ROOT + path)) : null),
      list: (folder) => (statSync(ROOT + folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(ROOT + folder) : null),
    });
    const { first, intents } = rankIntents(contract);
    expect(intents.length).toBeGreaterThan(200);
    expect(first).toBeGreaterThan(0.85);
    // A miss says what came first instead.
    for (const { place, instead } of intents) expect(place === 1).toBe(instead === null || place === null);
  });

  it("are not drowned by a tool of many actions", () => {
    const many = Array.from({ length: 60 }, (_, index) => `      set_${index}: { policy: READ_ONLY, description: Меняет свойство номер ${index} объекта роли или права. }\n`).join("");
    const contract = of(`  rights: { policy: READ_ONLY, description: Показывает права роли., examples: [{ intent: какие права у роли кладовщик, arguments: {} }] }\n  edit:\n    description: Меняет объект.\n    actions:\n${many}`);
    expect(rankIntents(contract).first).toBe(1);
  });

  it("say nothing where there are none", () => {
    expect(rankIntents(of("  a: { policy: READ_ONLY, description: А. }\n"))).toEqual({ intents: [], first: null });
  });
});

describe("confusable descriptions", () => {
  const pair = (reading: string, writing: string): string => `  roles_show: { policy: READ_ONLY, description: ${JSON.stringify(reading)} }\n  roles_set: { policy: APPLY_ONLY, description: ${JSON.stringify(writing)} }\n  other: { policy: READ_ONLY, description: Перечисляет объекты конфигурации. }\n`;

  it("are a reading and a writing tool with the same words, whose forms and order do not matter", () => {
    const [found] = confusables(of(pair("Роли и права доступа пользователей.", "Права доступа, роль пользователя.")));
    expect(found).toMatchObject({ reading: "roles_show", writing: "roles_set" });
    expect(found!.likeness).toBeGreaterThan(0.9);
    expect(found!.shared).toEqual(expect.arrayContaining(["рол", "прав", "доступ", "пользовател"]));
  });

  it("are none where they begin with what they do, where one names the other, and where both read", () => {
    expect(confusables(of(pair("Показывает, что разрешает роль.", "Выдаёт и отбирает доступ пользователям.")))).toEqual([]);
    expect(confusables(of(pair("Роли и права доступа пользователей.", "Права доступа, роль пользователя. Посмотреть — [[roles_show]].")))).toEqual([]);
    expect(confusables(of(pair("Роли и права доступа.", "Роли и права доступа.").replace("APPLY_ONLY", "READ_ONLY")))).toEqual([]);
  });

  it("are told once a writing tool, by the reading one that is nearest", () => {
    const like = Array.from({ length: 3 }, (_, number) => `  show_${number}: { policy: READ_ONLY, description: Роли и права доступа ${"всех ".repeat(2 - number)}пользователей. }\n`).join("");
    const found = confusables(of(like + pair("Роли, права доступа.", "Роли и права доступа пользователей.")));
    expect(found).toMatchObject([{ writing: "roles_set", reading: "show_2", others: 1 }]);
  });

  it("are found among hundreds that say the same, without a list of all pairs", () => {
    const many = Array.from({ length: 600 }, (_, number) => `  tool_${number}: { policy: ${number % 2 === 0 ? "READ_ONLY" : "APPLY_ONLY"}, description: Читает и пишет объект. }\n`).join("");
    expect(confusables(of(many)).map(({ others }) => others)).toEqual(Array.from({ length: 300 }, () => 299));
  });
});
