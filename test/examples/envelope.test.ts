import { join } from "node:path";
import { Validators } from "../../runtime/validator.js";
import { expectFile } from "../catalog/golden.js";
import { builtServer, type Result, root, Session, Workspace } from "./workspace.js";

const program = builtServer("test/examples/envelope-server.ts", "envelope");
const folder = new Workspace(join(root, "examples/envelope/sample"));
let open: Session;
beforeAll(async () => {
  open = await Session.open(program, folder.path, "--profile", "owner", "--strict");
});
beforeEach(() => folder.restore());
afterAll(async () => {
  await open.close();
  folder.remove();
});

interface Envelope {
  readonly ok: boolean;
  readonly data: { readonly [key: string]: unknown };
  readonly error: { readonly code: string } | null;
  readonly meta: { readonly status: string; readonly latches?: { readonly [latch: string]: string } };
}
const envelope = (result: Result): Envelope => result.structuredContent as unknown as Envelope;
const call = async (tool: string, args: object): Promise<Envelope> => envelope(await open.call(tool, args));
const BOOK = { action: "complete", task: "3" };

describe("a list of tasks in envelopes", () => {
  it("is read: a page of text, and one task as data", async () => {
    const list = await call("task_list", { project: "Дом" });
    expect(list.data["text"]).toBe(
      "### 🟢 task_list — +Дом\n\n> Σ tasks 4 · done 0\n\n#### Tasks (4)\n- 1: Заплатить за свет до пятого +Дом @банк due:2026-12-05 [A]\n- 3: Позвонить в банк про справку +Дом @телефон [B]\n- 2: Купить лампочки +Дом @магазин\n- 6: Полить цветы +Дом rec:3d",
    );
    expect((await call("task_list", { filter: "банк", limit: 1 })).data["lines"]).toMatchObject({ from: 1, to: 1, filter: "банк", next: 1 });
    expect((await call("task_read", { task: "3" })).data).toEqual({ task: "3", line: "(B) 2026-11-28 Позвонить в банк про справку +Дом @телефон", done: false, priority: "B", text: "Позвонить в банк про справку +Дом @телефон", projects: ["Дом"], contexts: ["телефон"] });
  });

  it("takes a new task: rehearsed by default, in the words of the reference page", async () => {
    const before = folder.files();
    const args = { action: "add", text: "(A) Вернуть книгу +Книги" };
    const rehearsed = await call("task_write", args);
    expectFile(new URL("./golden/envelope-written.json", import.meta.url), `${JSON.stringify(rehearsed, null, 2)}\n`);
    expect(folder.changedSince(before)).toEqual([]);
    const written = await call("task_write", { ...args, mode: "apply" });
    expect(written.data).toEqual(rehearsed.data);
    expect(folder.read("todo.txt").split("\n").slice(-2)).toEqual(["(A) 2026-11-30 Вернуть книгу +Книги", ""]);
    expect(folder.changedSince(before)).toEqual(["todo.txt"]);
  });

  it("is ticked off under a flag, which rehearses where it is absent", async () => {
    const before = folder.files();
    const rehearsed = await call("task_write", BOOK);
    expect([rehearsed.meta.status, folder.changedSince(before)]).toEqual(["dry_run", []]);
    expect((await call("task_write", { ...BOOK, validateOnly: false })).error?.code).toBe("EXPECTED_REQUIRED");
    expect((await call("task_write", { ...BOOK, validateOnly: false, expected: "другое дело" })).error?.code).toBe("EXPECTED_MISMATCH");
    expect((await call("task_write", { ...BOOK, validateOnly: "false" })).error?.code).toBe("INVALID_MODE");
    expect(folder.changedSince(before)).toEqual([]);
    const done = await call("task_write", { ...BOOK, validateOnly: false, expected: rehearsed.meta.latches!["expected"]! });
    expect(done.data).toEqual({ task: "3", line: "x 2026-11-30 2026-11-28 Позвонить в банк про справку +Дом @телефон pri:B" });
    expect((await call("task_write", BOOK)).meta.status).toBe("noop");
  });

  it("is archived at once, but only with its project retyped", async () => {
    const archive = { action: "archive", project: "Книги" };
    expect((await call("task_write", archive)).error?.code).toBe("CONFIRMATION_REQUIRED");
    expect((await call("task_write", { ...archive, mode: "preview" })).error?.code).toBe("UNKNOWN_PARAMETER");
    expect((await call("task_write", { ...archive, confirm: "Книга" })).error?.code).toBe("CONFIRMATION_MISMATCH");
    const moved = await call("task_write", { ...archive, confirm: "Книги" });
    expect(moved.data).toEqual({ moved: 1 });
    expect(folder.read("todo.txt")).not.toContain("Мише");
    expect(folder.read("done.txt").split("\n")).toEqual(["x 2026-11-15 2026-11-10 Записаться к врачу +Здоровье @телефон", "x 2026-11-29 2026-11-27 Отдать книгу Мише +Книги", ""]);
    expect((await call("task_write", { ...archive, confirm: "Книги" })).meta.status).toBe("noop");
  });

  it("keeps line ends, and a last line without one", async () => {
    folder.write("todo.txt", "Первое\r\n\r\nВторое");
    await call("task_write", { action: "add", text: "Третье", mode: "apply" });
    expect(folder.read("todo.txt")).toBe("Первое\r\n\r\nВторое\r\n2026-11-30 Третье\r\n");
  });

  it("cannot be put where nothing can be written: both files stay", async () => {
    // A folder in the place of the file that is to be written beside the list.
    folder.write("todo.txt.new/x", "");
    const before = folder.files();
    expect((await call("task_write", { action: "add", text: "Дело", mode: "apply" })).error?.code).toBe("NOT_WRITTEN");
    expect(folder.changedSince(before)).toEqual([]);
  });

  it("answers everything by the published output schema", async () => {
    const { tools } = await open.client.listTools();
    const calls: readonly (readonly [string, object])[] = [
      ["task_list", {}],
      ["task_list", { project: "Нет" }],
      ["task_list", { filter: "(" }],
      ["task_read", { task: "3" }],
      ["task_read", { task: "99" }],
      ["task_read", { task: "0" }],
      ["task_read", { number: "3" }],
      ["task_read", { task: "#help" }],
      ["task_write", { action: "add", text: "Дело" }],
      ["task_write", { action: "add", text: "Дело", mode: "apply" }],
      ["task_write", { action: "add", text: "две\nстроки" }],
      ["task_write", { action: "add", text: "Дело", dryRun: true }],
      ["task_write", { action: "delete" }],
      ["task_write", { action: "complete", task: "4" }],
      ["task_write", { action: "archive", project: "Дом", confirm: "Дом" }],
    ];
    for (const [tool, args] of calls) {
      const result = await open.call(tool, args);
      const schema = tools.find(({ name }) => name === tool)!.outputSchema!;
      const judged = new Validators().compile(schema as never)(result.structuredContent as never);
      expect([tool, args, judged]).toEqual([tool, args, []]);
      expect([tool, args, result.isError]).toEqual([tool, args, !envelope(result).ok]);
      expect(result.content[0]!.text).toMatch(/^[🟢🟡⚪🔴🟠] [А-Я]/u);
    }
  });

  it("is not written under the default profile", async () => {
    const reader = await Session.open(program, folder.path);
    expect(((await reader.client.listTools()).tools).map(({ name }) => name)).toEqual(["task_list", "task_read"]);
    expect(envelope(await reader.call("task_write", { action: "add", text: "Дело" })).error?.code).toBe("GROUP_NOT_ENABLED");
    await reader.close();
  });
});
