import type { Host } from "../host.js";
import type { Judgement } from "../main.js";
import { DiskFailure } from "../output/disk.js";
import { checkSharedFolders } from "../output/place.js";
import { unusable } from "./file-unusable.js";
import { folderOf } from "./folder-of.js";

/**
 * One catalog, judged. What the machine refuses is a finding; a defect says at which catalog it happened.
 *
 * @param keep texts of outputs that stand on disk as they are need not be kept: see {@link plan}
 */
export async function judged(path: string, host: Host, keep?: "different"): Promise<Judgement> {
  // Loaded when there is something to judge: `gate --help` needs none of it.
  const { judge } = await import("../main.js");
  try {
    return judge(path, host, (catalog) => host.outputFolder(folderOf(path), catalog.output), keep);
  } catch (error) {
    if (error instanceof DiskFailure) return { kind: "unreadable", findings: [unusable(error, "read")] };
    throw new Error(`while judging ${path}`, { cause: error });
  }
}

/** Several catalogs, each judged; those whose outputs would lie among another's are blocked. */
export async function judgedTogether(paths: readonly string[], host: Host, keep?: "different"): Promise<{ readonly path: string; readonly judgement: Judgement }[]> {
  const all: { path: string; judgement: Judgement }[] = [];
  for (const path of paths) all.push({ path, judgement: await judged(path, host, keep) });
  const planned = all.flatMap(({ judgement }) => (judgement.kind === "planned" ? [{ catalog: judgement.catalog, folder: judgement.plan.disk.folder }] : []));
  const shared = checkSharedFolders(planned);
  return all.map(({ path, judgement }) => {
    const finding = judgement.kind === "planned" ? shared.get(judgement.catalog) : undefined;
    if (judgement.kind !== "planned" || finding === undefined) return { path, judgement };
    return { path, judgement: { kind: "blocked", catalog: judgement.catalog, findings: [...judgement.findings, finding] } };
  });
}
