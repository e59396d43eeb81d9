import type { Campaign } from "../campaign.ts";
import { rows } from "./rows.ts";

/** All rows as campaigns. */
export const faults: Campaign[] = rows.map((row) => ({
  ...row,
  count: { ...row.count, unit: "inputs" },
}));
