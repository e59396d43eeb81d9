import { join, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { themeCss } from "#funnel/theme-css.ts";
import type { Theme } from "#funnel/theme-schema.ts";
import { readAssets } from "../funnel-folder.ts";
import { compiled } from "./contents.ts";
import { allThemes, themesText } from "./themes-text.ts";

const THEME = "virtual:theme";
const THEME_CSS = "virtual:theme.css";
/** Editors empty a file before they write it. */
const SECOND_LOOK_MS = 160;
/** For Storybook, which lets designers change between them. */
const THEMES = "virtual:themes";
/** Empty where they were loaded while the funnel could not be read. */
export const themeModules = [THEME, THEME_CSS, THEMES];

/** Gives the browser the theme of `theme.yaml` as style sheets; while developing, a changed colour is on screen at once. */
export function themePlugin(folder: string): Plugin {
  let config: ResolvedConfig;
  let wornFonts = "";
  return {
    name: "theme",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: { filter: { id: /^virtual:theme/ }, handler: (id) => (themeModules.includes(id) ? `\0${id}` : undefined) },
    load: {
      filter: { id: /^\0virtual:theme/ },
      handler(id) {
        const funnel = compiled(folder);
        // the funnel's own plugin says what is wrong
        if (Array.isArray(funnel)) return "";
        if (id === `\0${THEME_CSS}`) return themeCss(funnel.theme.fields, readAssets(folder).fonts);
        const worn = id === `\0${THEME}`;
        const imports = fontImports(worn ? [funnel.theme.fields] : allThemes(funnel).map(([, theme]) => theme));
        if (worn) {
          wornFonts = imports;
          return `${imports}\nimport "${THEME_CSS}";`;
        }
        const { text, files } = themesText({ funnel, folder, config });
        if (config.command === "build") for (const file of files) this.emitFile(file);
        return `${imports}\n${text}`;
      },
    },
    hotUpdate({ file, modules: others }) {
      if (file !== join(folder, "theme.yaml") && !file.startsWith(join(folder, "themes") + sep)) return;
      const { environment } = this;
      const stale = () => {
        const funnel = compiled(folder);
        if (Array.isArray(funnel)) return undefined;
        // a page that imports other fonts is loaded anew, and only then
        const changed = themeModules.filter((id) => id !== THEME || fontImports([funnel.theme.fields]) !== wornFonts);
        return changed.flatMap((id) => environment.moduleGraph.getModuleById(`\0${id}`) ?? []);
      };
      const shown = stale();
      // half written, perhaps: what is there in a moment is looked at once more
      const again = () => stale()?.map((module) => environment.reloadModule(module));
      if (!shown) setTimeout(again, SECOND_LOOK_MS);
      return [...others, ...(shown ?? [])];
    },
  };
}

function fontImports(themes: Theme[]): string {
  const fonts = [...new Set(themes.flatMap(({ type }) => [type.display, type.text]))];
  return fonts.map((font) => `import "@fontsource-variable/${font}/wght.css";`).join("\n");
}
