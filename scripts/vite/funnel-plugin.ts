import { sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { programImagesOf } from "#funnel/plan-of.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { compiled, contentsOf, funnelModules, PAGES, PROGRAM_PICTURES } from "./contents.ts";
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
};

/** The message shows the lines itself, of every mistake. */
const NO_FRAME = " ";

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
    },
    resolveId: { filter: { id: /^virtual:funnel/ }, handler: (id) => (funnelModules.includes(id) ? `\0${id}` : undefined) },
    load: {
      filter: { id: /^\0virtual:funnel/ },
      handler(id) {
        const funnel = compiled(folder);
        if (Array.isArray(funnel)) {
          watcher?.loadFailed();
          const { message, loc } = overlayOf(funnel, folder);
          // the bundler counts columns from 0, while the overlay shows them as they are, and what has no frame of its own with a second one
          return this.error(
            config.command === "build" ? { message, loc: { ...loc, column: loc.column - 1 } } : { message, loc, id: loc.file, frame: NO_FRAME },
          );
        }
        if (id === `\0${PAGES}`) return `export default ${JSON.stringify(pagesOf(funnel))}`;
        const contents = id === `\0${PROGRAM_PICTURES}` ? undefined : contentsOf(funnel, (image) => image);
        const { imports, urls, files } = picturesText(contents ? Object.keys(contents.plan.images) : programImagesOf(funnel), { funnel, folder, config });
        if (config.command === "build" && this.environment.name === "client") for (const file of files) this.emitFile(file);
        return `${imports}\nexport default ${contents ? planText(contents, urls) : urls};`;
      },
    },
    transformIndexHtml: {
      // before Vite looks for the files that the page names
      order: "pre",
      handler(html) {
        const funnel = compiled(folder);
        const told = Array.isArray(funnel) ? UNTIL_MENDED : toldOf(funnel);
        return html.replace(/%([A-Z_]+)%/g, (whole, name) => escaped(told[name] ?? whole));
      },
    },
    // the watcher tells the page itself; Vite would reload it
    hotUpdate: ({ file }) => (file.startsWith(folder + sep) ? [] : undefined),
  };
}

/** What index.html takes from the funnel. */
function toldOf({ file, site, theme }: Funnel): Record<string, string> {
  const { name, description } = site.fields.brand;
  const { logo, colors } = theme.fields;
  return { NAME: file.name, BRAND: name, DESCRIPTION: description, LOGO: logo.image, PAPER: colors.light.paper, PAPER_DARK: colors.dark.paper };
}

function pagesOf(funnel: Funnel) {
  return Object.fromEntries([...funnel.pages].map(([route, page]) => [route, page.fields]));
}

const planText = ({ plan, site }: ReturnType<typeof contentsOf>, urls: string) =>
  `{ plan: { ...${JSON.stringify(plan)}, images: ${urls} }, site: ${JSON.stringify(site)} }`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
