import { DiskFailure } from "./output/disk.js";

/** The machine's refusal in words; anything else is a defect and goes on as it is. */
export function failureOf(error: unknown, shown: string): DiskFailure {
  if (error instanceof DiskFailure) return error;
  const code = codeOf(error);
  if (code === null) throw error;
  return new DiskFailure(shown, REASONS[code] ?? code);
}

/** The system's own code, `ENOENT`; null for a defect, also one of Node's (`ERR_INVALID_ARG_TYPE`). */
export function codeOf(error: unknown): string | null {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "string" && !code.startsWith("ERR_") ? code : null;
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR";
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: "permission denied",
  EBUSY: "in use by another program",
  EDQUOT: "the disk quota is used up",
  EEXIST: "something stands there already",
  EISDIR: "a folder, not a file",
  ELOOP: "a link; links are not followed",
  EMFILE: "too many open files",
  ENAMETOOLONG: "the name is too long for this file system",
  ENOENT: "no such file or folder",
  ENOSPC: "no space left",
  ENOTDIR: "not a folder",
  EPERM: "not permitted",
  EROFS: "a read-only file system",
};

/** What a step gives; where the machine refuses, what it was about is told. */
export function guarded<T>(shown: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw failureOf(error, shown);
  }
}
