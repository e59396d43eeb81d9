import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Section } from "../section.ts";
import { measureScale } from "./measure.ts";
import { scaleTables } from "./tables.ts";

/** Kept, so that the campaign `scale` can compute other numbers of visitors without measuring again. */
const RECORD = join(import.meta.dirname, "measured.json");

export const scale: Section = {
  name: "scale",
  title: "From one visitor to a million a day",
  page: { file: "docs/scale.md", title: "The cost at scale" },
  explanation: `\`npm run bench -- --only scale\` makes one visit of each kind in Chromium, against the built product over a real PostgreSQL, and counts what it asks for. Then it measures functions and database on their own, and works out what
1,000,000 visitors a day need. \`npm run campaign -- scale --count 300000 --conversion 0.04\` works it out for other numbers, from the same measurements. \`npm run campaign -- scale --help\` lists all assumptions.`,
  isOneRound: true,
  async measure(_rounds, log) {
    const measured = await measureScale(log);
    writeFileSync(RECORD, `${JSON.stringify(measured, rounded, 2)}\n`);
    return scaleTables(measured);
  },
};

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(5)) : value;
}
