import type { Totals } from "#api/numbers-report.ts";
import type { Column } from "./column.ts";
import { centsText, countText, percentText } from "./figure-text.ts";
import { centsPerVisit, conversionOf, netCentsOf } from "./rates.ts";

const CENTS = 100;
const inCurrency = (cents: number | undefined) =>
  cents === undefined ? null : Number((cents / CENTS).toFixed(4));

/** The columns of every table that compares groups of visits. */
export function totalsColumns(currency: string): Column<Totals>[] {
  return [
    { title: "Visits", text: ({ visits }) => countText(visits), value: ({ visits }) => visits },
    {
      title: "Conversion",
      text: (row) => percentText(conversionOf(row), 2),
      value: (row) => conversionOf(row) ?? null,
    },
    { title: "Orders", text: ({ orders }) => countText(orders), value: ({ orders }) => orders },
    {
      title: "Revenue",
      text: (row) => centsText(netCentsOf(row), currency),
      value: (row) => inCurrency(netCentsOf(row)),
    },
    {
      title: "Per visit",
      text: (row) => centsText(centsPerVisit(row), currency),
      value: (row) => inCurrency(centsPerVisit(row)),
    },
  ];
}

/** The columns about what was paid and refunded. */
export function moneyColumns(currency: string): Column<Totals>[] {
  return [
    { title: "Orders", text: ({ orders }) => countText(orders), value: ({ orders }) => orders },
    {
      title: "Paid",
      text: ({ revenueCents }) => centsText(revenueCents, currency),
      value: ({ revenueCents }) => inCurrency(revenueCents),
    },
    {
      title: "Refunds",
      text: ({ refunds }) => countText(refunds),
      value: ({ refunds }) => refunds,
    },
    {
      title: "Refunded",
      text: ({ refundCents }) => centsText(refundCents, currency),
      value: ({ refundCents }) => inCurrency(refundCents),
    },
    {
      title: "Revenue",
      text: (row) => centsText(netCentsOf(row), currency),
      value: (row) => inCurrency(netCentsOf(row)),
    },
  ];
}
