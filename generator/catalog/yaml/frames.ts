import { pathText } from "../rule.js";
import type { Entry, ListNode, MapNode, Node } from "../tree.js";

/** An anchored value. */
export interface Anchor {
  readonly node: Node;
  /** Values in it, what aliases repeat included; 0 while it is still open. */
  size: number;
  /** Levels of maps and lists in it. */
  height: number;
}

/** An open map or list. */
export interface Frame {
  /** Entries of a map, else null. */
  readonly entries: Map<string, Entry> | null;
  /** Items of a list, else null. */
  readonly items: Node[] | null;
  readonly node: Mutable<MapNode> | Mutable<ListNode>;
  /** In brackets, which have an end of their own. */
  readonly flow: boolean;
  readonly anchor: Anchor | null;
  last: Entry | null;
  /** Key that waits for its value. */
  key: string | null;
  keyStart: number;
  keyEnd: number;
  size: number;
  height: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The maps and lists that are open, from the root to where the reader is. */
export class Frames {
  readonly #stack: Frame[] = [];
  top: Frame | null = null;

  get depth(): number {
    return this.#stack.length;
  }

  /** True where the next value is a key. */
  get expectsKey(): boolean {
    return this.top !== null && this.top.entries !== null && this.top.key === null;
  }

  push(frame: Frame): void {
    this.#stack.push(frame);
    this.top = frame;
  }

  pop(): Frame | null {
    const frame = this.#stack.pop() ?? null;
    this.top = this.#stack.at(-1) ?? null;
    return frame;
  }

  /** Path of the value that comes next. */
  path(): string {
    return pathText(this.#stack.map((frame) => frame.key ?? frame.items?.length).filter((step) => step !== undefined));
  }
}
