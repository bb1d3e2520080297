let issue: (operation: string, scope: string | null, address: string | null, signal: AbortSignal) => { readonly grant: Grant; readonly revoke: () => void };

/**
 * The permission for one apply. Only the runtime makes grants, one a call, after every check; a core
 * that is made from a grant can hold whoever uses it to the call it was made for.
 */
export class Grant {
  #live = true;

  private constructor(
    /** `tool.action`, or the tool. */
    readonly operation: string,
    readonly scope: string | null,
    /** The address that the call carries, if it has one. */
    readonly address: string | null,
    /** Aborted when the caller cancels. */
    readonly signal: AbortSignal,
  ) {}

  /** False as soon as the handler has ended: what it kept of the core is worth nothing then. */
  get live(): boolean {
    return this.#live;
  }

  /**
   * For a core to call before it changes anything.
   *
   * @throws Error when the call is over
   */
  assertLive(): void {
    if (!this.#live) throw new Error(`The call of ${this.operation} is over: its core must not be used any more.`);
  }

  static {
    issue = (operation, scope, address, signal) => {
      const grant = new Grant(operation, scope, address, signal);
      return { grant, revoke: () => void (grant.#live = false) };
    };
  }
}

/** A grant, and the way to end it. Not exported from the package. */
export const issueGrant: typeof issue = (...of) => issue(...of);
