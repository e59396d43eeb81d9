import type { Totals } from "#api/numbers-report.ts";
import { countDecimals, toDecimal } from "#lib/money.ts";
import { centsText, countText, percentText } from "../../../rules/numbers/figure-text.ts";
import type { Column } from "./column.ts";
import { centsPerVisit, computeConversion, computeNetCents } from "./rates.ts";

/** The columns of every table that compares groups of visits. */
export function totalsColumns(currency: string): Column<Totals>[] {
  return [
    { title: "Visits", text: ({ visits }) => countText(visits), value: ({ visits }) => visits },
    {
      title: "Conversion",
      text: (row) => percentText(computeConversion(row), 2),
      value: (row) => computeConversion(row) ?? null,
    },
    { title: "Orders", text: ({ orders }) => countText(orders), value: ({ orders }) => orders },
    moneyColumn("Revenue", currency, computeNetCents),
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
    moneyColumn("Revenue", currency, computeNetCents),
  ];
}

function moneyColumn(
  title: string,
  currency: string,
  getAmount: (row: Totals) => number | undefined,
): Column<Totals> {
  return {
    ...{ title, currency },
    text: (row) => centsText(getAmount(row), currency),
    value: (row) => {
      const amount = getAmount(row);
      // An average needs more decimals than an amount.
      const digits = countDecimals(currency) + 2;
      return amount === undefined ? null : Number(toDecimal(amount, currency).toFixed(digits));
    },
  };
}
