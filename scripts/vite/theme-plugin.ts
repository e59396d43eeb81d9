import type { Plugin, ResolvedConfig } from "vite";
import { themeCss } from "#funnel/theme-css.ts";
import type { Theme } from "#funnel/theme-schema.ts";
import { readAssets } from "../funnel-folder.ts";
import { readingOf, readingToShow } from "./contents.ts";
import { lookOf, THEME, THEME_CSS, THEMES, type ThemeTexts, watchTheme } from "./theme-watcher.ts";
import { allThemes, themesText } from "./themes-text.ts";

const modules: string[] = [THEME, THEME_CSS, THEMES];

/** Gives the browser the theme of `theme.yaml` as style sheets; while developing, a changed colour is on screen at once. */
export function themePlugin(folder: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "theme",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: (server) => watchTheme(server, folder, () => textsIn(folder)),
    resolveId: {
      filter: { id: /^virtual:theme/ },
      handler: (id) => (modules.includes(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:theme/ },
      handler(id) {
        const isServed = config.command === "serve";
        const { outcome: funnel } = isServed ? readingToShow(folder) : readingOf(folder);
        // the funnel's own plugin says what is wrong
        if (Array.isArray(funnel)) return "";
        if (id === `\0${THEME_CSS}`) return themeCss(funnel.theme.fields, readAssets(folder).fonts);
        const isWorn = id === `\0${THEME}`;
        const fonts = fontsOf(
          isWorn ? [funnel.theme.fields] : allThemes(funnel).map(([, theme]) => theme),
        );
        const imports = fonts
          .map((font) => `import "@fontsource-variable/${font}/wght.css";`)
          .join("\n");
        const listening = isServed
          ? `import.meta.hot?.send("theme:listening", "${lookOf(textsIn(folder))}");`
          : "";
        if (isWorn) return `${imports}\nimport "${THEME_CSS}";\n${listening}`;
        const { text, files } = themesText({ funnel, folder, config });
        if (!isServed) for (const file of files) this.emitFile(file);
        return `${imports}\n${text}`;
      },
    },
  };
}

function textsIn(folder: string): ThemeTexts {
  const { outcome: funnel } = readingToShow(folder);
  if (Array.isArray(funnel)) return {};
  return {
    [THEME]: fontsOf([funnel.theme.fields]).join(" "),
    [THEME_CSS]: themeCss(funnel.theme.fields, readAssets(folder).fonts),
    [THEMES]: JSON.stringify(allThemes(funnel)),
  };
}

const fontsOf = (themes: Theme[]) => [
  ...new Set(themes.flatMap(({ type }) => [type.display, type.text])),
];
