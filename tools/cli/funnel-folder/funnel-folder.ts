import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { readPriceList } from "#tools/dev/database/price-list.ts";
import { findCopies, isLeftBehind, setCopiesAside } from "./unasked-files.ts";

const iconSet: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
  "@iconify-json/ph/icons.json",
);
const FONTS = join(import.meta.dirname, "..", "..", "..", "node_modules", "@fontsource-variable");

/** The variable fonts among the installed packages. */
export const installedFonts: Assets["fonts"] = Object.fromEntries(
  readdirSync(FONTS).map((name) => [
    name,
    JSON.parse(readFileSync(join(FONTS, name, "metadata.json"), "utf8")),
  ]),
);

const PICTURE = /^[^.].*\.(svgz?|png|jpe?g|gif|webp|avif|heic|bmp|tiff?|ico|pdf|ai|eps|psd)$/i;

/**
 * Reads every YAML text in a funnel's folder, including the ones with a wrong extension, which the
 * compiler reports. Copies that other programs made are left out.
 */
export function readFunnelFolder(folder: string): FunnelFiles {
  return setCopiesAside(readTexts(folder)).files;
}

function readTexts(folder: string): FunnelFiles {
  const files = listTexts(folder).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** Folders that systems leave behind aren't opened: some can't be read, such as `lost+found`. */
const listTexts = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !isLeftBehind(name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return listTexts(folder, `${below}${entry.name}/`);
      return entry.isFile() && /\.ya?ml$/i.test(entry.name) ? [below + entry.name] : [];
    });

export function readAssets(folder: string): Assets {
  const files = listFiles(join(folder, "images"));
  const guides = listFiles(join(folder, "program", "guides"));
  return {
    images: Object.fromEntries(
      files
        .filter((file) => file.endsWith(".svg"))
        .map((file) => [
          file.slice(0, -".svg".length),
          readFileSync(join(folder, "images", file), "utf8"),
        ]),
    ),
    otherImages: files.filter((file) => PICTURE.test(file) && !file.endsWith(".svg")),
    copies: [
      ...setCopiesAside(readTexts(folder)).copies,
      ...findCopies(files, "images"),
      ...findCopies(guides, "program/guides"),
    ],
    fonts: installedFonts,
    guides: Object.fromEntries(
      guides
        .filter((file) => file.endsWith(".md"))
        .map((file) => [file, readFileSync(join(folder, "program", "guides", file), "utf8")]),
    ),
    prices: readPriceList(join(folder, "..", "supabase")),
    icons: new Set(
      Object.keys(iconSet.icons).flatMap((name) =>
        name.endsWith("-duotone") ? [name.slice(0, -"-duotone".length)] : [],
      ),
    ),
  };
}

/** The files of a folder by name, without copies that other programs made. */
export function listOriginals(folder: string): string[] {
  const files = listFiles(folder);
  const copies = new Set(findCopies(files, "").map(({ file }) => file));
  return files.filter((name) => !copies.has(`/${name}`));
}

/** The files of a folder by name, without what systems leave behind. Links count as files. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(
      (name) =>
        !isLeftBehind(name) &&
        statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true,
    )
    .toSorted();
}

/** An icon's drawing in the current color, on a canvas of 256 × 256. */
export function iconDrawing(name: string): string {
  const icon = iconSet.icons[`${name}-duotone`] ?? iconSet.icons[name];
  if (!icon) throw new Error(`The Phosphor icons don't include "${name}".`);
  return icon.body;
}
