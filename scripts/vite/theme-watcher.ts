import { createHash } from "node:crypto";
import { sep } from "node:path";
import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { readSafely } from "./read-safely.ts";

/** Longer than the funnel's own: a file that is half written looks like a mistake, and then the theme is the one before. */
const QUIET_MS = 160;

export const THEME = "virtual:theme";
export const THEME_CSS = "virtual:theme.css";
/** For Storybook, which lets designers change between them. */
export const THEMES = "virtual:themes";

/** What the theme's modules are made of: another text wherever one of them would be another. Empty while there is no theme to show. */
export type ThemeTexts = Partial<Record<typeof THEME | typeof THEME_CSS | typeof THEMES, string>>;

/** Keeps open pages in the theme as it stands, whichever file was changed: a theme can be sound again by another one that is mended. */
export function watchTheme(
  server: ViteDevServer,
  folder: string,
  textsNow: () => ThemeTexts,
): void {
  const { client } = server.environments;
  const modulesOf = (among: readonly (keyof ThemeTexts)[]) =>
    among.flatMap((id) => client.moduleGraph.getModuleById(`\0${id}`) ?? []);
  let texts: ThemeTexts = {};
  let waiting: NodeJS.Timeout | undefined;
  readSafely(server, () => {
    texts = textsNow();
  });

  const tell = () => {
    const before = texts;
    texts = textsNow();
    for (const module of modulesOf(ids.filter((id) => texts[id] !== before[id])))
      void client.reloadModule(module);
  };
  const changed = (file: string) => {
    if (!file.startsWith(folder + sep)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => readSafely(server, tell), QUIET_MS);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, changed);

  // as with the funnel itself: what was saved while a page loaded was told to nobody
  const catchUp = (worn: string, page: NormalizedHotChannelClient) => {
    if (worn === lookOf(textsNow())) return;
    for (const module of modulesOf(ids)) client.moduleGraph.invalidateModule(module);
    page.send({ type: "full-reload" });
  };
  server.ws.on("theme:listening", (worn: string, page) =>
    readSafely(server, () => catchUp(worn, page)),
  );
}

const ids = [THEME, THEME_CSS, THEMES] as const satisfies (keyof ThemeTexts)[];

/** Names what pages wear. */
export const lookOf = (texts: ThemeTexts) =>
  createHash("sha256").update(`${texts[THEME]}\n${texts[THEME_CSS]}`).digest("hex");
