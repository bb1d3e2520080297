import type { ServerOptions } from "../../runtime/index.js";
import { createServer } from "../../runtime/index.js";
import type { Call, CoreCall } from "../../runtime/handlers.js";
import { action, contract, tool } from "./fixture.js";

interface Files {
  read(path: string): string;
}
interface Disk {
  write(path: string): void;
}

/** What the compiler takes and refuses; the expected errors are the test, and the calls show that the rest runs. */
const surface = contract([tool("show", [action(null)]), tool("edit", [action("update", { policy: "PREVIEWABLE" })])]);
const files: Files = { read: () => "" };
const ports = { contract: surface, reading: files, core: (): Disk => ({ write: () => undefined }) };
const show = { read: ({ reading }: Call<object, Files>) => ({ subject: reading.read("a") }) };
const edit = { update: { preview: (_: Call<object, Files>) => ({}), apply: (_: CoreCall<object, Files, Disk>) => ({}) } };

describe("handlers of a server", () => {
  it("that were written against its ports, or less, compile", () => {
    expect(createServer({ ...ports, handlers: { show, edit } }).tools).toHaveLength(1);
    expect(createServer({ ...ports, handlers: { show: { read: () => ({}) }, edit } }).tools).toHaveLength(1);
  });

  it("that were written against others do not", () => {
    // @ts-expect-error the reading port is none that `show` can read through
    createServer({ ...ports, reading: { open: () => 1 }, handlers: { show, edit } });
    // @ts-expect-error the core is none that `edit` can write through
    createServer({ ...ports, core: () => ({ erase: () => undefined }), handlers: { show, edit } });
  });

  it("tell what a core has to be, however it is written down", () => {
    createServer({ contract: surface, handlers: { show, edit }, reading: files, core: (grant) => ({ write: () => grant.assertLive() }) });
    // @ts-expect-error a core without `write`
    createServer({ contract: surface, handlers: { show, edit }, reading: files, core: (grant) => ({ live: grant.live }) });
  });

  it("may be of a shape that is known only when the server starts", () => {
    const some: object = { show, edit };
    const options: ServerOptions<Files, Disk> = { ...ports, handlers: some };
    expect(createServer(options).profile).toBe("reader");
  });
});
