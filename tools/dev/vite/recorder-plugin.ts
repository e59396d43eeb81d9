import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from "vite";
import { buildPlan } from "#compiler/build-plan.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { createRecorderPlan } from "#compiler/recorder-plan.ts";
import { inlineScript } from "#tools/build/prerender/inline-script.ts";
import { readingToShow } from "./compile-cached.ts";

const APPLICATION = "/src/app/main.tsx";
const PLAN = "virtual:recorder";

/**
 * Adds the recorder of visits to the application's page: an inline script that watches which places
 * are shown, and the recorder that it loads later. Adds nothing if `site.yaml` switches it off.
 */
// Long on purpose: a list of Vite's hooks.
export function recorderPlugin(folder: string, watcher: string, recorder: string): Plugin {
  let config: ResolvedConfig;
  const isOn = () => isServedTo(config) && countsVisits(readingToShow(folder).outcome);
  return {
    name: "recorder",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (config.command === "build" && this.environment.name === "client" && isOn())
        this.emitFile({
          type: "chunk",
          id: recorder,
          name: "recorder",
          preserveSignature: "strict",
        });
    },
    resolveId: { filter: { id: /^virtual:recorder$/ }, handler: () => `\0${PLAN}` },
    load: {
      filter: { id: /^\0virtual:recorder$/ },
      handler() {
        const { outcome: funnel } = readingToShow(folder);
        // The page shows the errors, so nothing is recorded.
        const plan = Array.isArray(funnel) ? {} : buildRecorderPlan(funnel);
        return `export default ${JSON.stringify(plan)}`;
      },
    },
    transformIndexHtml: {
      // After the recorder has got its name.
      order: "post",
      async handler(html, { bundle }): Promise<HtmlTagDescriptor[]> {
        if (config.command === "serve") {
          if (!html.includes(APPLICATION) || !isOn()) return [];
          const attrs = { type: "module", src: `/${watcher}`, "data-recorder": `/${recorder}` };
          return [{ tag: "script", injectTo: "body", attrs }];
        }
        const chunk = Object.values(bundle ?? {}).find(
          (one) => one.type === "chunk" && one.facadeModuleId === join(config.root, recorder),
        );
        if (!chunk) return [];
        const attrs = { "data-recorder": config.base + chunk.fileName };
        const children = await inlineScript(watcher, config.root);
        return [{ tag: "script", injectTo: "body", attrs, children }];
      },
    },
  };
}

const buildRecorderPlan = (funnel: Funnel) =>
  createRecorderPlan(
    funnel,
    buildPlan(funnel, (image) => image),
  );

const countsVisits = (funnel: ReturnType<typeof readingToShow>["outcome"]) =>
  !Array.isArray(funnel) && funnel.site.fields.numbers !== false;

/** While developing for a hosted project, authors aren't visitors. */
const isServedTo = ({ command, env }: ResolvedConfig) =>
  command === "build" || !env.VITE_SUPABASE_URL;
