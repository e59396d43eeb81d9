import { join } from "node:path";
import { imagesOf, programImagesOf } from "#funnel/plan-of.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { themeCss } from "#funnel/theme-css.ts";
import type { Theme } from "#funnel/theme-schema.ts";
import { readAssets } from "../funnel-folder.ts";
import { type Gallery, isLogo, themedPicture } from "./pictures.ts";
import { assetOf } from "./pictures-text.ts";

/** By name, the worn one first. */
export const allThemes = ({ theme, themes }: Funnel): [string, Theme][] => [
  ["theme", theme.fields],
  ...[...themes].map(([name, { fields }]) => [name, fields] as [string, Theme]),
];

/** The text of a module with all themes, and the files that a build has to hold beside the worn theme's. */
export function themesText(gallery: Gallery) {
  const { funnel, folder } = gallery;
  const { fonts } = readAssets(folder);
  const themes = allThemes(funnel);
  const images = [...new Set([...imagesOf(funnel), ...programImagesOf(funnel)])].filter(
    (image) => !isLogo(image, funnel),
  );
  const logos = themes.map(
    ([, { logo }], index) =>
      `import logo${index} from ${JSON.stringify(`${join(folder, "images", logo.image)}.svg?url&no-inline`)};`,
  );
  const swapped = themes.map(([name]) =>
    images.flatMap((image) => {
      const [worn, own] = [themedPicture(image, gallery), themedPicture(image, gallery, name)];
      return worn.source === own.source
        ? []
        : [{ from: worn.url, to: own.url, file: assetOf(own.file, own.source) }];
    }),
  );
  const entries = themes.map(([name, theme], index) => {
    const pictures = Object.fromEntries(swapped[index]?.map(({ from, to }) => [from, to]) ?? []);
    return `${JSON.stringify(name)}: { css: ${JSON.stringify(themeCss(theme, fonts))}, logo: logo${index}, pictures: ${JSON.stringify(pictures)} }`;
  });
  return {
    text: `${logos.join("\n")}\nexport default { ${entries.join(", ")} };`,
    files: swapped.flat().map(({ file }) => file),
  };
}
