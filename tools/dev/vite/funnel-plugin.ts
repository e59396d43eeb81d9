import { createHash } from "node:crypto";
import { sep } from "node:path";
import type {
  NormalizedHotChannelClient,
  Plugin,
  ResolvedConfig,
  Rolldown,
  ViteDevServer,
} from "vite";
import { buildPreviewSource } from "#compiler/build-preview-source.ts";
import { listProgramImages } from "#compiler/model/shown-pictures.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import {
  compileCached,
  compileFunnelFolder,
  funnelModules,
  PAGES,
  PLAN_FILE,
  PREVIEW_SOURCE,
  PROGRAM_PICTURES,
  readingToShow,
  toBrowserData,
} from "./compile-cached.ts";
import { forgetFunnel, SECOND_LOOK_MS, watchFunnel } from "./funnel-watcher.ts";
import { logErrors } from "./log-errors.ts";
import { createOverlay } from "./overlay.ts";
import { picturesText, toAsset } from "./picture-module.ts";
import { type Gallery, servePictures } from "./pictures.ts";

/** The values in index.html while the funnel can't be read. */
const UNTIL_FIXED: Record<string, string> = {
  NAME: "The funnel has an error",
  BRAND: "",
  DESCRIPTION: "",
  LOGO: "logo",
  PAPER: "#ffffff",
  PAPER_DARK: "#000000",
  OUTDATED_TITLE: "",
  OUTDATED_TEXT: "",
  LATE_TEXT: "",
  LATE_BUTTON: "",
};

/**
 * Gives the browser the funnel as plain data. It's parsed and checked here, once, and again on
 * every change during development.
 */
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
        const isServed = config.command === "serve";
        const { outcome: funnel, revision } = isServed
          ? readingToShow(folder)
          : compileCached(folder);
        if (Array.isArray(funnel)) {
          const { message, loc } = createOverlay(funnel, folder);
          // The bundler counts columns from 0.
          if (!watcher) return this.error({ message, loc: { ...loc, column: loc.column - 1 } });
          watcher.refused();
          config.logger.error(message);
          return refusal(message, revision);
        }
        const { text, files } = writeModule(id, { funnel, folder, config }, revision);
        if (!isServed && this.environment.name === "client")
          for (const file of files) this.emitFile(file);
        return text;
      },
    },
    transformIndexHtml: {
      // Before Vite looks for the files that the page refers to.
      order: "pre",
      handler(html) {
        const { outcome: funnel } = readingToShow(folder);
        const values = Array.isArray(funnel) ? UNTIL_FIXED : toPageValues(funnel);
        return html.replace(/%([A-Z_]+)%/g, (whole, name) => escapeHtml(values[name] ?? whole));
      },
    },
    // The watcher updates the page itself; Vite would reload it. Runs first: the last plugin's
    // result counts, and others add to it.
    hotUpdate: {
      order: "pre",
      handler: ({ file }) => (file.startsWith(folder + sep) ? [] : undefined),
    },
  };
}

/** The text of a module, and the files that a build publishes for it. */
function writeModule(
  id: string,
  gallery: Gallery,
  revision: string,
): { text: string; files: Rolldown.EmittedAsset[] } {
  const { funnel, config } = gallery;
  if (id === `\0${PAGES}`)
    return { text: `export default ${JSON.stringify(toPages(funnel))}`, files: [] };
  if (id === `\0${PREVIEW_SOURCE}`)
    return { text: `export default ${JSON.stringify(buildPreviewSource(funnel))}`, files: [] };
  if (id === `\0${PLAN_FILE}` && config.command === "serve")
    return { text: 'export const url = "";\nexport const logos = {};', files: [] };
  if (id === `\0${PROGRAM_PICTURES}`) {
    const { imports, logos, drawings, files } = picturesText(listProgramImages(funnel), gallery);
    const text = `${imports}\nexport default { ...${JSON.stringify(drawings)}, ...${logos} };`;
    return { text, files };
  }
  const { imports, logos, text: contents, files, url } = writePlanFile(gallery);
  const text =
    id === `\0${PLAN_FILE}`
      ? `${imports}\nexport const url = "${url}";\nexport const logos = ${logos};`
      : `${imports}\nconst contents = ${contents};\nObject.assign(contents.plan.images, ${logos});\nexport default contents;\nexport const revision = "${revision}";`;
  return { text, files };
}

/** The values that index.html takes from the funnel. */
function toPageValues({ file, site, theme }: Funnel): Record<string, string> {
  const { brand, outdated, late } = site.fields;
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
    LATE_TEXT: late.text,
    LATE_BUTTON: late.button,
  };
}

/**
 * The module for a page that has nothing to show yet: it stops there, but has already registered
 * for updates.
 */
const refusal = (message: string, revision: string) =>
  `export default {};\nexport const revision = "";\nimport.meta.hot?.send("funnel:listening", "${revision}");\nthrow new Error(${JSON.stringify(message)});`;

function toPages(funnel: Funnel) {
  return Object.fromEntries([...funnel.pages].map(([route, page]) => [route, page.fields]));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

const HASH_LENGTH = 8;

/**
 * The plan and the site as the text of a JSON file, and its address, which changes with the text.
 * The addresses of logos aren't in it: the bundler knows them.
 */
function writePlanFile(gallery: Gallery) {
  const { plan, site } = toBrowserData(gallery.funnel, (image) => image);
  const { imports, logos, drawings, shapes, files } = picturesText(
    Object.keys(plan.images),
    gallery,
  );
  const text = JSON.stringify({ plan: { ...plan, images: drawings, shapes }, site });
  const { assetsDir } = gallery.config.build;
  const name = `${assetsDir}/funnel-${createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH)}.json`;
  return {
    imports,
    logos,
    text,
    url: gallery.config.base + name,
    files: [...files, toAsset(name, text)],
  };
}

/**
 * A page receives changes only once it listens, so it misses edits that were saved while it was
 * loading. It reports its revision, and reloads if that's outdated.
 */
function catchUpLatePages(server: ViteDevServer, folder: string): void {
  const answer = (revision: string, page: NormalizedHotChannelClient, isSecondLook = false) => {
    if (revision !== readingToShow(folder).revision) {
      forgetFunnel(server);
      // Reload everything: pages of text and pictures are fetched by address, and may have changed
      // too.
      page.send({ type: "full-reload" });
      return;
    }
    const funnel = compileFunnelFolder(folder);
    if (!Array.isArray(funnel)) return;
    if (isSecondLook) page.send({ type: "error", err: createOverlay(funnel, folder) });
    else setTimeout(() => logErrors(server, () => answer(revision, page, true)), SECOND_LOOK_MS);
  };
  server.ws.on("funnel:listening", (revision: string, page) =>
    logErrors(server, () => answer(revision, page)),
  );
}
