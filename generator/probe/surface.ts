import type { PublicContract } from "../../runtime/contract/contract.js";
import { profileInForce } from "../../runtime/profile.js";
import { listTools, type WireTool } from "../../runtime/surface/list-tools.js";
import { counted } from "../diagnostics/english.js";
import { surfaceDiffers } from "../surface/rules.js";
import { compareSurfaces, factsOf } from "../surface/compare.js";
import type { Surface } from "../surface/list.js";
import type { ProbeRecord } from "./record.js";

/** Stage 1: the server lists what the contract promises to whoever is in that profile. */
export function checkSurface(record: ProbeRecord, surface: Surface, profile: string | null): void {
  const promised = profile === null && record.listed !== null ? record.listed : promisedTo(record.contract, profile);
  const differences = compareSurfaces(promised, surface.tools);
  for (const difference of differences) record.report(surfaceDiffers, `tools.${difference.tool}`, factsOf(difference), difference.pointer);
  const subject = profile === null ? "tools/list" : `tools/list under ${profile}`;
  record.check("surface", subject, differences.length === 0 ? "passed" : "failed", differences.length === 0 ? `${counted(surface.tools.length, "tool")}, equal to the contract` : counted(differences.length, "difference"));
}

function promisedTo(contract: PublicContract, profile: string | null): WireTool[] {
  return profile === null ? listTools(contract) : listTools(contract, profileInForce(contract, profile));
}

/**
 * The profile that a server runs under: what was asked for, what it says itself, or the one whose list
 * it gives. Null where it lists everything, as servers without profiles do.
 *
 * @param said the profile that the server names in its handshake
 */
export function profileOf(contract: PublicContract, surface: Surface, asked: string | null, said: string | null): string | null {
  if (asked !== null) return asked;
  const known = (name: string): boolean => contract.profiles.some((profile) => profile.name === name);
  if (said !== null && known(said)) return said;
  if (contract.profiles.length === 0) return null;
  const differs = (profile: string | null): number => compareSurfaces(promisedTo(contract, profile), surface.tools).length;
  const candidates = [null, ...[...contract.profiles].sort((a, b) => Number(b.default) - Number(a.default)).map(({ name }) => name)].map((profile) => ({ profile, count: differs(profile) }));
  return candidates.reduce((best, one) => (one.count < best.count ? one : best)).profile;
}
