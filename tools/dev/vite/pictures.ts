import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { ResolvedConfig, ViteDevServer } from "vite";
import { type Funnel, listThemes } from "#compiler/read/read-funnel.ts";
import { colorPicture } from "#compiler/theme/picture-colors.ts";
import { readingToShow } from "./compile-cached.ts";

const HASH_LENGTH = 8;

/** The funnel that the pictures belong to, and the build or server that needs them. */
export interface Gallery {
  funnel: Funnel;
  folder: string;
  config: Pick<ResolvedConfig, "base" | "root" | "command" | "build">;
}

/** A brand's own logo keeps its colors and is treated like any other file. */
export const isLogo = (image: string, funnel: Funnel) =>
  listThemes(funnel).some(({ fields }) => fields.logo.image === image);

/**
 * A picture in the colors of the active theme, or of one in `themes/`: its address, and its file
 * relative to the build folder. The address changes with the content, so that it can be cached
 * forever and open pages fetch it again.
 */
export function findThemedPicture(
  image: string,
  { funnel, folder, config }: Gallery,
  theme?: string,
): { url: string; file: string; source: string } {
  const original = join(folder, "images", `${image}.svg`);
  const drawn = readFileSync(original, "utf8");
  const { fields } = (theme === undefined ? undefined : funnel.themes.get(theme)) ?? funnel.theme;
  const source = isLogo(image, funnel) ? drawn : colorPicture(drawn, fields);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, HASH_LENGTH);
  const file = `${config.build.assetsDir}/${image}-${hash}.svg`;
  const query = new URLSearchParams({ ...(theme === undefined ? {} : { theme }), v: hash });
  const whileServed =
    relative(config.root, original).split(sep).join("/") +
    (isLogo(image, funnel) ? "" : `?${query}`);
  return { url: config.base + (config.command === "serve" ? whileServed : file), file, source };
}

/**
 * Serves a folder's pictures during development: the current files, in the colors of the requested
 * theme.
 */
export function servePictures({ config, middlewares }: ViteDevServer, folder: string): void {
  const images = `${config.base}${relative(config.root, join(folder, "images")).split(sep).join("/")}/`;
  middlewares.use((request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    // A request without a version comes from a module, or wants the file itself.
    if (!pathname.startsWith(images) || !searchParams.has("v")) return next();
    const { outcome: funnel } = readingToShow(folder);
    const name = basename(pathname, ".svg");
    if (Array.isArray(funnel) || !existsSync(join(folder, "images", `${name}.svg`))) return next();
    response.setHeader("Content-Type", "image/svg+xml");
    response.setHeader("Cache-Control", "no-cache");
    response.end(
      findThemedPicture(name, { funnel, folder, config }, searchParams.get("theme") ?? undefined)
        .source,
    );
  });
}
