import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { Drawn, notes, screens } from "#app/prerender.tsx";
import { findBuiltParts } from "./built-parts.ts";
import { inlineScript } from "./inline-script.ts";
import { withInlineStyles } from "./inline-styles.ts";
import { behindPictures, ROOT, UNDECIDED_STYLES } from "./page-html.ts";
import { type BuiltSite, writePages } from "./write-pages.ts";

const SERVER_BUILD = "dist-ssr";

interface Prerender {
  drawAll(): Promise<Drawn[]>;
  screens: typeof screens;
  notes: typeof notes;
}

/**
 * Writes an HTML page for each route, so that its screen appears before any script runs, and one
 * for the member area, which shows what the browser has stored.
 */
// Long on purpose: a list of Vite's hooks.
export function prerenderPlugin(source: string, player: string, keptPlan: string): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "prerender",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: SERVER_BUILD,
            emptyOutDir: true,
            rolldownOptions: { input: { prerender: source } },
          },
        },
      },
    }),
    sharedDuringBuild: true,
    generateBundle(_, built) {
      if (this.environment.name === "client") bundle = built;
    },
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr)
          throw new Error("Vite has no client or no ssr environment to prerender with.");
        for (const environment of [client, ssr])
          if (!environment.isBuilt) await builder.build(environment);
        const prerender: Prerender = await import(
          pathToFileURL(join(SERVER_BUILD, "prerender.js")).href
        );
        const { root } = client.config;
        const site = {
          ...readBuiltSite(bundle, root, client.config.build.outDir),
          player: await inlineScript(player, root),
          keptPlan: await inlineScript(keptPlan, root),
        };
        const drawn = await drawScreens(prerender, site.folder);
        rmSync(SERVER_BUILD, { recursive: true });
        writePages(site, drawn, prerender);
      },
    },
  };
}

function readBuiltSite(
  bundle: Rolldown.OutputBundle,
  root: string,
  folder: string,
): Omit<BuiltSite, "player" | "keptPlan"> {
  const index = readFileSync(join(folder, "index.html"), "utf8");
  const shell = behindPictures(withInlineStyles(index, folder, UNDECIDED_STYLES));
  if (!shell.includes(ROOT))
    throw new Error(`index.html has no ${ROOT} to write the screens into.`);
  const data = Object.keys(bundle).find((file) => /\/funnel-\w+\.json$/.test(file));
  if (!data) throw new Error("The build has no JSON of the funnel.");
  return { folder, shell, data, findPart: findBuiltParts(bundle, root, folder) };
}

/** The entrance, where most visits start, gets its picture inside the page. */
async function drawScreens({ drawAll, notes }: Prerender, folder: string): Promise<Drawn[]> {
  return (await drawAll()).map((one) =>
    one.place === notes.entry ? withPictures(one, folder) : one,
  );
}

function withPictures(drawn: Drawn, site: string): Drawn {
  return {
    ...drawn,
    drawings: drawn.drawings.map((one) => ({ ...one, html: withInlinePicture(one.html, site) })),
  };
}

/** In bytes. A larger picture would delay the text. */
const LARGEST = 8 * 1024;

const FIRST_IN_MAIN = /(<main\b[\s\S]*?<img\b[^>]* src=")([^"]+)(")/;

/** Writes the first picture of a screen into its HTML, so that both paint at the same time. */
export function withInlinePicture(html: string, site: string): string {
  return html.replace(FIRST_IN_MAIN, (all, before: string, url: string, after: string) => {
    const path = join(site, url);
    return !url.endsWith(".svg") || statSync(path).size > LARGEST
      ? all
      : before + toDataUrl(readFileSync(path, "utf8")) + after;
  });
}

/**
 * Encodes only characters with a special meaning in a URL or an attribute: the rest compresses
 * better as it is.
 */
const toDataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll(/[%#"&\s<>]/g, (one) => (one === " " ? one : encodeURIComponent(one)))}`;
