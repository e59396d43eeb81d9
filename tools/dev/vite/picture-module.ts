import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findThemedPicture, type Gallery, isLogo } from "./pictures.ts";

/**
 * Where to fetch pictures: the addresses of drawings, the source of an object with logos and its
 * imports, and the files that a build has to publish.
 */
export function picturesText(images: string[], gallery: Gallery) {
  const [logos, drawings] = [
    images.filter((image) => isLogo(image, gallery.funnel)),
    images.filter((image) => !isLogo(image, gallery.funnel)),
  ];
  const themed = drawings.map((image) => ({ image, ...findThemedPicture(image, gallery) }));
  // Imported through Vite, as in index.html, so that both share one file.
  const imports = logos.map(
    (logo, index) =>
      `import logo${index} from ${JSON.stringify(`${join(gallery.folder, "images", logo)}.svg?url&no-inline`)};`,
  );
  const logoUrls = logos.map((logo, index) => `${JSON.stringify(logo)}: logo${index}`);
  const drawingUrls = Object.fromEntries(themed.map(({ image, url }) => [image, url]));
  const shapes = Object.fromEntries(
    images.flatMap((image) => readShape(join(gallery.folder, "images", `${image}.svg`), image)),
  );
  return {
    imports: imports.join("\n"),
    logos: `{ ${logoUrls.join(", ")} }`,
    drawings: drawingUrls,
    shapes,
    files: themed.map(({ file, source }) => toAsset(file, source)),
  };
}

/** The picture's aspect ratio, to reserve its space until it loads. */
function readShape(file: string, image: string): [string, string][] {
  const [, width, height] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  return width && height ? [[image, `${width} / ${height}`]] : [];
}

/** An asset for a plugin to emit, under the name that's already in the address. */
export const toAsset = (fileName: string, source: string) => ({
  type: "asset" as const,
  fileName,
  source,
});
