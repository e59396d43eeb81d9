import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Gallery, isLogo, themedPicture } from "./pictures.ts";

/** The text of an object that says where pictures can be fetched, the imports it needs, and the files that a build has to hold. */
export function picturesText(images: string[], gallery: Gallery) {
  const [logos, drawings] = [
    images.filter((image) => isLogo(image, gallery.funnel)),
    images.filter((image) => !isLogo(image, gallery.funnel)),
  ];
  const themed = drawings.map((image) => ({ image, ...themedPicture(image, gallery) }));
  // by Vite itself, as in index.html: one file for both
  const imports = logos.map(
    (logo, index) =>
      `import logo${index} from ${JSON.stringify(`${join(gallery.folder, "images", logo)}.svg?url&no-inline`)};`,
  );
  const urls = [
    ...logos.map((logo, index) => `${JSON.stringify(logo)}: logo${index}`),
    ...themed.map(({ image, url }) => `${JSON.stringify(image)}: ${JSON.stringify(url)}`),
  ];
  const shapes = Object.fromEntries(
    images.flatMap((image) => shapeOf(join(gallery.folder, "images", `${image}.svg`), image)),
  );
  return {
    imports: imports.join("\n"),
    urls: `{ ${urls.join(", ")} }`,
    shapes,
    files: themed.map(({ file, source }) => assetOf(file, source)),
  };
}

/** Its shape, so that its room is kept until it comes. */
function shapeOf(file: string, image: string): [string, string][] {
  const [, width, height] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  return width && height ? [[image, `${width} / ${height}`]] : [];
}

/** What a plugin emits, under the name that is in the address already. */
export const assetOf = (fileName: string, source: string) => ({
  type: "asset" as const,
  fileName,
  source,
});
