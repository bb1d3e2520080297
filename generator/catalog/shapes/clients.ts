import { either, key, list, object, words, type ObjectShape } from "../shape.js";

/** Clients whose limits the product knows (generator/clients/limits.ts), with who they are. */
export const CLIENT_WORDS = {
  "claude-code": "The coding agent Claude Code.",
  cursor: "The editor Cursor.",
  windsurf: "The editor Windsurf.",
  vscode: "The editor VS Code, with Copilot.",
  openai: "Function tools of the OpenAI API.",
  "openai-strict": "Function tools of the OpenAI API in strict mode.",
  gemini: "The API of Gemini and its command line.",
} as const;

export type ClientName = keyof typeof CLIENT_WORDS;

const SEVERITY = words({ error: "What the client refuses fails the gate.", warning: "It is told and fails nothing.", note: "It is only noted." });

const CLIENTS_SHAPE: ObjectShape = object("clients", "How grave it is when a client would refuse something of the surface.", Object.fromEntries(Object.entries(CLIENT_WORDS).map(([name, about]) => [name, key(SEVERITY, about)])));

export const CLIENTS = either(list(words(CLIENT_WORDS), { distinct: true }), CLIENTS_SHAPE);
