import { join, sep } from "node:path";
import type { Plugin } from "vite";
import type { Funnel } from "#funnel/read-funnel.ts";
import { themeCss } from "#funnel/theme-css.ts";
import type { Theme } from "#funnel/theme-schema.ts";
import { readAssets } from "../funnel-folder.ts";
import { compiled } from "./contents.ts";

const THEME = "virtual:theme";
const THEME_CSS = "virtual:theme.css";
/** For Storybook, which lets designers change between them. */
const THEMES = "virtual:themes";
const modules = [THEME, THEME_CSS, THEMES];

/** Gives the browser the theme of `theme.yaml` as style sheets; while developing, a changed colour is on screen at once. */
export function themePlugin(folder: string): Plugin {
  return {
    name: "theme",
    resolveId: { filter: { id: /^virtual:theme/ }, handler: (id) => (modules.includes(id) ? `\0${id}` : undefined) },
    load: {
      filter: { id: /^\0virtual:theme/ },
      handler(id) {
        const funnel = compiled(folder);
        // the funnel's own plugin says what is wrong
        if (Array.isArray(funnel)) return "";
        if (id === `\0${THEME_CSS}`) return themeCss(funnel.theme.fields, readAssets(folder).fonts);
        const worn = id === `\0${THEME}`;
        const fonts = fontsOf(worn ? [funnel.theme.fields] : allOf(funnel).map(([, theme]) => theme));
        return [...fonts.map((font) => `import "@fontsource-variable/${font}/wght.css";`), worn ? `import "${THEME_CSS}";` : themesText(funnel, folder)].join(
          "\n",
        );
      },
    },
    hotUpdate: {
      // before the funnel's own plugin, which keeps every change to itself
      order: "pre",
      handler({ file }) {
        if (file !== join(folder, "theme.yaml") && !file.startsWith(join(folder, "themes") + sep)) return;
        if (Array.isArray(compiled(folder))) return [];
        return modules.flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? []);
      },
    },
  };
}

const allOf = ({ theme, themes }: Funnel): [string, Theme][] => [
  ["theme", theme.fields],
  ...[...themes].map(([name, { fields }]) => [name, fields] as [string, Theme]),
];

const fontsOf = (themes: Theme[]) => [...new Set(themes.flatMap(({ type }) => [type.display, type.text]))];

function themesText(funnel: Funnel, folder: string): string {
  const { fonts } = readAssets(folder);
  const themes = allOf(funnel);
  const logos = themes.map(([, { logo }], index) => `import logo${index} from ${JSON.stringify(`${join(folder, "images", logo.image)}.svg?url&no-inline`)};`);
  const entries = themes.map(([name, theme], index) => `${JSON.stringify(name)}: { css: ${JSON.stringify(themeCss(theme, fonts))}, logo: logo${index} }`);
  return `${logos.join("\n")}\nexport default { ${entries.join(", ")} };`;
}
