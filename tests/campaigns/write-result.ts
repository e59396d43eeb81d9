import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

/** Git ignores it. A release has its files attached. */
export const RESULTS = join(import.meta.dirname, "..", "..", "results");

/** Writes a result in Markdown to `results/<name>.md`, with the date and the machine. */
export function writeResult(name: string, title: string, paragraphs: readonly string[]): void {
  const date = new Date().toISOString().slice(0, "2026-11-25".length);
  const measured = `Measured on ${date}, ${cpus().length} cores.`;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(
    join(RESULTS, `${name}.md`),
    `${[`# ${title}`, measured, ...paragraphs].join("\n\n")}\n`,
  );
}
