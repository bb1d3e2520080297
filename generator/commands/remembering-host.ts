import { Host } from "../host.js";

/** Remembers what was read: `generate --watch` watches exactly that, `fmt` lays exactly that out. */
export class RememberingHost extends Host {
  readonly files = new Map<string, Uint8Array | null>();
  readonly folders = new Map<string, readonly string[] | null>();

  override read(path: string): Uint8Array | null {
    const bytes = super.read(path);
    this.files.set(path, bytes);
    return bytes;
  }

  override list(path: string): readonly string[] | null {
    const names = super.list(path);
    this.folders.set(path, names);
    return names;
  }

  /** Whether anything is no longer what was read. */
  moved(): boolean {
    for (const [path, before] of this.files) {
      const now = super.read(path);
      if (before === null || now === null ? before !== now : Buffer.compare(before, now) !== 0) return true;
    }
    for (const [path, before] of this.folders) if (before?.join("\0") !== super.list(path)?.join("\0")) return true;
    return false;
  }
}
