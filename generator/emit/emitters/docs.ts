import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import * as cost from "../docs/cost-page.js";
import * as indexed from "../docs/index-page.js";
import * as policies from "../docs/policies-page.js";
import { accessPage, answersPage, conventionsPage, errorsPage, retiredPage } from "../docs/server-pages.js";
import { toolPage } from "../docs/tool-page.js";
import type { Emitter, OutputFile, Sections } from "../emitter.js";
import { page } from "../markdown.js";

export const docs: Emitter = {
  id: "docs",
  summary: "Reference in Russian: `docs/`, with a page of each tool, the matrix of policies, access, errors, what each tool costs",
  *emit(contract) {
    yield* [
      shared("index", indexed.indexPage(contract), sections(contract, indexed.toolHeading)),
      shared("policies", policies.policiesPage(contract), sections(contract, policies.toolHeading)),
      shared("access", accessPage(contract)),
      shared("answers", answersPage(contract)),
      shared("errors", errorsPage(contract)),
      shared("conventions", conventionsPage(contract)),
      shared("cost", cost.costPage(contract), sections(contract, cost.toolHeading)),
      shared("retired", retiredPage(contract)),
    ];
    for (const tool of contract.tools) yield { path: `docs/tools/${tool.identifier}.md`, text: page(toolPage(contract, tool)), tool: tool.name, sections: null };
  },
};

function shared(name: string, text: string, parts: Sections | null = null): OutputFile {
  return { path: `docs/${name}.md`, text: page(text), tool: null, sections: parts };
}

/** A tool's part runs from its heading to the next tool's. */
function sections({ tools }: PublicContract, headingOf: (tool: Tool) => string): Sections {
  const owners = new Map(tools.map((tool) => [headingOf(tool), tool.name]));
  const identifies = (line: string) => (line.startsWith("##") ? (/^#{2,3} \[.*\]\(tools\/([\w-]+)\.md\)$/.exec(line)?.[1] ?? null) : null);
  return { opens: (line) => owners.get(line) ?? null, identifies, ends: () => false };
}
