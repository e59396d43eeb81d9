import { createHash } from "node:crypto";
import type { Connect, Plugin } from "vite";
import { compileFunnel } from "#compiler/compile.ts";
import { iconsOf } from "#compiler/model/shown-pictures.ts";
import { iconDrawing, readAssets, readFunnelFolder } from "#tools/funnel-folder/funnel-folder.ts";
import { iconNames } from "#ui/icon-names.ts";

const ICONS = "virtual:icons";
const WHILE_DEVELOPING = "/@icons/";
const HASH_LENGTH = 8;

/**
 * One file with the icons that the funnel and the design system use; during development, a file for
 * each icon of the set. `besides` lists icons that are used elsewhere.
 */
export function iconsPlugin(folder: string, besides: readonly string[] = []): Plugin {
  let serving = false;
  let spritePath = "";
  let sprite = "";

  return {
    name: "icons",
    configResolved(config) {
      serving = config.command === "serve";
      if (serving) return;
      const funnel = compileFunnel(readFunnelFolder(folder), readAssets(folder));
      const names = new Set([
        ...iconNames,
        ...besides,
        ...(Array.isArray(funnel) ? [] : iconsOf(funnel)),
      ]);
      sprite = spriteOf([...names].toSorted());
      spritePath = `assets/icons-${createHash("sha256").update(sprite).digest("hex").slice(0, HASH_LENGTH)}.svg`;
    },
    configureServer(server) {
      server.middlewares.use(serveIcon);
    },
    resolveId: { filter: { id: /^virtual:icons$/ }, handler: () => `\0${ICONS}` },
    load: {
      filter: { id: /^\0virtual:icons$/ },
      handler: () =>
        serving
          ? `export default (name) => "${WHILE_DEVELOPING}" + name + ".svg#" + name;`
          : `export default (name) => "/${spritePath}#" + name;`,
    },
    generateBundle() {
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName: spritePath, source: sprite });
    },
  };
}

const serveIcon: Connect.NextHandleFunction = (request, response, next) => {
  const name = request.url?.startsWith(WHILE_DEVELOPING)
    ? request.url.slice(WHILE_DEVELOPING.length).replace(/\.svg.*$/, "")
    : undefined;
  if (name === undefined) return next();
  response.setHeader("Content-Type", "image/svg+xml");
  try {
    response.end(spriteOf([name]));
  } catch {
    response.statusCode = 404;
    response.end();
  }
};

function spriteOf(names: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${iconDrawing(name)}</symbol>`).join("")}</svg>`;
}
