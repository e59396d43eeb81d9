import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import type { Page, Section } from "./section.ts";

const PERFORMANCE: Page = { file: "docs/performance.md", title: "Performance" };

/**
 * Writes the tables of a section into its page, at its position in `all`. The other sections stay
 * as they are.
 */
export function writeSection(
  { title, explanation, page = PERFORMANCE }: Written,
  measured: Measured,
  all: Written[],
): void {
  const written = writtenSections(page).set(
    title,
    `## ${title}\n\n${explanation}\n\n${circumstances(measured)}\n\n${measured.tables}`,
  );
  const sections = all.filter((section) => (section.page ?? PERFORMANCE).file === page.file);
  const parts = sections.flatMap((section) => written.get(section.title) ?? []);
  writeFileSync(
    page.file,
    `# ${page.title}\n\n\`npm run bench\` writes this page.\n\n${parts.join("\n\n")}\n`,
  );
}

type Written = Pick<Section, "title" | "explanation" | "page">;

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

/** The sections that the page already has, by title. */
function writtenSections({ file }: Page): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, ...parts] = text.split(/^(?=## )/m);
  return new Map(parts.map((part) => [part.slice(3, part.indexOf("\n")), part.trim()]));
}
