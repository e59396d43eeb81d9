import type { Plugin, ResolvedConfig } from "vite";
import { inlineScript } from "#tools/build/prerender/inline-script.ts";

const APPLICATION = "/src/app/main.tsx";

/**
 * Adds two scripts to the application's page: one that records steps from the beginning, and one
 * that comes with the application and loads the observer.
 */
export function vitalsPlugin(marks: string, loader: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "vitals",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        if (!html.includes(APPLICATION)) return [];
        const markSteps =
          config.command === "build"
            ? { children: await inlineScript(marks, config.root) }
            : { attrs: { type: "module", src: `/${marks}` } };
        return [
          { tag: "script", injectTo: "body", ...markSteps },
          { tag: "script", injectTo: "body", attrs: { type: "module", src: `/${loader}` } },
        ];
      },
    },
  };
}
