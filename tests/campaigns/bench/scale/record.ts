import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../campaign.ts";
import { RESULTS } from "../../write-result.ts";
import type { Measured } from "./measure.ts";

const FILE = join(RESULTS, "scale.json");

/** Keeps a measurement, so that it can be scaled to other numbers of visitors. */
export function writeMeasured(measured: Measured): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(measured, round, 2)}\n`);
}

/** Reads the latest measurement. Throws a `UsageError` if there is none. */
export function readMeasured(): Measured {
  if (!existsSync(FILE)) throw new UsageError("Measure first: npm run bench -- --only scale");
  return JSON.parse(readFileSync(FILE, "utf8"));
}

function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(5)) : value;
}
