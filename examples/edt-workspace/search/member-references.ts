import { type Method, readModule } from "../bsl/outline.js";
import { fold } from "../bsl/tokens.js";
import { type Address, folderOf, isName } from "../metadata/address.js";
import type { ProjectReading } from "../ports/reading.js";
import { child, children, textIn } from "../source/xml.js";
import { within } from "./object-references.js";
import { fieldsOf } from "./query-fields.js";
import { AFTER, BEFORE, distinct, type Finder, places, type Reference } from "./reference.js";

/**
 * References to a part of an object: an attribute, say. By its address in metadata and rights; in the
 * object's own module by its name; in the object's forms through their main attribute; in queries
 * through the object's table. Any other expression that ends in the name is a possible reference only.
 */
export async function memberFinder(reading: ProjectReading, address: Address, signal: AbortSignal): Promise<Finder> {
  const { kind, name: owner, members } = address;
  const path = members.map(({ name }) => name);
  const name = path.at(-1)!;
  const forms = await mainAttributes(reading, address, signal);
  const byAddress = new RegExp(`${BEFORE}${address.text.slice(0, -name.length).replaceAll(".", "\\.")}(?<name>${name})${AFTER}`, "dgu");
  const enumValue = new RegExp(`${BEFORE}(?:${kind.words.join("|")})\\s*\\.\\s*${owner}\\s*\\.\\s*(?<name>${name})${AFTER}`, "dgiu");
  const mention = new RegExp(`(?<!(?:КАК|AS)\\s+)(?<![\\p{L}\\p{N}_])(?<name>${name})${AFTER}`, "dgiu");
  const table = { words: kind.words, path: [owner, ...path.slice(0, -1)], field: name };

  return (file, text) => {
    if (file.endsWith(".form")) {
      const form = forms.get(file.slice(0, file.lastIndexOf("/")));
      const data = form === undefined ? [] : places(text, new RegExp(`(?<=<segments>${[form, ...path.slice(0, -1)].join("\\.")}\\.)(?<name>${name})(?=[.<])`, "dgu"));
      return { sure: distinct([...places(text, byAddress), ...data]), possible: [] };
    }
    if (!file.endsWith(".bsl")) return { sure: distinct([...places(text, byAddress), ...(file.endsWith(".dcs") ? fieldsOf(text, table) : [])]), possible: [] };

    const { tokens, methods } = readModule(text);
    const at = (index: number): string => (tokens[index] === undefined ? "" : fold(text.slice(tokens[index].start, tokens[index].end)));
    const main = forms.get(file.slice(0, file.lastIndexOf("/")));
    const inObject = members.length === 1 && members[0]!.kind === "Attribute" && file === `${folderOf(address)}/ObjectModule.bsl`;
    const strings = tokens.filter((token) => token.kind === "string");
    const comments = tokens.filter((token) => token.kind === "comment");
    const sure: Reference[] = members[0]!.kind === "EnumValue" ? places(text, enumValue).filter((reference) => !within(comments, reference)) : strings.flatMap(({ start, end }) => fieldsOf(text.slice(start, end), table, start));
    const possible: Reference[] = strings.flatMap(({ start, end }) => places(text.slice(start, end), mention, start));
    for (const [index, { kind: token, start, end }] of tokens.entries()) {
      if (token !== "name" || at(index) !== fold(name)) continue;
      if (at(index - 1) !== ".") {
        if (inObject && at(index + 1) !== "(" && !isVariable(name, index, at, methods.find((method) => method.start <= start && start < method.end))) sure.push({ start, end });
        continue;
      }
      const through = expression(index, path.length, at);
      const isOwn = inObject && (through === "этотобъект" || through === "thisobject");
      const isData = main !== undefined && through === [main, ...path.slice(0, -1)].map(fold).join(".");
      (isOwn || isData ? sure : possible).push({ start, end });
    }
    const proven = distinct(sure);
    return { sure: proven, possible: distinct(possible, proven) };
  };
}

/** The main attribute of each form of the object that shows it, by the form's folder. */
async function mainAttributes(reading: ProjectReading, address: Address, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const mains = new Map<string, string>();
  for await (const path of reading.files(`${folderOf(address)}/Forms`, [".form"], signal)) {
    const xml = (await reading.xml(path))!;
    const main = children(xml.root, "attributes").find((attribute) => textIn(xml, child(attribute, "main")) === "true");
    const types = main === undefined ? [] : children(child(main, "valueType") ?? main, "types").map((type) => textIn(xml, type));
    if (types.some((type) => address.kind.words.some((word) => type === `${word}.${address.name}`))) {
      const name = textIn(xml, child(main!, "name"));
      // It becomes a part of a pattern, so it has to be a name and nothing else.
      if (isName(name)) mains.set(path.slice(0, path.lastIndexOf("/")), name);
    }
  }
  return mains;
}

/** What stands before a name, dots and all: `объект.товары` of `Объект.Товары.Цена`; as many names as asked for and no more before them. */
function expression(index: number, names: number, at: (index: number) => string): string {
  const first = index - 2 * names;
  if (at(first - 1) === ".") return "";
  return Array.from({ length: names }, (_, step) => at(first + 2 * step)).join(".");
}

/** Whether a bare name is a variable of its method: a parameter, one that is declared, or a loop's. */
function isVariable(name: string, index: number, at: (index: number) => string, method: Method | undefined): boolean {
  if (method === undefined) return false;
  if (method.parameters.some((parameter) => fold(parameter) === fold(name))) return true;
  return LOOPS.has(at(index - 1)) || (at(index - 1) === "," && DECLARES.has(at(index - 3))) || DECLARES.has(at(index - 1));
}

const LOOPS = new Set(["для", "for", "каждого", "each"]);
const DECLARES = new Set(["перем", "var"]);
