import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Drawn, notesFor, screens } from "../../src/app/prerender.tsx";
import type { PageNotes, ScreensNotes } from "../../src/player/notes.ts";
import { inlineScript } from "./inline-script.ts";
import { stylesFor, withInlineStyles } from "./inline-styles.ts";

const SERVER_BUILD = "dist-ssr";
const HASH_LENGTH = 12;
const ROOT = '<div id="root"></div>';

/** Until the player has picked the visitor's look, or has seen that a host serves this page for another path, nobody sees a wrong one. Without scripts the first look shows. */
const UNDECIDED = `<script>(function (page) {
  if ("looks" in page.dataset || page.dataset.route !== location.pathname.replace(/(.)\\/+$/, "$1")) page.dataset.undecided = "";
})(document.documentElement);</script>
    <style>[data-undecided] #root, [data-waiting] [data-step] { visibility: hidden; } [data-look] ~ [data-look] { display: none; }</style>
    <link rel="expect" href="#outdated" blocking="render">`;

interface Prerender {
  drawAll(): Promise<Drawn[]>;
  screens: typeof screens;
  notesFor: typeof notesFor;
}

/** Writes one page of HTML for each route, so that its screen is there before any script is. */
export function prerenderPlugin(entry: string, player: string): Plugin {
  return {
    name: "prerender",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: SERVER_BUILD,
            emptyOutDir: true,
            rolldownOptions: { input: { prerender: entry } },
          },
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr)
          throw new Error("Vite has no client or no ssr environment to prerender with.");
        for (const environment of [client, ssr])
          if (!environment.isBuilt) await builder.build(environment);
        const { drawAll, screens, notesFor }: Prerender = await import(
          pathToFileURL(join(SERVER_BUILD, "prerender.js")).href
        );
        const site = client.config.build.outDir;
        const drawn = await drawAll();
        rmSync(SERVER_BUILD, { recursive: true });

        const screensText = screensPage(drawn, screens);
        const screensFile = `assets/screens-${hashOf(screensText)}.html`;
        writeFileSync(join(site, screensFile), screensText);

        const shell = withInlineStyles(readFileSync(join(site, "index.html"), "utf8"), site);
        if (!shell.includes(ROOT))
          throw new Error(`index.html has no ${ROOT} to write the screens into.`);
        const styles = stylesFor(site, shell);
        const script = await inlineScript(player, client.config.root);
        const funnel = notesFor(`/${screensFile}`);
        const build = hashOf(shell + script + JSON.stringify(funnel) + JSON.stringify(drawn));
        for (const one of drawn) {
          const screen = screens[one.place ?? ""];
          const next = drawn.filter(
            ({ place }) => place !== undefined && screen?.next.some(({ is }) => is === place),
          );
          const notes: PageNotes = {
            ...funnel,
            route: one.route,
            looks: one.looks,
            following: notesOf(next, screens),
            ...(one.place ? { place: one.place } : {}),
            ...(screen ? { screen } : {}),
          };
          const file = join(site, one.route === "/" ? "index.html" : `${one.route}.html`);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, pageOf(one, next, shell, styles, notes, script, build));
        }
      },
    },
  };
}

function pageOf(
  { route, drawings }: Drawn,
  following: Drawn[],
  shell: string,
  styles: (html: string) => string,
  notes: PageNotes,
  script: string,
  build: string,
): string {
  const [first] = drawings;
  const body =
    drawings.length > 1
      ? drawings.map(({ html }, look) => `<div data-look="${look}">${html}</div>`).join("")
      : (first?.html ?? "");
  return shell
    .replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')
    .replace(
      "<html ",
      () => `<html data-route="${route}"${drawings.length > 1 ? " data-looks" : ""} `,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(first?.title ?? "")}</title>`)
    .replace(
      "</head>",
      () =>
        `  ${styles(body)}${UNDECIDED}\n    <meta name="build" content="${build}" />\n  </head>`,
    )
    .replace(
      ROOT,
      () =>
        `<div id="root">${body}</div>\n    <template id="following">${drawingsOf(following)}</template>\n    ${jsonBlock("notes", notes)}\n    <script>${script}</script>`,
    );
}

/** The drawings of all screens that are played without React, for the player to fetch. */
function screensPage(drawn: Drawn[], screens: Prerender["screens"]): string {
  const played = drawn.filter(({ place = "" }) => screens[place]);
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n${jsonBlock("screens", notesOf(played, screens))}\n${drawingsOf(played)}\n`;
}

function notesOf(drawn: Drawn[], screens: Prerender["screens"]): ScreensNotes {
  const all = drawn.flatMap(({ place = "", looks }) =>
    screens[place] ? [{ place, looks, screen: screens[place] }] : [],
  );
  return {
    screens: Object.fromEntries(all.map(({ place, screen }) => [place, screen])),
    looks: Object.fromEntries(all.map(({ place, looks }) => [place, looks])),
  };
}

function drawingsOf(drawn: Drawn[]): string {
  const places = drawn.map(({ place, drawings }) => {
    const looks = drawings.map(
      ({ html, title }, look) =>
        `<div data-look="${look}" title="${escaped(title)}">${mainOf(html)}</div>`,
    );
    return `<div data-place="${place}">${looks.join("")}</div>`;
  });
  return places.join("\n");
}

/** What stands in the `main` element, which is all in which screens differ. */
function mainOf(html: string): string {
  const [, inner] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  if (inner === undefined) throw new Error("A prerendered screen has no main element.");
  return inner;
}

const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const hashOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, HASH_LENGTH);
