import type { Host } from "../host.js";
import { judge, type Judgement } from "../main.js";
import { DiskFailure } from "../output/disk.js";
import { unusable } from "./file-unusable.js";
import { folderOf } from "./paths.js";

/** One catalog, judged. What the machine refuses is a finding; a defect says at which catalog it happened. */
export function judged(path: string, host: Host): Judgement {
  try {
    return judge(path, host, (catalog) => host.outputFolder(folderOf(path), catalog.output));
  } catch (error) {
    if (error instanceof DiskFailure) return { kind: "unreadable", findings: [unusable(error, "read")] };
    throw new Error(`while judging ${path}`, { cause: error });
  }
}
