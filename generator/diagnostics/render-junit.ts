import type { Finding } from "./finding.js";
import { placeOf, type Report } from "./report.js";
import { visible } from "./visible.js";

/**
 * JUnit's XML, for whatever shows test results: a case a finding, failed where it is an error; a run
 * that found nothing is one case that passed.
 */
export function renderJunit(report: Report): string {
  const failed = report.findings.filter(({ severity }) => severity === "error").length;
  const broken = report.outcome === "cannot-judge" || report.outcome === "defect";
  const cases = [...report.findings.map((finding) => caseOf(finding, report.command, broken)), ...checkCases(report)];
  if (cases.length === 0) cases.push(`    <testcase classname="${text(report.command)}" name="${text(report.outcome)}"/>`);
  const counts = `tests="${cases.length}" failures="${broken ? 0 : failed}" errors="${broken ? failed : 0}"`;
  return `${['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="contract-gate" ${counts}>`, `  <testsuite name="contract-gate ${text(report.command)}" ${counts}>`, ...cases, "  </testsuite>", "</testsuites>"].join("\n")}\n`;
}

/** What a probe tried and found in order; what failed is told by the findings. */
function checkCases({ checks = [], command }: Report): string[] {
  return checks.flatMap(({ stage, subject, outcome, detail }) => {
    const open = `    <testcase classname="${text(`${command}.${stage}`)}" name="${text(subject)}"`;
    if (outcome === "failed") return [];
    return [outcome === "passed" ? `${open}/>` : `${open}>\n      <skipped message="${text(detail)}"/>\n    </testcase>`];
  });
}

function caseOf(finding: Finding, command: string, broken: boolean): string {
  const place = placeOf(finding);
  const where = finding.file === null ? "" : ` file="${text(finding.file)}"${place === null ? "" : ` line="${place.line}"`}`;
  const name = `${finding.rule}${finding.path === "" ? "" : `: ${finding.path}`}`;
  const open = `    <testcase classname="${text(`${command}.${finding.rule}`)}" name="${text(name)}"${where}>`;
  const body = text([finding.message, `Why: ${finding.why}`, `Do: ${finding.remedy}`].join("\n"));
  if (finding.severity !== "error") return `${open}\n      <system-out>${body}</system-out>\n    </testcase>`;
  const element = broken ? "error" : "failure";
  return `${open}\n      <${element} type="${text(finding.rule)}" message="${text(finding.message)}">${body}</${element}>\n    </testcase>`;
}

/** Text for an element or an attribute; what XML cannot hold is spelled out. */
function text(value: string): string {
  return value
    .split("\n")
    .map(visible)
    .join("\n")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
