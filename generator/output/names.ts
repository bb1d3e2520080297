/** Names that `generate` uses for itself in the output folder, for as long as it runs. */
const TEMPORARY = /(?:^|\/)\.contract-gate-[0-9]+-[0-9]+\.tmp$/;

/** Holds the output folder for one run at a time; says which process holds it. */
export const LOCK = ".contract-gate.lock";

/** Beside the file that it will become, so that the last step is a rename within one folder. */
export function temporaryFor(path: string, process: number, count: number): string {
  return `${path.slice(0, path.lastIndexOf("/") + 1)}.contract-gate-${process}-${count}.tmp`;
}

export function isTemporary(path: string): boolean {
  return TEMPORARY.test(path);
}

export function isLock(path: string): boolean {
  return path === LOCK;
}

/** `a/b/c.ts` → `a`, `a/b`: outermost first. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) folders.push(path.slice(0, slash));
  return folders;
}

/** What file managers leave in every folder that somebody opens. */
export function isClutter(path: string): boolean {
  return /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path);
}
