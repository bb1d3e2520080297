import { CLIENT_WORDS } from "../catalog/shapes/clients.js";
import { CLIENTS, LIMITS, type Limit } from "./limits.js";
import { needsProjection } from "./project.js";

/** The table of limits as a page of the documentation. */
export function clientsPage(): string {
  const rows = LIMITS.map(({ client, limit, source, date }) => `| \`${client}\` | ${limitText(limit)} | ${source} | ${date} |`);
  const clients = CLIENTS.map((name) => `- \`${name}\`: ${CLIENT_WORDS[name].replace(/\.$/, "")}${needsProjection(name) ? `; a projection is generated, \`clients/${name}.json\`` : ""}.`);
  return `# Clients and their limits

What clients accept is no part of any specification; it is what people ran into. Each row has the public report or page that tells it, and the day of that. A row is replaced when a newer report says otherwise.

${clients.join("\n")}

\`contract-gate lint --client <name>\` tells what a client would refuse, with the place in the catalog; \`clients:\` in the catalog makes that a part of \`lint\` and \`gate\`, and of \`generate\`, which writes a list in the shape that the client accepts. A projection accepts at least what the contract accepts: the runtime keeps checking the strict schema behind it. What no shape can settle (names, the number of tools, parameters that must all be required) is told and left.

| client | limit | told by | on |
|---|---|---|---|
${rows.join("\n")}
`;
}

function limitText(limit: Limit): string {
  switch (limit.kind) {
    case "tools":
      return `at most ${limit.most} tools`;
    case "name-length":
      return `\`${limit.spelling}\` has at most ${limit.most} characters`;
    case "description-length":
      return `a description has at most ${limit.most} characters`;
    case "name-pattern":
      return `names match \`${limit.pattern}\``;
    case "array-items":
      return "every array says its `items`";
    case "root-union":
      return "no union at the root of an input schema";
    case "references":
      return "no references";
    case "typed":
      return "every parameter has one type";
    case "keywords":
      return `without ${limit.refused.map((word) => `\`${word}\``).join(", ")}`;
    case "fields":
      return `no keywords but ${limit.known.map((word) => `\`${word}\``).join(", ")}`;
    case "text-enums":
      return "`enum` lists texts alone, where the type is `string`";
    case "declared-required":
      return "`required` names declared properties alone";
    case "typed-keywords":
      return "`properties` and `required` only at `type: object`, `items` only at `type: array`";
    case "union-alone":
      return "no `type` beside `anyOf`";
    case "formats":
      return `no \`format\` but ${Object.entries(limit.known).map(([type, formats]) => `${formats.map((format) => `\`${format}\``).join(" and ")} at \`type: ${type}\``).join(", ")}`;
    case "property-pattern":
      return `names of properties match \`${limit.pattern}\``;
    case "depth":
      return `objects nest at most ${limit.most} levels`;
    case "closed-and-required":
      return "every object is closed, every key required";
  }
}
