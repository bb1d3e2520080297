import process from "node:process";
import type { Answer } from "../../../runtime/answer/answer.js";
import { quoted } from "../../../runtime/answer/inline.js";
import { list } from "../../../runtime/answer/section.js";
import { startServer } from "../../../runtime/start/start.js";
import { seedContract } from "./seed-contract.js";

/** The seeds' examples as a server over the standard streams; `ANSWERS=envelope` chooses the other way of answering. */
const answers = process.env["ANSWERS"] === "envelope" ? "envelope" : "markdown";
let now = 0;
let stopped = false;

const update = (): Answer<object> => ({
  data: { length: 12 },
  changes: [
    { name: "synonym", before: quoted(""), after: quoted("ИНН организации") },
    { name: "length", before: "Строка(10)", after: "Строка(12)" },
  ],
  warnings: ["повторный write перезапишет тип без квалификатора"],
});
const hits = (): Answer<object> => ({ subject: "вызовы", sections: [list("Номенклатура", Array.from({ length: 844 }, (_, index) => `Номенклатура ${index}`))] });

await startServer(process.argv.slice(2), {
  contract: seedContract(answers),
  reading: {},
  core: () => ({}),
  now: () => now,
  fingerprint: { take: async () => new Map() },
  handlers: {
    metadata_read: { read: hits },
    metadata_write: {
      update: { preview: () => update(), apply: () => update() },
      slow: {
        apply: async (call: { signal: AbortSignal; progress: (done: number, total: number) => void }) => {
          for (let step = 1; step <= 3; step++) {
            call.progress(step, 3);
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          return { data: { length: 3 } };
        },
      },
    },
    rights_write: { update: { preview: () => ({}), apply: (): Answer<object> => ({ status: "noop", reason: "все указанные права уже в нужном состоянии" }) } },
    spreadsheet_read: {
      read: (): Answer<object> => ({
        digest: ["41×9 (R1C1:R41C9)", "formats 24", "merges 3", "areas 2", "defaultFormatIndex 0"],
        sections: [list("Areas", [{ name: "Заголовок", type: "Rect", detail: "R1C1:R3C9" }, { name: "ТабЧасть", type: "Rect", detail: "R8C1:R20C9" }]), list("Merges", ["R1C1:R1C9 (1×9)"], 3), list("Parameters", [])],
      }),
    },
    search: { text: { read: hits }, symbol: { read: hits }, references: { read: hits }, calls: { read: hits } },
    clock: { read: (call: { arguments: { seconds?: number } }) => ((now += 1000 * (call.arguments.seconds ?? 0)), { data: { stopped } }) },
    stuck: { read: (call: { signal: AbortSignal }) => new Promise((resolve) => call.signal.addEventListener("abort", () => ((stopped = true), resolve({ data: {} })))) },
  },
}).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = 2;
});
