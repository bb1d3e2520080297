import type { Emitter } from "./emitter.js";
import { descriptions } from "./emitters/descriptions.js";
import { docs } from "./emitters/docs.js";
import { golden } from "./emitters/golden.js";
import { help } from "./emitters/help.js";
import { publicContract } from "./emitters/public-contract.js";
import { stubs } from "./emitters/stubs.js";
import { toolsList } from "./emitters/tools-list.js";

/** Every artefact, one emitter each. A new one is a file and a line. */
export const EMITTERS: readonly Emitter[] = [publicContract, toolsList, stubs, descriptions, help, docs, golden];
