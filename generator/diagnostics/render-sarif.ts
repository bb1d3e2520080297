import type { Finding } from "./finding.js";
import { fromRoot, type RenderOptions } from "./render.js";
import { placeOf, type Report } from "./report.js";
import type { Span } from "./span.js";
import { visible } from "./visible.js";

/** SARIF 2.1.0, for code scanning and editors. */
export function renderSarif(report: Report, options: RenderOptions): string {
  const rules = new Map(report.findings.map((finding) => [finding.rule, finding]));
  const ids = [...rules.keys()];
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
          invocations: [{ executionSuccessful: report.outcome === "clean" || report.outcome === "findings", exitCodeDescription: report.outcome }],
          results: report.findings.map((finding) => resultOf(finding, ids.indexOf(finding.rule), options)),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

function resultOf(finding: Finding, ruleIndex: number, options: RenderOptions): object {
  const place = placeOf(finding);
  const fingerprint = finding.facts["fingerprint"];
  const location = finding.file === null ? [] : [{ physicalLocation: { artifactLocation: artifact(finding.file, options), ...(place === null ? {} : { region: finding.at === null ? { startLine: place.line, startColumn: place.column } : regionOf(finding.at) }) }, ...(finding.path === "" ? {} : { logicalLocations: [{ fullyQualifiedName: visible(finding.path) }] }) }];
  return {
    ruleId: finding.rule,
    ruleIndex,
    level: finding.severity,
    message: { text: visible(`${finding.message} ${finding.why} ${finding.remedy}`) },
    ...(location.length === 0 ? {} : { locations: location }),
    ...(finding.related === undefined || finding.related.length === 0 ? {} : { relatedLocations: finding.related.map(({ at, note }, id) => ({ id, message: { text: note }, physicalLocation: { artifactLocation: artifact(at.source.file, options), region: regionOf(at) } })) }),
    ...(typeof fingerprint === "string" ? { partialFingerprints: { "contractGate/v1": fingerprint } } : {}),
    properties: { path: visible(finding.path) },
  };
}

/** A URI reference: relative to the root of the repository, with what a URI does not take escaped. */
function artifact(file: string, options: RenderOptions): object {
  return { uri: fromRoot(file, options).split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}

function regionOf({ source, start, end }: Span): object {
  const [first, last] = [source.position(start), source.position(end)];
  return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column };
}
