import { createHash } from "node:crypto";
import { toBrowserData } from "./compile-cached.ts";
import { picturesText, toAsset } from "./picture-module.ts";
import type { Gallery } from "./pictures.ts";

const HASH_LENGTH = 8;

/**
 * The plan and the site as the text of a JSON file, and its address, which changes with the text.
 * The addresses of logos aren't in it: the bundler knows them.
 */
export function writePlanFile(gallery: Gallery) {
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
