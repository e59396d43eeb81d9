import type { Section } from "../section.ts";
import { measureScale } from "./measure.ts";
import { writeMeasured } from "./record.ts";
import { scaleTables } from "./tables.ts";

export const scale: Section = {
  name: "scale",
  title: "From one visitor to a million a day",
  explanation: `\`npm run bench -- --only scale\` makes one visit of each kind in Chromium, against the built product over a real PostgreSQL, and counts what it asks for. Then it measures functions and database on their own, and works out what
1,000,000 visitors a day need. \`npm run campaign -- scale --count 300000 --conversion 0.04\` works it out for other numbers, from the same measurements. \`npm run campaign -- scale --help\` lists all assumptions.`,
  isOneRound: true,
  async measure(_rounds, log) {
    const measured = await measureScale(log);
    writeMeasured(measured);
    return scaleTables(measured);
  },
};
