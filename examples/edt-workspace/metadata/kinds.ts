/** A kind of configuration object, in the words of the files, of the code and of queries. */
export interface Kind {
  /** As addresses say it. */
  readonly name: string;
  /** The folder under `src`. */
  readonly folder: string;
  /** What stands before an object's name in metadata, in queries and in names of types, in both languages of the platform. */
  readonly words: readonly string[];
  /** What stands before it in code: `Справочники.Валюты`. Other words are names of variables there. */
  readonly managers: readonly string[];
}

/** Types that objects of a kind make, by what is added to the kind's word: `CatalogRef`, `СправочникСсылка`. */
type Suffixes = readonly (readonly [english: string, russian: string])[];
const REFERENCE: Suffixes = [["Ref", "Ссылка"], ["Object", "Объект"], ["Selection", "Выборка"], ["List", "Список"], ["Manager", "Менеджер"]];
const REGISTER: Suffixes = [["RecordSet", "НаборЗаписей"], ["RecordKey", "КлючЗаписи"], ["RecordManager", "МенеджерЗаписи"], ["Record", "Запись"], ["Selection", "Выборка"], ["List", "Список"], ["Manager", "Менеджер"]];
const JOURNAL: Suffixes = [["Selection", "Выборка"], ["List", "Список"], ["Manager", "Менеджер"]];
const CONSTANT: Suffixes = [["Manager", "Менеджер"], ["ValueManager", "МенеджерЗначения"]];
const PLAIN: Suffixes = [["Object", "Объект"], ["Manager", "Менеджер"]];

/** Kinds whose objects have a manager and types in code: `Справочники.Валюты`, `СправочникСсылка.Валюты`. */
const MANAGED: readonly (readonly [name: string, folder: string, russian: string, russianPlural: string, types: Suffixes])[] = [
  ["Catalog", "Catalogs", "Справочник", "Справочники", REFERENCE],
  ["Document", "Documents", "Документ", "Документы", REFERENCE],
  ["Enum", "Enums", "Перечисление", "Перечисления", REFERENCE],
  ["ChartOfCharacteristicTypes", "ChartsOfCharacteristicTypes", "ПланВидовХарактеристик", "ПланыВидовХарактеристик", REFERENCE],
  ["ChartOfAccounts", "ChartsOfAccounts", "ПланСчетов", "ПланыСчетов", REFERENCE],
  ["ExchangePlan", "ExchangePlans", "ПланОбмена", "ПланыОбмена", REFERENCE],
  ["BusinessProcess", "BusinessProcesses", "БизнесПроцесс", "БизнесПроцессы", REFERENCE],
  ["Task", "Tasks", "Задача", "Задачи", REFERENCE],
  ["InformationRegister", "InformationRegisters", "РегистрСведений", "РегистрыСведений", REGISTER],
  ["AccumulationRegister", "AccumulationRegisters", "РегистрНакопления", "РегистрыНакопления", REGISTER],
  ["AccountingRegister", "AccountingRegisters", "РегистрБухгалтерии", "РегистрыБухгалтерии", REGISTER],
  ["DocumentJournal", "DocumentJournals", "ЖурналДокументов", "ЖурналыДокументов", JOURNAL],
  ["Constant", "Constants", "Константа", "Константы", CONSTANT],
  ["Report", "Reports", "Отчет", "Отчеты", PLAIN],
  ["DataProcessor", "DataProcessors", "Обработка", "Обработки", PLAIN],
];

/** Kinds that metadata name and code does not, or only by the object's own name. */
const OTHERS: readonly (readonly [name: string, folder: string])[] = [
  ["Subsystem", "Subsystems"],
  ["Role", "Roles"],
  ["CommonModule", "CommonModules"],
  ["CommonForm", "CommonForms"],
  ["CommonCommand", "CommonCommands"],
  ["CommonTemplate", "CommonTemplates"],
  ["CommonAttribute", "CommonAttributes"],
  ["CommonPicture", "CommonPictures"],
  ["DefinedType", "DefinedTypes"],
  ["EventSubscription", "EventSubscriptions"],
  ["ScheduledJob", "ScheduledJobs"],
  ["FunctionalOption", "FunctionalOptions"],
  ["SessionParameter", "SessionParameters"],
  ["SettingsStorage", "SettingsStorages"],
  ["HTTPService", "HTTPServices"],
  ["WebService", "WebServices"],
  ["XDTOPackage", "XDTOPackages"],
];

export const KINDS: ReadonlyMap<string, Kind> = new Map([...MANAGED.map(managed), ...OTHERS.map(([name, folder]): Kind => ({ name, folder, words: [name], managers: [] }))].map((kind) => [kind.name, kind]));

/** Parts of an object that an address can name, and the elements that hold them. */
export const MEMBERS: ReadonlyMap<string, string> = new Map([
  ["Attribute", "attributes"],
  ["TabularSection", "tabularSections"],
  ["Dimension", "dimensions"],
  ["Resource", "resources"],
  ["EnumValue", "enumValues"],
  ["Form", "forms"],
  ["Command", "commands"],
  ["Template", "templates"],
]);

function managed([name, folder, russian, russianPlural, types]: (typeof MANAGED)[number]): Kind {
  const managers = [folder, russianPlural];
  return { name, folder, words: [name, russian, ...managers, ...types.flatMap(([english, word]) => [`${name}${english}`, `${russian}${word}`])], managers };
}
