import type { Emitter } from "./emitter.js";
import { golden } from "./emitters/golden.js";
import { publicContract } from "./emitters/public-contract.js";
import { stubs } from "./emitters/stubs.js";
import { toolsList } from "./emitters/tools-list.js";

/** Every artefact, one emitter each. A new one is a file and a line. */
export const EMITTERS: readonly Emitter[] = [publicContract, toolsList, stubs, golden];
