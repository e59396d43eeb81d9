import type { Drawn } from "#app/prerender.tsx";
import type { BuiltPart } from "./built-parts.ts";
import { escapeText } from "./html-text.ts";

/** Where the application draws itself in index.html. */
export const ROOT = '<div id="root"></div>';

/**
 * Hides the page until the player has picked the visitor's variant and marked their answers, or has
 * found that a host serves this page for another path: otherwise a wrong variant could flash.
 * Without scripts, the first variant shows.
 */
const UNDECIDED = `<script>(function (page) {
  var isNew = false;
  try { isNew = !("quizState" in localStorage); } catch (error) {}
  if (!isNew || "looks" in page.dataset || page.dataset.route !== location.pathname.replace(/(.)\\/+$/, "$1")) page.dataset.undecided = "";
})(document.documentElement);</script>`;

/** The styles for that. They're the same in each page: see `withInlineStyles`. */
export const UNDECIDED_STYLES =
  "[data-undecided] #root, [data-waiting] [data-step] { visibility: hidden; } [data-look] ~ [data-look] { display: none; }";

/** A page with its screen drawn, and `behind` at its end. */
export function renderPage(
  { route, drawings }: Drawn,
  shell: string,
  head: string,
  behind: string[],
): string {
  const [first] = drawings;
  const hasVariants = drawings.length > 1;
  const body = hasVariants
    ? drawings.map(({ html }, variant) => `<div data-look="${variant}">${html}</div>`).join("")
    : (first?.html ?? "");
  return shell
    .replace("<html ", () => `<html data-route="${route}"${hasVariants ? " data-looks" : ""} `)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(first?.title ?? "")}</title>`)
    .replace(
      "</head>",
      () =>
        `  ${head}${UNDECIDED}\n    ${expectBeforePaint(hasVariants ? "outdated" : "react")}\n  </head>`,
    )
    .replace(ROOT, () => [`<div id="root">${body}</div>`, ...behind].join("\n    "));
}

/** Paints nothing until the browser has parsed this element. */
const expectBeforePaint = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;

export function renderHead(styles: string, preloads: string[], build: string): string {
  return [`<style>${styles}</style>`, `<meta name="build" content="${build}" />`, ...preloads].join(
    "\n    ",
  );
}

/** Loads the screen's pictures before the scripts that take it over. */
export const behindPictures = (page: string) =>
  page.replaceAll(
    /<(script type="module"|link rel="(?:modulepreload|preload)") /g,
    '<$1 fetchpriority="low" ',
  );

/**
 * Splits a page from the code that fetches and runs its script: src/ui/loading/held-script.ts does
 * that later.
 */
export function withoutReact(page: string): [page: string, react: string] {
  const [script, src] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? [];
  if (!script) throw new Error("The built page has no script.");
  const preloads = page.match(PRELOADS) ?? [];
  return [
    page.replace(script, "").replaceAll(PRELOADS, ""),
    [renderPreload(src).replace(">", " data-script>"), ...preloads, script].join(""),
  ];
}

export const holdBack = (react: string) => `<template id="react">${react}</template>`;

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const renderPreload = (url = "") =>
  behindPictures(`<link rel="modulepreload" crossorigin href="${url}">`);

/** Preloads what React needs at once for these parts. */
export function renderPreloads(data: string, ...parts: BuiltPart[]): string[] {
  const scripts = [...new Set(parts.flatMap((part) => part.scripts))];
  return [
    behindPictures(`<link rel="preload" as="fetch" crossorigin href="/${data}">`),
    ...scripts.map((file) => renderPreload(`/${file}`)),
  ];
}

export const listSheets = (parts: BuiltPart[]) => [
  ...new Set(parts.flatMap(({ sheets }) => sheets)),
];
