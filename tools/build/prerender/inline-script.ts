import { join } from "node:path";
import { build } from "vite";
import { oldestBrowsers } from "#tools/build/oldest-browsers/oldest-browsers.ts";

/** Builds a script to put inside a page: one function call, without imports. */
export async function inlineScript(entry: string, root: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root,
    build: {
      write: false,
      modulePreload: false,
      target: oldestBrowsers,
      rolldownOptions: { input: join(root, entry), output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Vite made nothing of ${entry}.`);
  return chunk.code.trim();
}
