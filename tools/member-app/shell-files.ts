import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { neededFonts } from "./needed-fonts.ts";

/** What the member area can open. Logging out leads to the login page, even without a network. */
const OPENED = [
  "src/member/profile-page.tsx",
  // Members change their answers with the quiz's own questions.
  "src/app/member-questions.tsx",
  "src/steps/body-areas/body-areas-step.tsx",
  "src/steps/card-stack/card-stack-step.tsx",
  "src/steps/height/height-step.tsx",
  "src/steps/multi-choice/multi-choice-step.tsx",
  "src/steps/number/number-step.tsx",
  "src/steps/single-choice/single-choice-step.tsx",
  "src/steps/weight/weight-step.tsx",
  "src/account/login-page.tsx",
  // The footer asks before it erases answers.
  "src/ui/dialog.tsx",
];

const ASSET = /\/assets\/[\w.-]+\.[a-z\d]+/g;

/**
 * The paths of all files that the member area needs without a network: what its page names, and the
 * scripts and styles of everything that opens in it.
 */
export function shellFiles(bundle: Rolldown.OutputBundle, root: string, site: string): string[] {
  const read = (path: string) => readFileSync(join(site, path), "utf8");
  const named = [...read("profile.html").matchAll(ASSET)].map(([path]) => path);
  const ending = (end: string) =>
    named
      .filter((path) => path.endsWith(end))
      .map(read)
      .join("\n");
  // The JSON has the product's texts, so it shows which language they're in.
  const fonts = neededFonts(ending(".css"), ending(".json"));
  const icons = Object.keys(bundle).filter((file) => /\/icons-\w+\.svg$/.test(file));
  const files = [...chunkFiles(bundle, root), ...icons].map((file) => `/${file}`);
  return [...new Set([...named, ...fonts, ...files])].toSorted();
}

/** The chunks that open in the member area, those that they import, and their styles. */
function chunkFiles(bundle: Rolldown.OutputBundle, root: string): string[] {
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
    // What the entrance can open is the quiz.
    if (isOpened) for (const later of chunk.dynamicImports) add(later, true);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName, false);
  for (const source of OPENED) add(chunkOf(chunks, join(root, source)), true);
  const others = [...found].flatMap((fileName) => {
    const { importedCss, importedAssets } = chunks.get(fileName)?.viteMetadata ?? {};
    return [...(importedCss ?? []), ...(importedAssets ?? [])];
  });
  return [...found, ...others];
}

function chunkOf(chunks: Map<string, Rolldown.OutputChunk>, source: string): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(source));
  if (!chunk) throw new Error(`The build has no file with ${source}.`);
  return chunk.fileName;
}
