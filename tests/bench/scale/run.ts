import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assumptions } from "./assumptions.ts";
import { inOrder, visitorsAt } from "./limits.ts";
import type { Measured } from "./measure.ts";
import { simulate } from "./model.ts";

/**
 * Computes what this many visitors need, from the latest measurement by
 * `npm run bench -- --only scale`.
 */
const RECORD = join(import.meta.dirname, "measured.json");
const names = {
  visitors: "visitorsPerDay",
  conversion: "conversion",
  bounce: "bounceShare",
  churn: "monthlyChurn",
  visits: "visitsPerMemberDay",
  days: "days",
} as const;
const entries = Object.entries(names) as [keyof typeof names, (typeof names)[keyof typeof names]][];

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    visitors: text,
    conversion: text,
    bounce: text,
    churn: text,
    visits: text,
    days: text,
    help: { type: "boolean" },
  },
});
if (values.help) {
  for (const [name, assumption] of entries)
    console.log(`  --${name.padEnd(12)} ${assumption}, ${assumptions[assumption]} if left out`);
} else {
  const given = { ...assumptions };
  for (const [name, assumption] of entries)
    if (values[name] !== undefined) given[assumption] = numberFrom(name, values[name]);
  const measured: Measured = JSON.parse(readFileSync(RECORD, "utf8"));
  const asked = simulate(measured, given);
  console.log(
    JSON.stringify(
      asked,
      (_key, value) => (typeof value === "number" ? Number(value.toPrecision(3)) : value),
      2,
    ),
  );
  for (const kind of ["stops", "costs"] as const) {
    console.log(
      `\nLimits that ${kind === "stops" ? "stop" : "cost"} something, met at visitors a day:`,
    );
    for (const limit of inOrder(asked, kind)) {
      const at = Math.round(visitorsAt(limit, asked, given.visitorsPerDay)).toLocaleString("en");
      console.log(
        `  ${at.padStart(15)}  ${limit.name}${limit.moved.by ? ` (${limit.moved.by})` : ""}`,
      );
    }
  }
}

function numberFrom(name: string, text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isFinite(value) || value < 0)
    throw new Error(
      `--${name} takes a number, not "${text}". Example: npm run scale -- --conversion 0.04`,
    );
  return value;
}
