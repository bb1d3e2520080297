import { placeOfListed } from "../../contract/place-of-listed.js";
import { findingOf } from "../../diagnostics/card.js";
import type { Finding } from "../../diagnostics/finding.js";
import type { Host } from "../../host.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import { surfaceDiffers } from "../../surface/rules.js";
import { compareSurfaces, factsOf } from "../../surface/compare.js";
import type { Surface } from "../../surface/list.js";
import { outcomeOf, type Result } from "../print.js";
import { promisedBy } from "../promised.js";

/** What a server lists, compared with what a catalog, or a published contract, promises. Nothing is written. */
export function checked(path: string, surface: Surface, host: Host): Result {
  const promised = promisedBy(path, "import", host);
  if ("outcome" in promised) return promised;
  const findings = compareSurfaces(promised.listed ?? listTools(promised.contract), surface.tools).map((difference): Finding => {
    const tool = promised.places.get(`tools.${difference.tool}`);
    const place = tool === undefined ? null : placeOfListed(tool, difference.pointer);
    return { ...findingOf(surfaceDiffers, place, `tools.${difference.tool}`, factsOf(difference)), file: place?.source.file ?? path };
  });
  return { command: "import", outcome: outcomeOf(findings), findings };
}
