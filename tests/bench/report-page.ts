import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import type { Section } from "./section.ts";

const PAGE = "docs/performance.md";

/** Puts the tables of a section into docs/performance.md, in the place that `all` gives it. The others stay as they were. */
export function writeSection(
  { title, explanation }: Section,
  measured: Measured,
  all: Section[],
): void {
  const written = writtenSections().set(
    title,
    `## ${title}\n\n${explanation}\n\n${circumstances(measured)}\n\n${measured.tables}`,
  );
  const parts = all.flatMap((section) => written.get(section.title) ?? []);
  writeFileSync(
    PAGE,
    `# Performance\n\n\`npm run bench\` writes this page.\n\n${parts.join("\n\n")}\n`,
  );
}

interface Measured {
  tables: string;
  rounds: number;
  loadBefore: string;
}

/** How many processes wanted a core at once, in the last minute. */
export function load(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

function circumstances({ rounds, loadBefore }: Measured): string {
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}, rounds: ${rounds}, medians unless it says otherwise; ${cpus().length} cores, load ${loadBefore} before and ${load()} after.`;
}

/** The sections that the page has already, by their titles. */
function writtenSections(): Map<string, string> {
  const text = existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "";
  const [, ...parts] = text.split(/^(?=## )/m);
  return new Map(parts.map((part) => [part.slice(3, part.indexOf("\n")), part.trim()]));
}
