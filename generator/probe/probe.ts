import type { Action, Profile, PublicContract, Tool } from "../../runtime/contract/contract.js";
import { isJsonObject } from "../../runtime/contract/schema.js";
import { differences, type Fingerprint } from "../../runtime/fingerprint/fingerprint.js";
import { operationOf } from "../../runtime/steps/tool.js";
import type { Connection } from "../surface/connection.js";
import { listSurface, openSession, type Session } from "../surface/list.js";
import { Caller } from "./caller.js";
import { mutationEscaped, previewChanged } from "./rules.js";
import { checkClaimable } from "./claimable.js";
import { checkMutation } from "./mutation.js";
import { checkPreview, isRehearsable, rehearsables, type Rehearsable } from "./preview.js";
import { pathOf, some, type ProbeRecord } from "./record.js";
import { checkRefusals } from "./refusals.js";
import { checkSurface, profileOf } from "./surface.js";

/** How a server is started, and what is watched while it is called. */
export interface Probing {
  /** Starts the server, or opens a line to it. */
  start(given: { readonly profile: string | null; readonly workspace: string | null }): Connection;
  /** Whether the command takes a profile, so that every one of the contract can be probed. */
  readonly choosesProfile: boolean;
  /** The profile that the server runs under, where the person says so. */
  readonly profile: string | null;
  /** Of the workspace; null where nobody watches it, and then nothing is rehearsed. */
  readonly fingerprint: Fingerprint | null;
  /** Makes a copy of the workspace that is thrown away; null where nothing is applied. */
  readonly copy: (() => Copy) | null;
  /** Which operations are probed. */
  wanted(operation: string): boolean;
}

export interface Copy {
  readonly path: string;
  readonly fingerprint: Fingerprint;
  remove(): void;
}

/**
 * Probes a running server: its surface, its refusals, its rehearsals, and, where that is asked for and
 * everything before was clean, its applies. What was found out stands in the record, also where the
 * server dies on the way.
 *
 * @throws ServerFailure where the server cannot be talked to any more
 */
export async function probe(record: ProbeRecord, probing: Probing): Promise<void> {
  const { contract } = record;
  const profiles = probing.choosesProfile && contract.profiles.length > 0 ? contract.profiles.map(({ name }) => name) : [probing.profile];
  const left = new Set(rehearsables(record).filter(({ tool, action }) => probing.wanted(operationOf(tool, action))));
  for (const [index, asked] of profiles.entries()) {
    await connected(probing, asked, null, async (connection, session) => {
      const surface = await listSurface(connection, session);
      const profile = profileOf(contract, surface, asked, profileSaidBy(session));
      const caller = new Caller(connection, session, contract);
      record.progress(`tools/list${profile === null ? "" : ` under ${profile}`}`);
      checkSurface(record, surface, profile);
      if (profile !== null) await checkRefusals(record, caller, profile, probing.fingerprint, (operation) => probing.wanted(operation));
      await checkPreviews(record, caller, probing, profile, left);
      if (index === 0) await checkClaimable(record, caller, surface);
    });
  }
  for (const { tool, action } of left) record.check("preview", operationOf(tool, action), "skipped", probing.fingerprint === null ? "nobody watches the workspace: give --workspace or --fingerprint" : "no profile that was probed may call it");
  if (probing.copy !== null) await checkMutations(record, probing, probing.copy);
}

async function checkPreviews(record: ProbeRecord, caller: Caller, probing: Probing, profile: string | null, left: Set<Rehearsable>): Promise<void> {
  const { fingerprint } = probing;
  const own = [...left].filter(({ action }) => mayCall(record.contract, profile, action));
  if (fingerprint === null || own.length === 0) return;
  let state = await fingerprint.take();
  for (const [index, rehearsable] of own.entries()) {
    record.progress(`[${index + 1}/${own.length}] ${operationOf(rehearsable.tool, rehearsable.action)}: preview`);
    state = (await checkPreview(record, caller, rehearsable, fingerprint, state)).after;
    left.delete(rehearsable);
  }
  // What was written after an answer shows at the next action, or here.
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  const late = differences(state, await fingerprint.take());
  const { tool, action } = own.at(-1)!;
  if (late.length > 0) record.report(previewChanged, pathOf(tool, action), { action: operationOf(tool, action), call: "or one before it, after its answer", changes: some(late) });
}

/** Milliseconds that a server is given to write behind its answers. */
const SETTLING = 200;

/** Only after a clean rehearsal run: a preview that writes would have written already. */
async function checkMutations(record: ProbeRecord, probing: Probing, makeCopy: () => Copy): Promise<void> {
  const actions = record.contract.tools.flatMap((tool) => tool.actions.map((action): [Tool, Action] => [tool, action])).filter(([tool, action]) => (isRehearsable(action) || action.policy === "APPLY_ONLY") && probing.wanted(operationOf(tool, action)));
  if (record.failedSince(0)) {
    for (const [tool, action] of actions) record.check("mutation", operationOf(tool, action), "skipped", "something before was not clean");
    return;
  }
  const original = (await probing.fingerprint?.take()) ?? new Map<string, string>();
  for (const [index, [tool, action]] of actions.entries()) {
    const profile = probing.choosesProfile ? (record.contract.profiles.find((one) => mayCall(record.contract, one.name, action))?.name ?? null) : probing.profile;
    record.progress(`[${index + 1}/${actions.length}] ${operationOf(tool, action)}: apply in a copy`);
    const copy = makeCopy();
    try {
      await connected(probing, profile, copy.path, (connection, session) => checkMutation(record, new Caller(connection, session, record.contract), tool, action, copy.fingerprint));
    } finally {
      copy.remove();
    }
    const changes = differences(original, (await probing.fingerprint?.take()) ?? original);
    if (changes.length === 0) continue;
    record.report(mutationEscaped, pathOf(tool, action), { action: operationOf(tool, action), changes: some(changes) });
    return;
  }
}

async function connected(probing: Probing, profile: string | null, workspace: string | null, use: (connection: Connection, session: Session) => Promise<void>): Promise<void> {
  const connection = probing.start({ profile, workspace });
  try {
    await use(connection, await openSession(connection));
  } finally {
    await connection.close();
  }
}

/** The profile that a server names in its handshake. */
function profileSaidBy({ capabilities }: Session): string | null {
  const experimental = capabilities?.experimental;
  const own = isJsonObject(experimental) ? experimental["contract-gate"] : undefined;
  return isJsonObject(own) && typeof own.profile === "string" ? own.profile : null;
}

/** Whether a profile enables an action; a contract without profiles, and a server without them, let everything be called. */
function mayCall({ profiles }: PublicContract, name: string | null, { group, scope }: Action): boolean {
  const profile: Profile | undefined = profiles.find((one) => one.name === name);
  if (profile === undefined) return profiles.length === 0 || name === null;
  return group !== null && profile.groups.includes(group) && (scope === null || profile.scopes.includes(scope));
}
