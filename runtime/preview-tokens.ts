import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { digestOf } from "./canonical.js";

/** What a token says of a later call. */
export type TokenVerdict = "good" | "foreign" | "stale" | "used";

/**
 * Tokens of rehearsals: each is bound to the call (tool, action, arguments) and to the state that
 * the rehearsal saw, is signed with a secret that lives as long as the server, and is good for one
 * apply.
 */
export class PreviewTokens {
  readonly #secret = randomBytes(32);
  #minted = 0;
  readonly #used = new Set<number>();
  /** Tokens below are all taken for used, so that memory has a bound. */
  #floor = 0;

  mint(call: string, state: string): string {
    const number = Buffer.alloc(6);
    number.writeUIntBE(this.#minted++, 0, 6);
    const payload = Buffer.concat([number, hash(call), hash(state)]);
    return Buffer.concat([payload, this.#sign(payload)]).toString("base64url");
  }

  judge(token: unknown, call: string, state: string): TokenVerdict {
    const bytes = typeof token === "string" && /^[\w-]{64}$/.test(token) ? Buffer.from(token, "base64url") : null;
    if (bytes === null) return "foreign";
    const payload = bytes.subarray(0, 6 + 2 * PART);
    if (!timingSafeEqual(this.#sign(payload), bytes.subarray(payload.length))) return "foreign";
    if (!payload.subarray(6, 6 + PART).equals(hash(call))) return "foreign";
    if (this.#isUsed(numberOf(payload))) return "used";
    return payload.subarray(6 + PART).equals(hash(state)) ? "good" : "stale";
  }

  /** Marks a good token as used, right before the apply. */
  use(token: string): void {
    this.#used.add(numberOf(Buffer.from(token, "base64url")));
    if (this.#used.size <= MOST_USED) return;
    this.#floor = this.#minted - MOST_USED;
    for (const number of this.#used) if (number < this.#floor) this.#used.delete(number);
  }

  #isUsed(number: number): boolean {
    return number < this.#floor || this.#used.has(number);
  }

  #sign(payload: Uint8Array): Buffer {
    return createHmac("sha256", this.#secret).update(payload).digest().subarray(0, SIGNATURE);
  }
}

/** The token of `expected`: the state as this very call sees it. Needs no secret, so it outlives a restart. */
export function expectedToken(call: string, state: string): string {
  return digestOf(JSON.stringify([call, state])).slice(0, 16);
}

const PART = 13;
const SIGNATURE = 16;
const MOST_USED = 10_000;

const hash = (text: string): Buffer => Buffer.from(digestOf(text), "hex").subarray(0, PART);
const numberOf = (payload: Uint8Array): number => Buffer.from(payload).readUIntBE(0, 6);
