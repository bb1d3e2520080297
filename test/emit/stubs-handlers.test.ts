import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { contractOf } from "../contract/catalog-of.js";
import { diagnosticsOf, STRICT } from "./typescript.js";

const catalog = join(dirname(fileURLToPath(import.meta.url)), "stubs", "catalog.yaml");
const files = Object.fromEntries([...stubs.emit(contractOf(readFileSync(catalog, "utf8")))].map(({ path, text }) => [path, text]));

/** A server's handlers, each written as its author would; `base` holds them all, as no fresh literal. */
const SERVER = `
import type { CoreCall } from "contract-gate/runtime";
import { defineHandlers, type Handlers } from "./index.js";
import { defineMetadataEdit, type MetadataEditDeleteArguments, type MetadataEditHandlers } from "./tools/metadata_edit.js";
import { defineMetadataRead } from "./tools/metadata_read.js";

export interface Reading { show(fqn: string, depth: number): string }
export interface Core { write(fqn: string, value: unknown): void }

export const edit = defineMetadataEdit<Reading, Core>()({
  set_length: {
    preview: ({ reading, arguments: { fqn, value } }) => ({ data: { length: reading.show(fqn, 1).length + value } }),
    async apply({ core, arguments: { fqn, value } }) {
      core.write(fqn, value.toFixed());
      return { data: { length: value } };
    },
  },
  move: {
    preview: () => ({}),
    apply(call) {
      call.core.write(call.arguments.from.fqn, call.arguments.to.fqn);
      return {};
    },
  },
  delete: {
    apply({ core, arguments: given }) {
      core.write(given.fqn, given["10"]?.length);
      return {};
    },
  },
});

export const read = defineMetadataRead<Reading, Core>()({
  read: ({ reading, arguments: { fqn, depth } }) => ({ data: { name: reading.show(fqn, depth.valueOf()) } }),
});

export const base = {
  metadata_read: read,
  metadata_edit: edit,
  база: { синхронизация: { apply: () => ({}) } },
};
export const define = defineHandlers<Reading, Core>();
export const handlers: Handlers<Reading, Core> = define(base);

class Deletion {
  readonly apply = (call: CoreCall<MetadataEditDeleteArguments, Reading, Core>) => {
    call.core.write(call.arguments.fqn, null);
    return {};
  };
}
export const withClass: MetadataEditHandlers<Reading, Core> = defineMetadataEdit<Reading, Core>()({ ...edit, delete: new Deletion() });
`;

/** What each attempt begins with. */
const PRELUDE = `import type { CoreCall } from "contract-gate/runtime";\nimport { base, type Core, define, edit, read, type Reading } from "./server.js";\n`;

/** Handlers of the surface that the compiler must refuse. */
const WRONG: { readonly [what: string]: string } = {
  "a tool is missing": "{ metadata_edit: edit, база: base.база }",
  "an action is missing": "{ ...base, metadata_edit: { set_length: edit.set_length, move: edit.move } }",
  "a preview is missing": "{ ...base, metadata_edit: { ...edit, move: { apply: () => ({}) } } }",
  "an effect is missing": "{ ...base, metadata_edit: { ...edit, move: { preview: () => ({}) } } }",
  "a tool is too many": "{ ...base, other: { read: () => ({}) } }",
  "a tool that is not served has handlers": "{ ...base, later: { read: () => ({}) } }",
  "an action is too many": "{ ...base, metadata_edit: { ...edit, rename: { apply: () => ({}) } } }",
  "an action that is not decided has a handler": "{ ...base, metadata_edit: { ...edit, rebuild: { apply: () => ({}) } } }",
  "a method is too many": "{ ...base, metadata_read: { ...read, apply: () => ({}) } }",
  "an immediate action has a preview": "{ ...base, metadata_edit: { ...edit, delete: { ...edit.delete, preview: () => ({}) } } }",
  "a name is spelled otherwise": "{ ...base, metadata_edit: { ...edit, Delete: edit.delete } }",
  "a preview takes the core": "{ ...base, metadata_edit: { ...edit, delete: edit.delete, move: { preview: (call: CoreCall<unknown, Reading, Core>) => (call.core.write('', 1), {}), apply: () => ({}) } } }",
  "a preview reaches for the core": "{ ...base, metadata_edit: { ...edit, move: { preview: (call) => (call.core, {}), apply: () => ({}) } } }",
  "a result is of another type": "{ ...base, metadata_edit: { ...edit, set_length: { ...edit.set_length, preview: () => ({ data: { length: 'x' } }) } } }",
  "a result is missing": "{ ...base, metadata_read: { read: () => ({ data: {} }) } }",
  "an argument does not exist": "{ ...base, metadata_edit: { ...edit, delete: { apply: (call) => (call.arguments.value, {}) } } }",
  "an argument is of another type": "{ ...base, metadata_edit: { ...edit, delete: { apply: (call) => (call.arguments.fqn.toFixed(), {}) } } }",
  "the mode is asked for": "{ ...base, metadata_edit: { ...edit, set_length: { ...edit.set_length, apply: (call) => (call.arguments.mode, {}) } } }",
  "an optional argument is taken for given": "{ ...base, metadata_edit: { ...edit, delete: { apply: (call) => (call.arguments.class.length, {}) } } }",
  "the caller's arguments are replaced": "{ ...base, metadata_edit: { ...edit, delete: { apply: (call) => ((call.arguments = { project: '', fqn: '' }), {}) } } }",
};

describe("a server's handlers", () => {
  it("compile where there is one for each", async () => {
    expect(await diagnosticsOf({ ...files, "server.ts": SERVER })).toEqual([]);
  }, 300_000);

  it("do not compile otherwise, also where the object is no fresh literal", async () => {
    const attempts: { [path: string]: string } = {};
    Object.values(WRONG).forEach((given, index) => {
      attempts[`fresh-${index}.ts`] = `${PRELUDE}define(${given});\n`;
      // Only in place are the parameters of a function known that does not say them.
      if (!/\(call\) =>/.test(given)) attempts[`kept-${index}.ts`] = `${PRELUDE}const given = ${given};\ndefine(given);\n`;
    });
    const diagnostics = await diagnosticsOf({ ...files, "server.ts": SERVER, ...attempts }, { ...STRICT, noUnusedLocals: false });
    const refused = new Set(diagnostics.map((diagnostic) => /([a-z]+-\d+\.ts)\(/.exec(diagnostic)?.[1]));
    const passed = Object.keys(attempts).filter((path) => !refused.has(path));
    expect(passed.map((path) => `${path}: ${Object.keys(WRONG)[Number(/\d+/.exec(path))]!}`)).toEqual([]);
  }, 300_000);
});
