import type { Totals } from "#api/numbers-report.ts";
import { countDecimals, toDecimal } from "#lib/money.ts";
import type { Column } from "./column.ts";
import { centsText, countText, percentText } from "./figure-text.ts";
import { centsPerVisit, conversionOf, netCentsOf } from "./rates.ts";

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
    moneyColumn("Revenue", currency, netCentsOf),
    moneyColumn("Per visit", currency, centsPerVisit),
  ];
}

/** The columns about what was paid and refunded. */
export function moneyColumns(currency: string): Column<Totals>[] {
  return [
    { title: "Orders", text: ({ orders }) => countText(orders), value: ({ orders }) => orders },
    moneyColumn("Paid", currency, ({ revenueCents }) => revenueCents),
    {
      title: "Refunds",
      text: ({ refunds }) => countText(refunds),
      value: ({ refunds }) => refunds,
    },
    moneyColumn("Refunded", currency, ({ refundCents }) => refundCents),
    moneyColumn("Revenue", currency, netCentsOf),
  ];
}

function moneyColumn(
  title: string,
  currency: string,
  amountOf: (row: Totals) => number | undefined,
): Column<Totals> {
  return {
    ...{ title, currency },
    text: (row) => centsText(amountOf(row), currency),
    value: (row) => {
      const amount = amountOf(row);
      // An average needs more decimals than an amount.
      const digits = countDecimals(currency) + 2;
      return amount === undefined ? null : Number(toDecimal(amount, currency).toFixed(digits));
    },
  };
}
