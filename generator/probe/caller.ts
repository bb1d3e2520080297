import type { JsonObject, PublicContract } from "../../runtime/contract/contract.js";
import { excerpt, ServerFailure, type Connection } from "../surface/connection.js";
import type { Session } from "../surface/list.js";
import { readAnswer, refusedByProtocol, type CallAnswer } from "./answer.js";

/** Calls that may stay without an answer before the server is given up. */
const MOST_SILENT = 3;

/** Calls the tools of a running server. */
export class Caller {
  #silent = 0;

  constructor(
    private readonly connection: Connection,
    private readonly session: Session,
    private readonly contract: Pick<PublicContract, "answers">,
  ) {}

  /**
   * What a call came to; null where there was no answer in time.
   *
   * @throws ServerFailure where the server died, or stays silent for good
   */
  async call(tool: string, args: JsonObject): Promise<CallAnswer | null> {
    try {
      return readAnswer(this.contract, await this.connection.request("tools/call", { name: tool, arguments: args, ...this.session.meta }));
    } catch (failure) {
      if (!(failure instanceof ServerFailure)) throw failure;
      if (failure.kind === "refused") return refusedByProtocol(failure.message);
      if (failure.kind === "silent" && ++this.#silent < MOST_SILENT) return null;
      throw new ServerFailure(failure.kind, `${failure.message} The call was ${excerpt(tool, 80)} with ${excerpt(JSON.stringify(args), 300)}.`, failure.stderr, failure.code);
    }
  }
}
