import type { Grant } from "contract-gate/runtime";
import { commit } from "../transaction/commit.js";
import { diskReader, diskWriter, type FileReader, type FileWriter } from "./disk.js";

/** A change of the project, worked out in full from what was read. */
export interface Change {
  readonly writes: readonly Write[];
  /** Files and folders that move after the writes, in this order. */
  readonly moves: readonly Move[];
}

export interface Write {
  readonly path: string;
  /** The text that the change was worked out from; another one on the disk stops it. */
  readonly before: string;
  readonly after: string;
}

export interface Move {
  readonly from: string;
  readonly to: string;
}

/** The mutating core. Handlers of an apply are given it, and nobody else. */
export interface ProjectCore {
  /**
   * Makes a change as a whole or not at all: whatever fails half-way is taken back, and what a killed
   * process leaves is taken back by the next one.
   *
   * @mutates the project's files
   * @throws RolledBack where a write failed and everything is as it was
   * @throws Failed where nothing was begun, and where taking back failed too
   */
  commit(change: Change): Promise<void>;
}

/** The core of a project, for one apply: without the runtime's grant there is none. */
export function projectCore(root: string, grant: Grant, disk: { readonly reader: FileReader; readonly writer: FileWriter } = { reader: diskReader, writer: diskWriter }): ProjectCore {
  return {
    commit: async (change) => {
      grant.assertLive();
      grant.signal.throwIfAborted();
      await commit(root, change, disk);
    },
  };
}
