import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FaultRow } from "../campaigns/campaign.ts";
import {
  DATA,
  dataText,
  type Published,
  publishedOf,
  type Result,
  readPublished,
  type Teeth,
  withChange,
  withResult,
} from "./published.ts";
import { reliabilityPage } from "./reliability-page.ts";

export const PAGE = join(import.meta.dirname, "..", "..", "docs", "reliability.md");

/** Replaces the result of a row with the same seed. */
export const writeResult = (rows: readonly FaultRow[], name: string, result: Result): void =>
  write(withResult(publishedOf(rows, readPublished()), name, result));

export const writeTeeth = (rows: readonly FaultRow[], name: string, teeth: Teeth): void =>
  write(withChange(publishedOf(rows, readPublished()), name, () => ({ teeth })));

function write(published: Published): void {
  writeFileSync(DATA, dataText(published));
  writeFileSync(PAGE, reliabilityPage(published));
}
