import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from "vite";
import { inlineScript } from "#tools/build/prerender/inline-script.ts";
import { readingToShow } from "./compile-cached.ts";

const APPLICATION = "/src/app/main.tsx";

/**
 * Adds the script that keeps the click on an ad to the application's page. Adds nothing unless
 * `offer.yaml` asks visitors about ads.
 */
export function adClickPlugin(folder: string, script: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "ad-click",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // While the page still names the application.
      order: "pre",
      async handler(html): Promise<HtmlTagDescriptor[]> {
        if (!html.includes(APPLICATION) || !asksAboutAds(folder)) return [];
        if (config.command === "serve")
          return [
            { tag: "script", injectTo: "head", attrs: { type: "module", src: `/${script}` } },
          ];
        const children = await inlineScript(script, config.root);
        return [{ tag: "script", injectTo: "body", children }];
      },
    },
  };
}

function asksAboutAds(folder: string): boolean {
  const { outcome: funnel } = readingToShow(folder);
  return !Array.isArray(funnel) && funnel.offer.fields["ad-consent"] !== undefined;
}
