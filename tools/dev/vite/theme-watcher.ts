import { createHash } from "node:crypto";
import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { isInFunnel } from "#tools/cli/funnel-folder/unasked-files.ts";
import { logErrors } from "./log-errors.ts";

/**
 * Longer than the funnel's own: a half-written file looks like an error, and then the page would
 * get the previous theme.
 */
const QUIET_MS = 160;

export const THEME = "virtual:theme";
export const THEME_CSS = "virtual:theme.css";
/** For Storybook, which lets designers switch between themes. */
export const THEMES = "virtual:themes";

/**
 * The source of the theme's modules. Each text changes whenever its module would. Empty while
 * there's no theme to show.
 */
export type ThemeTexts = Partial<Record<typeof THEME | typeof THEME_CSS | typeof THEMES, string>>;

/**
 * Keeps open pages on the current theme, whichever file changed: fixing one file can make a theme
 * in another file valid again.
 */
export function watchTheme(server: ViteDevServer, folder: string, textsNow: () => ThemeTexts) {
  const { client } = server.environments;
  const findModules = (among: readonly (keyof ThemeTexts)[]) =>
    among.flatMap((id) => client.moduleGraph.getModuleById(`\0${id}`) ?? []);
  let texts: ThemeTexts = {};
  let waiting: NodeJS.Timeout | undefined;

  const tell = () => {
    const before = texts;
    texts = textsNow();
    for (const module of findModules(ids.filter((id) => texts[id] !== before[id])))
      void client.reloadModule(module);
  };
  const notifyChange = (file: string) => {
    if (!isInFunnel(file, folder)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => logErrors(server, tell), QUIET_MS);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, notifyChange);

  // As with the funnel: a page misses edits that were saved while it was loading.
  const catchUp = (worn: string, page: NormalizedHotChannelClient) => {
    if (worn === hashLook(textsNow())) return;
    for (const module of findModules(ids)) client.moduleGraph.invalidateModule(module);
    page.send({ type: "full-reload" });
  };
  server.ws.on("theme:listening", (worn: string, page) =>
    logErrors(server, () => catchUp(worn, page)),
  );

  return {
    /** Records what the first page gets; any later difference is a new theme. */
    rememberTexts: () =>
      logErrors(server, () => {
        if (Object.keys(texts).length === 0) texts = textsNow();
      }),
  };
}

const ids = [THEME, THEME_CSS, THEMES] as const satisfies (keyof ThemeTexts)[];

/** Identifies the theme that pages show. */
export const hashLook = (texts: ThemeTexts) =>
  createHash("sha256").update(`${texts[THEME]}\n${texts[THEME_CSS]}`).digest("hex");
