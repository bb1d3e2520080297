import type { Host } from "../host.js";

/**
 * The command that repairs drift, as this team runs it: `npm run generate` where its package has that
 * script, else `npx contract-gate generate`, with the catalogs that were named.
 */
export function repairCommand(catalogs: readonly string[], host: Host): string {
  if (hasScript(host)) return "npm run generate";
  const named = catalogs.length === 1 && catalogs[0] === "catalog.yaml" ? [] : catalogs.map((path) => ` --catalog ${quoted(path)}`);
  return `npx contract-gate generate${named.join("")}`;
}

function hasScript(host: Host): boolean {
  try {
    const bytes = host.read("package.json");
    if (bytes === null) return false;
    const { scripts } = JSON.parse(Buffer.from(bytes).toString("utf8")) as { scripts?: { generate?: unknown } };
    return typeof scripts?.generate === "string";
  } catch {
    // Somebody else's broken or unreadable package.json is no reason to fail here.
    return false;
  }
}

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `"${path.replace(/["\\$`]/g, "\\$&")}"`;
}
