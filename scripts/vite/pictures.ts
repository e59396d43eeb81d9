import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { ResolvedConfig, ViteDevServer } from "vite";
import { pictureIn } from "#funnel/picture-colors.ts";
import { type Funnel, themesOf } from "#funnel/read-funnel.ts";
import { readingToShow } from "./contents.ts";

const HASH_LENGTH = 8;

/** Whose pictures, and for which build or server. */
export interface Gallery {
  funnel: Funnel;
  folder: string;
  config: Pick<ResolvedConfig, "base" | "root" | "command" | "build">;
}

/** A brand's own mark keeps its colours, and is a file like any other. */
export const isLogo = (image: string, funnel: Funnel) =>
  themesOf(funnel).some(({ fields }) => fields.logo.image === image);

/**
 * A picture as the worn theme shows it, or as one of `themes/` does: where it can be fetched, and the file below the folder that is built.
 * The address changes with what is drawn, so that it can be cached for ever, and a page that is open asks again.
 */
export function themedPicture(
  image: string,
  { funnel, folder, config }: Gallery,
  theme?: string,
): { url: string; file: string; source: string } {
  const original = join(folder, "images", `${image}.svg`);
  const drawn = readFileSync(original, "utf8");
  const { fields } = (theme === undefined ? undefined : funnel.themes.get(theme)) ?? funnel.theme;
  const source = isLogo(image, funnel) ? drawn : pictureIn(drawn, fields);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, HASH_LENGTH);
  const file = `${config.build.assetsDir}/${image}-${hash}.svg`;
  const query = new URLSearchParams({ ...(theme === undefined ? {} : { theme }), v: hash });
  const whileServed =
    relative(config.root, original).split(sep).join("/") +
    (isLogo(image, funnel) ? "" : `?${query}`);
  return { url: config.base + (config.command === "serve" ? whileServed : file), file, source };
}

/** Answers for a folder's pictures while developing: the files as they stand, in the colours of the theme that is asked for. */
export function servePictures({ config, middlewares }: ViteDevServer, folder: string): void {
  const images = `${config.base}${relative(config.root, join(folder, "images")).split(sep).join("/")}/`;
  middlewares.use((request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    // without a version it is a module that asks, or somebody who wants the file itself
    if (!pathname.startsWith(images) || !searchParams.has("v")) return next();
    const { outcome: funnel } = readingToShow(folder);
    const name = basename(pathname, ".svg");
    if (Array.isArray(funnel) || !existsSync(join(folder, "images", `${name}.svg`))) return next();
    response.setHeader("Content-Type", "image/svg+xml");
    response.setHeader("Cache-Control", "no-cache");
    response.end(
      themedPicture(name, { funnel, folder, config }, searchParams.get("theme") ?? undefined)
        .source,
    );
  });
}
