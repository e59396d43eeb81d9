import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "supabase", "reports");

/** Where functions find the reports: they're deployed without other files. */
export const REPORT_MODULE = join(ROOT, "supabase/functions/_shared/event-store/report-files.ts");

/** The reports by name: `days`, `group-places`, … */
export const readReports = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(".sql"))
      .toSorted()
      .map((file) => [file.replace(/\.sql$/, ""), readFileSync(join(FOLDER, file), "utf8")]),
  );

/** The reports as a module. */
export function reportModule(): string {
  const entries = Object.entries(readReports()).map(
    ([name, text]) =>
      `  ${/^\w+$/.test(name) ? name : `"${name}"`}: \`${text.replaceAll(/[`\\]|\$\{/g, "\\$&")}\`,\n`,
  );
  return `// Made from supabase/reports by npm run reports:build.\nexport const reportFiles = {\n${entries.join("")}};\n`;
}
