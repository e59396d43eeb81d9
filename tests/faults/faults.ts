import type { Campaign, CampaignOptions, FaultRow } from "../campaigns/campaign.ts";
import { readPublished } from "./published.ts";
import { writeResult } from "./results.ts";
import { rows } from "./rows.ts";

const published = readPublished();

/** All rows as campaigns, which write their results into docs/reliability.md. */
export const faults: Campaign[] = rows.map((row) => ({
  ...row,
  count: { ...row.count, unit: "inputs" },
  minutes: estimateMinutes(row),
  page: "docs/reliability.md",
  run: (options) => runRow(row, options),
}));

async function runRow(row: FaultRow, options: CampaignOptions) {
  const begun = performance.now();
  const result = await row.run(options);
  const { isKept, figures } = result;
  const { count, seed } = options;
  const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
  const date = new Date().toISOString().slice(0, "2026-11-25".length);
  if (options.isWritten)
    writeResult(rows, row.name, { isKept, figures, count, seed, minutes, date });
  return result;
}

/** As much of the published run's time as the whole run is of its count. */
function estimateMinutes({ name, count }: FaultRow): number {
  const [result] = published[name]?.results ?? [];
  return result ? (result.minutes * count.whole) / result.count : 0;
}
