import type { Difference, Finding } from "./finding.js";
import { alike, differenceLines } from "./frame.js";
import { fromRoot, type RenderOptions } from "./render.js";
import { placeOf, type Report } from "./report.js";
import type { Span } from "./span.js";
import { clip, visible } from "./visible.js";

/** GitHub refuses a run with more results. */
const MOST = 25_000;

/**
 * SARIF 2.1.0, for code scanning and editors. A finding without a place of its own is shown at the
 * catalog, since code scanning leaves out what has none.
 */
export function renderSarif(report: Report, options: RenderOptions): string {
  const findings = report.findings.slice(0, MOST);
  const rules = new Map(findings.map((finding) => [finding.rule, finding]));
  const ids = new Map([...rules.keys()].map((id, index) => [id, index]));
  const home = report.surfaces[0]?.catalog ?? null;
  const leftOut = report.findings.length - findings.length;
  return `${JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "contract-gate",
              semanticVersion: report.version,
              rules: [...rules].map(([id, { why, remedy }]) => ({ id, fullDescription: { text: why }, help: { text: remedy } })),
            },
          },
          automationDetails: { id: `contract-gate/${report.command}` },
          columnKind: "utf16CodeUnits",
          invocations: [{ executionSuccessful: report.outcome === "clean" || report.outcome === "findings", exitCodeDescription: report.outcome, ...(leftOut === 0 ? {} : { toolExecutionNotifications: [{ level: "warning", message: { text: `${leftOut} more findings are left out; --format json lists them all.` } }] }) }],
          results: findings.map((finding) => resultOf(finding, ids.get(finding.rule)!, home, options)),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

function resultOf(finding: Finding, ruleIndex: number, home: string | null, options: RenderOptions): object {
  const fingerprint = finding.facts["fingerprint"];
  const location = locationOf(finding, finding.file ?? home, options);
  return {
    ruleId: finding.rule,
    ruleIndex,
    level: finding.severity,
    message: { text: visible(`${finding.message} ${finding.difference === undefined ? "" : `${parting(finding.difference, finding.column ?? 1)} `}${finding.why} ${finding.remedy}`) },
    ...(location.length === 0 ? {} : { locations: location }),
    ...(finding.related === undefined || finding.related.length === 0 ? {} : { relatedLocations: finding.related.map(({ at, note }, id) => ({ id, message: { text: note }, physicalLocation: { artifactLocation: artifact(at.source.file, options), region: regionOf(at) } })) }),
    ...(typeof fingerprint === "string" ? { partialFingerprints: { "contractGate/v1": fingerprint } } : {}),
    properties: { path: visible(finding.path) },
  };
}

/** The first line that differs, around the place where it does. */
function parting(difference: Difference, column: number): string {
  const short = (line: string | null) => (line === null ? null : clip(line, column, 160).text);
  const { expected, actual } = differenceLines({ expected: short(difference.expected), actual: short(difference.actual) });
  const points = alike(difference, column);
  return `Expected: ${expected} On disk: ${actual}${points === "" ? "" : ` In column ${column}: ${points}.`}`;
}

function locationOf(finding: Finding, file: string | null, options: RenderOptions): readonly object[] {
  if (file === null) return [];
  const place = placeOf(finding);
  const region = place === null ? {} : { region: finding.at === null ? { startLine: place.line, startColumn: place.column } : regionOf(finding.at) };
  const logical = finding.path === "" ? {} : { logicalLocations: [{ fullyQualifiedName: visible(finding.path) }] };
  return [{ physicalLocation: { artifactLocation: artifact(file, options), ...region }, ...logical }];
}

/** A URI reference: relative to the root of the repository, with what a URI does not take escaped. */
function artifact(file: string, options: RenderOptions): object {
  return { uri: fromRoot(file, options).split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}

function regionOf({ source, start, end }: Span): object {
  const [first, last] = [source.position(start), source.position(end)];
  return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column };
}
