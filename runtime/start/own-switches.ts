import { StartProblem } from "../profile.js";

/** A command line parted: what the server's author takes, and what is left for {@link startServer}. */
export interface OwnSwitches<Name extends string> {
  readonly values: { readonly [name in Name]?: string };
  readonly rest: readonly string[];
}

/**
 * Takes switches of the author's own (`--project DIR`, `--project=DIR`) out of a command line, each
 * with a value and at most once. What is left is read as strictly as ever.
 *
 * @param argv the arguments after the script's name
 * @param names the switches, without dashes
 * @throws StartProblem for a switch without a value, an empty value, and one that is given twice
 */
export function takeSwitches<Name extends string>(argv: readonly string[], names: readonly Name[]): OwnSwitches<Name> {
  const values: { [name in Name]?: string } = {};
  const rest: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const argument = argv[at]!;
    const [given, ...valueParts] = argument.split("=") as [string, ...string[]];
    const name = names.find((candidate) => given === `--${candidate}`);
    if (name === undefined) {
      rest.push(argument);
      continue;
    }
    if (Object.hasOwn(values, name)) throw new StartProblem(`Ключ --${name} указан дважды.`);
    const following = valueParts.length > 0 ? valueParts.join("=") : argv[++at];
    if (following === undefined || (valueParts.length === 0 && following.startsWith("--"))) throw new StartProblem(`У ключа --${name} нет значения.`);
    if (following.trim() === "") throw new StartProblem(`Значение ключа --${name} пусто.`);
    values[name] = following;
  }
  return { values, rest };
}
