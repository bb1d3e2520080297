import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const dialectChanged = rule<"dialect-changed">({
  id: "dialect-changed",
  kind: "dialect-changed",
  summary: "A schema names another dialect of JSON Schema.",
  why: "What comes out differently under the new dialect is told on its own.",
  mirror: { none: "The opposite of another dialect is another dialect." },
  levels: ["none"],
  level: () => "none",
  message: (change) => `${subject(change)}: $schema went ${fromTo(change)}.`,
});
