import type { PublicContract } from "../../runtime/contract/contract.js";

/** A file that generation would write. Text has LF endings and ends with one. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
  /** The tool it belongs to; null where it is shared. */
  readonly tool: string | null;
  /**
   * For shared files: tells at which lines a tool's own part begins, so that a hand edit of one
   * tool's part is told from a stale one. Null where no line belongs to one tool.
   */
  readonly sections: Sections | null;
}

/** Line that opens a tool's section → that tool's name; a section ends before the line that `ends` accepts. */
export interface Sections {
  readonly opens: (line: string) => string | null;
  /**
   * Where a line names its tool by the identifier alone: that identifier, also of a tool that this
   * contract does not have. What lies on disk may be of another contract.
   */
  readonly identifies?: (line: string) => string | null;
  readonly ends: (line: string) => boolean;
}

/** One artefact: pure, a function of the contract alone. */
export interface Emitter {
  /** File name of the emitter: `public-contract`. */
  readonly id: string;
  /** One line for the documentation. */
  readonly summary: string;
  emit(contract: PublicContract): Iterable<OutputFile>;
}
