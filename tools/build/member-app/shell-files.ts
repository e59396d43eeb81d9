import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { listVariants } from "#compiler/model/variants.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { PLAN_ANSWERS } from "#lib/plan-answers.ts";

/** The pages that the member area can open. Logging out leads to the login page, even offline. */
const OPENED = [
  "src/member/profile-page.tsx",
  "src/app/member-questions.tsx",
  "src/shop/account/login-page.tsx",
  // The footer asks before it erases answers.
  "src/app/frame/erase-dialog.tsx",
];

const ASSET = /\/assets\/[\w.-]+\.[a-z\d]+/g;

/**
 * The paths of all files that the member area needs without a network: what its page names, and the
 * scripts and styles of everything that opens in it.
 */
export function shellFiles(
  bundle: Rolldown.OutputBundle,
  { root, site, funnel }: { root: string; site: string; funnel: Funnel },
): string[] {
  const read = (path: string) => readFileSync(join(site, path), "utf8");
  const named = [...read("profile.html").matchAll(ASSET)].map(([path]) => path);
  const ending = (end: string) =>
    named
      .filter((path) => path.endsWith(end))
      .map(read)
      .join("\n");
  // The JSON has the product's texts, so it shows which language they're in.
  const fonts = findNeededFonts(ending(".css"), ending(".json"));
  const icons = Object.keys(bundle).filter((file) => /\/(more-)?icons-\w+\.svg$/.test(file));
  const opened = [...OPENED, ...questionViews(funnel)].map((source) => join(root, source));
  const files = [...chunkFiles(bundle, opened), ...icons].map((file) => `/${file}`);
  return [...new Set([...named, ...fonts, ...files])].toSorted();
}

/**
 * The views of the quiz's questions about the plan: members change their answers with them. The
 * entrance's question is asked as a single choice.
 */
export function questionViews({ steps }: Funnel): string[] {
  const types = [...steps.values()]
    .flatMap((step) =>
      listVariants(step).flatMap(({ fields }) => {
        const name = step.type.answerSpec?.(fields)?.name ?? "";
        return PLAN_ANSWERS.includes(name) ? [String(fields.type)] : [];
      }),
    )
    .map((type) => (type === "entrance" ? "single-choice" : type));
  return [...new Set(types)].map((type) => `src/quiz/steps/${type}/${type}-step.tsx`).toSorted();
}

/** The chunks that open in the member area, those that they import, and their styles. */
function chunkFiles(bundle: Rolldown.OutputBundle, opened: string[]): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === "chunk" ? [[output.fileName, output] as const] : [],
    ),
  );
  const found = new Set<string>();
  const add = (fileName: string, isOpened: boolean) => {
    const chunk = chunks.get(fileName);
    if (!chunk || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) add(imported, isOpened);
    // Chunks that the entrance can open belong to the quiz.
    if (isOpened) for (const later of chunk.dynamicImports) add(later, true);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName, false);
  for (const source of opened) add(findChunk(chunks, source), true);
  const others = [...found].flatMap((fileName) => {
    const { importedCss, importedAssets } = chunks.get(fileName)?.viteMetadata ?? {};
    return [...(importedCss ?? []), ...(importedAssets ?? [])];
  });
  return [...found, ...others];
}

function findChunk(chunks: Map<string, Rolldown.OutputChunk>, source: string): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(source));
  if (!chunk) throw new Error(`The build has no file with ${source}.`);
  return chunk.fileName;
}

const FACE = /@font-face\s*\{[^}]*\}/g;
const FILE = /url\(["']?(\/[^"')]+)/;
const RANGES = /unicode-range:\s*([^;}]+)/;
const HEX = 16;

/** The font files of a style sheet that have characters of a text. The others are for other languages. */
export function findNeededFonts(css: string, text: string): string[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return (css.match(FACE) ?? []).flatMap((face) => {
    const ranges = RANGES.exec(face)?.[1]?.split(",").map(parseRange);
    const isNeeded =
      !ranges || ranges.some(([from, to]) => codes.some((code) => from <= code && code <= to));
    return isNeeded ? (FILE.exec(face)?.[1] ?? []) : [];
  });
}

/** `U+131`, `U+100-2BA`, or `U+4??`. */
function parseRange(text: string): readonly [from: number, to: number] {
  const [from = "", to = from] = text.trim().replace(/^u\+/i, "").split("-");
  return [
    Number.parseInt(from.replaceAll("?", "0"), HEX),
    Number.parseInt(to.replaceAll("?", "F"), HEX),
  ];
}
