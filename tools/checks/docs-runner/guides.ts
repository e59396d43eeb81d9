import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putSampleFunnel } from "#tools/test-env/put-sample-funnel.ts";
import { beginHistory } from "./run-command.ts";
import { type Walked, walkGuide } from "./walk-guide.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..");

/** The documents with commands and samples that have to work. */
export const guides = [
  "README.md",
  "docs/marketers.md",
  "docs/language.md",
  "docs/funnel-commands.md",
];

export const readGuideText = (guide: string) => readFileSync(join(PROJECT, guide), "utf8");

/** Walks a document over a fresh copy of the sample funnel, then deletes the copy. */
export async function walkOverCopy(markdown: string): Promise<Walked> {
  const home = mkdtempSync(join(tmpdir(), "guide-"));
  try {
    putSampleFunnel(home);
    if (/\bgit |-- diff/.test(markdown)) beginHistory(home);
    return await walkGuide(markdown, { home });
  } finally {
    rmSync(home, { recursive: true });
  }
}
