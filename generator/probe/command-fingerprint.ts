import { exec } from "node:child_process";
import type { Fingerprint } from "../../runtime/fingerprint/fingerprint.js";
import { excerpt, ServerFailure } from "../surface/connection.js";

export interface CommandOptions {
  readonly cwd: string;
  readonly environment: { readonly [name: string]: string | undefined };
}

/**
 * A fingerprint that a command prints: each line is a part of the workspace, so that a difference can be
 * shown. For workspaces that are no folder: a database, a configuration in a running environment.
 *
 * @throws ServerFailure from `take`, where the command fails
 */
export function commandFingerprint(command: string, { cwd, environment }: CommandOptions): Fingerprint {
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        exec(command, { cwd, env: environment as NodeJS.ProcessEnv, maxBuffer: 1 << 28, ...(signal === undefined ? {} : { signal }) }, (error, stdout, stderr) => {
          if (error !== null) return reject(new ServerFailure("not-started", `The fingerprint command «${command}» failed: ${excerpt(error.message)}`, stderr));
          const parts = new Map<string, string>();
          for (const line of stdout.split("\n")) if (line !== "") parts.set(line, String(Number(parts.get(line) ?? 0) + 1));
          resolve(parts);
        });
      }),
  };
}
