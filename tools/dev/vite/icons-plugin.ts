import { createHash } from "node:crypto";
import type { Connect, Plugin } from "vite";
import { compileFunnel } from "#compiler/compile.ts";
import { listIcons } from "#compiler/model/shown-pictures.ts";
import {
  iconDrawing,
  readAssets,
  readFunnelFolder,
} from "#tools/cli/funnel-folder/funnel-folder.ts";
import { otherIcons, quizIcons } from "#ui/icon-names.ts";

const ICONS = "virtual:icons";
const WHILE_DEVELOPING = "/@icons/";
const HASH_LENGTH = 8;

interface Sprite {
  path: string;
  source: string;
}

/**
 * One file with the icons of the quiz and one with those of other pages; during development, a file
 * for each icon of the set. `besides` lists icons that are used elsewhere.
 */
export function iconsPlugin(folder: string, besides: readonly string[] = []): Plugin {
  let serving = false;
  let [inQuiz, others]: Sprite[] = [];
  let otherNames: string[] = [];

  return {
    name: "icons",
    configResolved(config) {
      serving = config.command === "serve";
      if (serving) return;
      const funnel = compileFunnel(readFunnelFolder(folder), readAssets(folder));
      const names = new Set([...quizIcons, ...(Array.isArray(funnel) ? [] : listIcons(funnel))]);
      otherNames = [...otherIcons, ...besides].filter((name) => !names.has(name)).toSorted();
      inQuiz = toSprite("icons", [...names].toSorted());
      others = toSprite("more-icons", otherNames);
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
          : `const others = new Set(${JSON.stringify(otherNames.join(" "))}.split(" "));
export default (name) => (others.has(name) ? "/${others?.path}#" : "/${inQuiz?.path}#") + name;`,
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const sprite of [inQuiz, others])
        if (sprite) this.emitFile({ type: "asset", fileName: sprite.path, source: sprite.source });
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
    response.end(writeSprite([name]));
  } catch {
    response.statusCode = 404;
    response.end();
  }
};

function toSprite(name: string, icons: string[]): Sprite {
  const source = writeSprite(icons);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, HASH_LENGTH);
  return { path: `assets/${name}-${hash}.svg`, source };
}

function writeSprite(names: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${iconDrawing(name)}</symbol>`).join("")}</svg>`;
}
