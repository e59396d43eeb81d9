import type { Totals } from "#api/numbers-report.ts";
import { shortMoneyText } from "#lib/money.ts";
import { centsText, countText } from "../../../rules/numbers/figure-text.ts";
import { computeNetCents } from "../figures/rates.ts";

export const measures = [
  { value: "visits", label: "Visits" },
  { value: "orders", label: "Orders" },
  { value: "revenue", label: "Revenue" },
] as const;

/** The measure that the chart of days shows. */
export type DayMeasure = (typeof measures)[number]["value"];

export function getMeasure(totals: Totals, measure: DayMeasure): number {
  return measure === "revenue" ? computeNetCents(totals) : totals[measure];
}

export function measureText(figure: number, measure: DayMeasure, currency: string): string {
  return measure === "revenue" ? centsText(figure, currency) : countText(figure);
}

/** A figure that fits next to an axis: `1.2K`. */
export function axisText(figure: number, measure: DayMeasure, currency: string): string {
  if (measure === "revenue") return shortMoneyText(figure, currency);
  const short = { notation: "compact", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat("en-US", short).format(figure);
}
