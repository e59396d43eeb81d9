import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Drawn, notes, screens } from "#app/prerender.tsx";
import { appRoutes } from "#lib/app-routes.ts";
import type { PageNotes, ScreensNotes } from "#quiz/player/notes.ts";
import type { BuiltPart } from "./built-parts.ts";
import { escapeText, jsonBlock } from "./html-text.ts";
import { keepUsedStyles } from "./inline-styles.ts";
import {
  holdBack,
  listSheets,
  ROOT,
  renderHead,
  renderPage,
  renderPreloads,
  withoutReact,
} from "./page-html.ts";

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

/**
 * The files that draw the member area's first screen, to preload: in a chain of imports, each would
 * wait for the one before.
 */
const FIRST_SHOWN = [
  "src/app/other-parts.ts",
  "src/member/profile-page.tsx",
  "src/member/daily-plan/daily-plan-tab.tsx",
];

/** The style that lays the stored plan over the page. */
const COVER =
  "#kept-plan { position: absolute; inset: 0 0 auto; min-height: 100%; background: var(--paper); pointer-events: none; }";

/**
 * The page of the member area. It contains nothing that is sold: a script shows what this browser
 * has stored.
 */
function memberPage(shell: string, root: string, head: string, behind: string[]): string {
  return shell
    .replace("</head>", () => `  ${head}\n  </head>`)
    .replace(root, () => [root, ...behind].join("\n    "));
}

type Screens = typeof screens;

/** The drawings of screens that the player shows without React, and what it needs to know. */
function writeScreens(played: Drawn[], screens: Screens): string {
  return `<template data-drawings>${writeDrawings(played)}</template>\n    ${jsonBlock("data-screens", collectNotes(played, screens))}`;
}

/** Collects the facts that the player needs to know about these screens. */
function collectNotes(drawn: Drawn[], screens: Screens): ScreensNotes {
  const withVariants = drawn.filter(({ drawings }) => drawings.length > 1);
  return {
    screens: Object.fromEntries(
      drawn.flatMap(({ place = "" }) => (screens[place] ? [[place, screens[place]]] : [])),
    ),
    looks: Object.fromEntries(withVariants.map(({ place, looks }) => [place, looks])),
  };
}

function writeDrawings(drawn: Drawn[]): string {
  const places = drawn.map(({ place, drawings }) => {
    const variants = drawings.map(
      ({ html, title }, variant) =>
        `<div data-look="${variant}" title="${escapeText(title)}">${extractMain(html)}</div>`,
    );
    return `<div data-place="${place}">${variants.join("")}</div>`;
  });
  return places.join("\n");
}

/** The content of the `main` element, the only part that differs between screens. */
function extractMain(html: string): string {
  const [, inner] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  if (inner === undefined) throw new Error("A prerendered screen has no main element.");
  return inner;
}
