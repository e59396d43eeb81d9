import type { Totals } from "#api/numbers-report.ts";

/** Orders per visit; undefined without visits. */
export const computeConversion = ({ orders, visits }: Totals): number | undefined =>
  visits === 0 ? undefined : orders / visits;

/** The revenue after refunds. Negative on days with more refunds than sales. */
export const computeNetCents = ({ revenueCents, refundCents }: Totals): number =>
  revenueCents - refundCents;

/** Undefined without visits. */
export const centsPerVisit = (totals: Totals): number | undefined =>
  totals.visits === 0 ? undefined : computeNetCents(totals) / totals.visits;

/** The change from before, as a share of it; undefined if there's nothing to compare with. */
export function computeChange(
  now: number | undefined,
  before: number | undefined,
): number | undefined {
  if (now === undefined || before === undefined || before <= 0) return undefined;
  return now / before - 1;
}
