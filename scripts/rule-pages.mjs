import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * `explain` shows what cards of rules say and needs none of what they do. The module that lists the
 * cards is run here, and its data stands in its place in the bundle.
 *
 * @param external packages that stay outside the bundle
 */
export function rulePages(external) {
  return {
    name: "rule-pages",
    setup(builder) {
      builder.onLoad({ filter: /[\\/]commands[\\/]rule-pages\.ts$/ }, async ({ path }) => {
        const { outputFiles } = await build({ entryPoints: [path], absWorkingDir: process.cwd(), bundle: true, write: false, format: "esm", platform: "node", target: "node20", external, logLevel: "silent" });
        // In the repository, where its packages are found.
        const file = join(process.cwd(), "dist", `rule-pages-${process.pid}.mjs`);
        writeFileSync(file, outputFiles[0].contents);
        try {
          const { CHAPTERS } = await import(pathToFileURL(file).href);
          // Read as JSON, which is quicker than as code.
          return { contents: `export const CHAPTERS = JSON.parse(${JSON.stringify(JSON.stringify(CHAPTERS))});`, loader: "js" };
        } finally {
          rmSync(file);
        }
      });
    },
  };
}
