import { createHash } from "node:crypto";
import type { Connect, Plugin } from "vite";
import { compileFunnel } from "#compiler/compile.ts";
import { listFirstIcons, listIcons } from "#compiler/model/shown-pictures.ts";
import {
  iconDrawing,
  readAssets,
  readFunnelFolder,
} from "#tools/cli/funnel-folder/funnel-folder.ts";
import { firstIcons, otherIcons, quizIcons } from "#ui/icon-names.ts";

const ICONS = "virtual:icons";
const WHILE_DEVELOPING = "/@icons/";
const HASH_LENGTH = 8;

interface Sprite {
  path: string;
  source: string;
  names: string[];
}

interface Settings {
  /** Icons that are used elsewhere. */
  besides?: readonly string[];
  /** Puts the icons into the page: for hundreds of tests in one page, that takes less time. */
  isInline?: boolean;
}

/**
 * One file with the icons of the first screen, which must not wait for the others, one with those
 * of the quiz, and one with those of other pages; during development, a file for each icon of the
 * set.
 */
export function iconsPlugin(folder: string, { besides = [], isInline }: Settings = {}): Plugin {
  let serving = false;
  let sprites: Sprite[] = [];

  return {
    name: "icons",
    configResolved(config) {
      serving = config.command === "serve";
      if (serving && !isInline) return;
      const funnel = compileFunnel(readFunnelFolder(folder), readAssets(folder));
      const [atFirst, shown] = Array.isArray(funnel)
        ? [[], []]
        : [listFirstIcons(funnel), listIcons(funnel)];
      const first = new Set([...firstIcons, ...atFirst]);
      const quiz = without(first, [...quizIcons, ...shown]);
      sprites = [
        toSprite("first-icons", first),
        toSprite("more-icons", without(first, without(quiz, [...otherIcons, ...besides]))),
        toSprite("icons", quiz),
      ];
    },
    configureServer(server) {
      server.middlewares.use(serveIcon);
    },
    resolveId: { filter: { id: /^virtual:icons$/ }, handler: () => `\0${ICONS}` },
    load: {
      filter: { id: /^\0virtual:icons$/ },
      handler: () => {
        if (isInline) return writeInline(sprites);
        return serving
          ? `export default (name) => "${WHILE_DEVELOPING}" + name + ".svg#" + name;`
          : writeLookup(sprites);
      },
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { path, source } of sprites)
        this.emitFile({ type: "asset", fileName: path, source });
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

/** Names every icon but those of the last sprite. */
function writeLookup(sprites: Sprite[]): string {
  const address = sprites.reduceRight(
    (others, { path, names }) =>
      others
        ? `${JSON.stringify(` ${names.join(" ")} `)}.includes(" " + name + " ") ? "/${path}#" : ${others}`
        : `"/${path}#"`,
    "",
  );
  return `export default (name) => (${address}) + name;`;
}

/** Outside of the body, where no test looks for elements. */
function writeInline(sprites: Sprite[]): string {
  const icons = sprites.map(({ source }) => source).join("");
  return `
    const icons = document.createElement("div");
    icons.hidden = true;
    icons.innerHTML = ${JSON.stringify(icons.replaceAll('id="', 'id="icon-'))};
    document.documentElement.append(icons);
    export default (name) => "#icon-" + name;`;
}

const without = (known: Set<string>, names: Iterable<string>) =>
  new Set([...names].filter((name) => !known.has(name)));

function toSprite(name: string, icons: Set<string>): Sprite {
  const names = [...icons].toSorted();
  const source = writeSprite(names);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, HASH_LENGTH);
  return { path: `assets/${name}-${hash}.svg`, source, names };
}

function writeSprite(names: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${iconDrawing(name)}</symbol>`).join("")}</svg>`;
}
