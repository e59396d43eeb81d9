import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { listImages, listProgramImages } from "#compiler/model/shown-pictures.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { Theme } from "#compiler/schema/theme-schema.ts";
import { themeCss } from "#compiler/theme/theme-css.ts";
import { installedFonts } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { compileCached, readingToShow } from "./compile-cached.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { toAsset } from "./picture-module.ts";
import { findThemedPicture, type Gallery, isLogo } from "./pictures.ts";
import {
  hashLook,
  THEME,
  THEME_CSS,
  THEMES,
  type ThemeTexts,
  watchTheme,
} from "./theme-watcher.ts";

const modules: string[] = [THEME, THEME_CSS, THEMES];

/**
 * Gives the browser the theme of `theme.yaml` as style sheets. During development, a changed color
 * is on screen at once.
 */
export function themePlugin(folder: string): Plugin {
  let config: ResolvedConfig;
  let watcher: ReturnType<typeof watchTheme> | undefined;
  return {
    name: "theme",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      watcher = watchTheme(server, folder, () => readThemeTexts(folder));
    },
    resolveId: {
      filter: { id: /^virtual:theme/ },
      handler: (id) => (modules.includes(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:theme/ },
      async handler(id) {
        const isServed = config.command === "serve";
        const { outcome: funnel } = isServed ? readingToShow(folder) : compileCached(folder);
        // The funnel's own plugin reports the errors.
        if (Array.isArray(funnel)) return "";
        watcher?.rememberTexts();
        if (id === `\0${THEME_CSS}`) {
          const css = themeCss(funnel.theme.fields, installedFonts);
          if (isServed) return css;
          const faces = listFonts([funnel.theme.fields]).map((name) => fallbackFaces(name));
          return [...(await Promise.all(faces)), css].join("\n");
        }
        const isWorn = id === `\0${THEME}`;
        const imports = fontImports(
          isWorn ? [funnel.theme.fields] : allThemes(funnel).map(([, theme]) => theme),
        );
        const listening = isServed
          ? `import.meta.hot?.send("theme:listening", "${hashLook(readThemeTexts(folder))}");`
          : "";
        if (isWorn) return `${imports}\nimport "${THEME_CSS}";\n${listening}`;
        const { text, files } = themesText({ funnel, folder, config });
        if (!isServed) for (const file of files) this.emitFile(file);
        return `${imports}\n${text}`;
      },
    },
  };
}

function readThemeTexts(folder: string): ThemeTexts {
  const { outcome: funnel } = readingToShow(folder);
  if (Array.isArray(funnel)) return {};
  return {
    [THEME]: listFonts([funnel.theme.fields]).join(" "),
    [THEME_CSS]: themeCss(funnel.theme.fields, installedFonts),
    [THEMES]: JSON.stringify(allThemes(funnel)),
  };
}

function fontImports(themes: Theme[]): string {
  const imports = listFonts(themes).map(
    (font) => `import "@fontsource-variable/${font}/wght.css";`,
  );
  return imports.join("\n");
}

const listFonts = (themes: Theme[]) => [
  ...new Set(themes.flatMap(({ type }) => [type.display, type.text])),
];

/** All themes by name, the active one first. */
const allThemes = ({ theme, themes }: Funnel): [string, Theme][] => [
  ["theme", theme.fields],
  ...[...themes].map(([name, { fields }]) => [name, fields] as [string, Theme]),
];

/**
 * The source of a module with all themes, and the files that a build needs in addition to those of
 * the active theme.
 */
function themesText(gallery: Gallery) {
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
