import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Drawn, notes } from "#app/prerender.tsx";
import { appRoutes } from "#lib/app-routes.ts";
import type { PageNotes } from "#quiz/player/notes.ts";
import type { BuiltPart } from "./built-parts.ts";
import { jsonBlock } from "./html-text.ts";
import { keepUsedStyles } from "./inline-styles.ts";
import { COVER, FIRST_SHOWN, memberPage } from "./member-page.ts";
import {
  holdBack,
  listSheets,
  ROOT,
  renderHead,
  renderPage,
  renderPreloads,
  withoutReact,
} from "./page-html.ts";
import { type Screens, writeScreens } from "./screens-page.ts";

const HASH_LENGTH = 12;

/** The parts of the build that the pages need. */
export interface BuiltSite {
  folder: string;
  /** index.html, with its styles inside. */
  shell: string;
  /** The file with the funnel as JSON. */
  data: string;
  findPart(file: string): BuiltPart;
  /** Scripts that go inside the pages: the player, and the one that shows a stored plan. */
  player: string;
  keptPlan: string;
}

interface Screening {
  screens: Screens;
  notes: typeof notes;
}

/** Writes a page for each route. */
export function writePages(site: BuiltSite, drawn: Drawn[], screening: Screening): void {
  const { screens, notes } = screening;
  const build = hashText(
    site.shell + site.player + site.keptPlan + JSON.stringify(notes) + JSON.stringify(drawn),
  );
  writeFileSync(join(site.folder, "profile.html"), renderMemberPage(site, build, FIRST_SHOWN));
  // Hosts would serve the entrance for them, which is what shows without scripts.
  for (const route of appRoutes.filter((one) => one !== "/profile"))
    writeFileSync(join(site.folder, `${route}.html`), renderMemberPage(site, build, []));
  for (const one of drawn) {
    const file = join(site.folder, one.route === "/" ? "index.html" : `${one.route}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, routePage(one, { site, drawn, screens, funnel: notes, build }));
  }
}

function renderMemberPage(
  { shell, data, findPart, keptPlan }: BuiltSite,
  build: string,
  shown: string[],
): string {
  const first = shown.map(findPart);
  const head = renderHead(
    [COVER, ...listSheets(first)].join(""),
    renderPreloads(data, ...first),
    build,
  );
  const [page, react] = withoutReact(shell);
  return memberPage(page, ROOT, head, [holdBack(react), `<script>${keptPlan}</script>`]);
}

interface Pages {
  site: BuiltSite;
  drawn: Drawn[];
  screens: Screens;
  funnel: Screening["notes"];
  build: string;
}

/**
 * The player shows other screens in the same page; React takes over at once what the player doesn't
 * show.
 */
function routePage(one: Drawn, { site, drawn, screens, funnel, build }: Pages): string {
  const screen = screens[one.place ?? ""];
  const notes: PageNotes = {
    ...funnel,
    route: one.route,
    looks: one.looks,
    ...(one.place ? { place: one.place } : {}),
    ...(one.places ? { places: one.places } : {}),
    ...(screen ? { screen } : {}),
  };
  const own = one.parts.map(site.findPart);
  const played = drawn.filter(({ place = "" }) => screens[place]);
  // The same in all played pages: the policy lists the hash of each one, and hosts limit the length
  // of a header.
  const shown = screen ? played.flatMap(({ parts }) => parts.map(site.findPart)) : own;
  const preloads = renderPreloads(site.data, ...shown);
  const html = (screen ? played : [one]).flatMap(({ drawings }) => drawings.map((it) => it.html));
  const styles = keepUsedStyles(listSheets(shown).join(""), html);
  const head = renderHead(styles, screen ? [] : preloads, build);
  const [page, react] = screen ? withoutReact(site.shell) : [site.shell, ""];
  const writePart = (isNext: boolean) =>
    screen
      ? [
          writeScreens(
            played.filter(({ place }) => screen.next.some(({ is }) => is === place) === isNext),
            screens,
          ),
        ]
      : [];
  return renderPage(one, page, head, [
    // A browser warns about a preload that isn't used soon.
    holdBack(screen ? react + preloads.join("").replace('"preload"', '"prefetch"') : react),
    jsonBlock('id="notes"', notes),
    // Before the player, because the first press can show them.
    ...writePart(true),
    `<script>${site.player}</script>`,
    ...writePart(false),
  ]);
}

const hashText = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, HASH_LENGTH);
