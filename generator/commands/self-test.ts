import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { Trial } from "../diagnostics/report.js";
import type { Files } from "../catalog/files.js";
import { selfTest } from "../gate/self-test.js";
import type { Host } from "../host.js";
import { judge, type Judgement } from "../main.js";
import type { Disk } from "../output/disk.js";
import { drift } from "../output/drift.js";
import { plan, whole } from "../output/plan.js";
import { gateBlind } from "./rules.js";
import { judged } from "./judging.js";
import type { Result } from "./print.js";

/** Proves on copies in memory that the gate can fail; the tree is only read. */
export async function selfTestCatalogs(catalogs: readonly string[], host: Host): Promise<Result> {
  const command = "gate --self-test";
  const trials: Trial[] = [];
  const findings: Finding[] = [];
  for (const path of catalogs) {
    const judgement = await judged(path, host);
    if (judgement.kind === "unreadable") return { command, outcome: "cannot-judge", findings: judgement.findings };
    if (judgement.kind !== "planned") return { command, outcome: "findings", findings: judgement.findings.filter(({ severity }) => severity === "error") };
    const outputs = judgement.plan.outputs.map(whole);
    for (const trial of selfTest(judgement.catalog, host, outputs, judgement.plan.disk.folder, gateOver(path))) {
      trials.push(trial);
      const { what, expected, noticed } = trial;
      if (noticed !== null && !noticed.includes(expected)) findings.push({ ...findingOf(gateBlind, null, "", { what, expected }), file: path });
    }
  }
  return { command, outcome: findings.length > 0 ? "findings" : "clean", findings, trials };
}

/** The gate over other files and another folder. The same catalog is judged once, however many folders it is compared with. */
function gateOver(path: string): (files: Files, disk: Disk) => readonly Finding[] {
  let last: { files: Files; judgement: Judgement } | null = null;
  return (files, disk) => {
    const judgement = last?.files === files ? last.judgement : judge(path, files, () => disk);
    last = { files, judgement };
    if (judgement.kind !== "planned") return judgement.findings;
    const outputs = judgement.plan.outputs.map(whole);
    return [...judgement.findings, ...drift(plan(outputs, disk), { repair: "generate", ignored: new Map() })];
  };
}
