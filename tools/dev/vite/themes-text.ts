import { join } from "node:path";
import { listImages, listProgramImages } from "#compiler/model/shown-pictures.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { Theme } from "#compiler/schema/theme-schema.ts";
import { themeCss } from "#compiler/theme/theme-css.ts";
import { installedFonts } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { toAsset } from "./picture-module.ts";
import { findThemedPicture, type Gallery, isLogo } from "./pictures.ts";

/** All themes by name, the active one first. */
export const allThemes = ({ theme, themes }: Funnel): [string, Theme][] => [
  ["theme", theme.fields],
  ...[...themes].map(([name, { fields }]) => [name, fields] as [string, Theme]),
];

/**
 * The source of a module with all themes, and the files that a build needs in addition to those of
 * the active theme.
 */
export function themesText(gallery: Gallery) {
  const { funnel, folder } = gallery;
  const themes = allThemes(funnel);
  const images = [...new Set([...listImages(funnel), ...listProgramImages(funnel)])].filter(
    (image) => !isLogo(image, funnel),
  );
  const logos = themes.map(
    ([, { logo }], index) =>
      `import logo${index} from ${JSON.stringify(`${join(folder, "images", logo.image)}.svg?url&no-inline`)};`,
  );
  const swapped = themes.map(([name]) =>
    images.flatMap((image) => {
      const [worn, own] = [
        findThemedPicture(image, gallery),
        findThemedPicture(image, gallery, name),
      ];
      return worn.source === own.source
        ? []
        : [{ from: worn.url, to: own.url, file: toAsset(own.file, own.source) }];
    }),
  );
  const entries = themes.map(([name, theme], index) => {
    const pictures = Object.fromEntries(swapped[index]?.map(({ from, to }) => [from, to]) ?? []);
    return `${JSON.stringify(name)}: { css: ${JSON.stringify(themeCss(theme, installedFonts))}, logo: logo${index}, pictures: ${JSON.stringify(pictures)} }`;
  });
  return {
    text: `${logos.join("\n")}\nexport default { ${entries.join(", ")} };`,
    files: swapped.flat().map(({ file }) => file),
  };
}
