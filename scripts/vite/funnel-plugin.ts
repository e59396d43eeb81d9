import { sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { programImagesOf } from "#funnel/plan-of.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { catchUpLatePages } from "./catch-up.ts";
import {
  contentsOf,
  funnelModules,
  PAGES,
  PROGRAM_PICTURES,
  readingOf,
  readingToShow,
} from "./contents.ts";
import { watchFunnel } from "./funnel-watcher.ts";
import { overlayOf } from "./overlay.ts";
import { servePictures } from "./pictures.ts";
import { picturesText } from "./pictures-text.ts";

/** What stands in index.html while the funnel cannot be read. */
const UNTIL_MENDED: Record<string, string> = {
  NAME: "The funnel has a mistake",
  BRAND: "",
  DESCRIPTION: "",
  LOGO: "logo",
  PAPER: "#ffffff",
  PAPER_DARK: "#000000",
  OUTDATED_TITLE: "",
  OUTDATED_TEXT: "",
};

/** Gives the browser the funnel as plain data: parsed and checked here, once, and again at every change while developing. */
export function funnelPlugin(folder: string): Plugin {
  let watcher: ReturnType<typeof watchFunnel> | undefined;
  let config: ResolvedConfig;
  return {
    name: "funnel",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      servePictures(server, folder);
      watcher = watchFunnel(server, folder);
      catchUpLatePages(server, folder);
    },
    resolveId: {
      filter: { id: /^virtual:funnel/ },
      handler: (id) => (funnelModules.includes(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:funnel/ },
      handler(id) {
        const { outcome: funnel, revision } =
          config.command === "serve" ? readingToShow(folder) : readingOf(folder);
        if (Array.isArray(funnel)) {
          const { message, loc } = overlayOf(funnel, folder);
          // the bundler counts columns from 0
          if (!watcher) return this.error({ message, loc: { ...loc, column: loc.column - 1 } });
          watcher.refused();
          config.logger.error(message);
          return refusal(message, revision);
        }
        if (id === `\0${PAGES}`) return `export default ${JSON.stringify(pagesOf(funnel))}`;
        const contents =
          id === `\0${PROGRAM_PICTURES}` ? undefined : contentsOf(funnel, (image) => image);
        const { imports, urls, shapes, files } = picturesText(
          contents ? Object.keys(contents.plan.images) : programImagesOf(funnel),
          {
            funnel,
            folder,
            config,
          },
        );
        if (config.command === "build" && this.environment.name === "client")
          for (const file of files) this.emitFile(file);
        return `${imports}\nexport default ${contents ? planText(contents, urls, shapes) : urls};\nexport const revision = "${revision}";`;
      },
    },
    transformIndexHtml: {
      // before Vite looks for the files that the page names
      order: "pre",
      handler(html) {
        const { outcome: funnel } = readingToShow(folder);
        const told = Array.isArray(funnel) ? UNTIL_MENDED : toldOf(funnel);
        return html.replace(/%([A-Z_]+)%/g, (whole, name) => escaped(told[name] ?? whole));
      },
    },
    // the watcher tells the page itself; Vite would reload it. First of all: what the last plugin answers counts, and others add to it
    hotUpdate: {
      order: "pre",
      handler: ({ file }) => (file.startsWith(folder + sep) ? [] : undefined),
    },
  };
}

/** What index.html takes from the funnel. */
function toldOf({ file, site, theme }: Funnel): Record<string, string> {
  const { brand, outdated } = site.fields;
  const { logo, colors } = theme.fields;
  return {
    NAME: file.name,
    BRAND: brand.name,
    DESCRIPTION: brand.description,
    LOGO: logo.image,
    PAPER: colors.light.paper,
    PAPER_DARK: colors.dark.paper,
    OUTDATED_TITLE: outdated.title,
    OUTDATED_TEXT: outdated.text,
  };
}

/** What a page gets while there is nothing to show yet: it goes no further, but has asked to hear of what comes. */
const refusal = (message: string, revision: string) =>
  `export default {};\nexport const revision = "";\nimport.meta.hot?.send("funnel:listening", "${revision}");\nthrow new Error(${JSON.stringify(message)});`;

function pagesOf(funnel: Funnel) {
  return Object.fromEntries([...funnel.pages].map(([route, page]) => [route, page.fields]));
}

const planText = (
  { plan, site }: ReturnType<typeof contentsOf>,
  urls: string,
  shapes: Record<string, string>,
) =>
  `{ plan: { ...${JSON.stringify(plan)}, images: ${urls}, shapes: ${JSON.stringify(shapes)} }, site: ${JSON.stringify(site)} }`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
