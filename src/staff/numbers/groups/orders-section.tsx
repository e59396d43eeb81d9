import type { DayNumbers, ShownReport } from "#api/numbers-report.ts";
import { dayText } from "../../../rules/numbers/days.ts";
import { centsText, formatCount } from "../../../rules/numbers/figure-text.ts";
import type { Column } from "../figures/column.ts";
import { FoldedTable } from "../figures/folded-table.tsx";
import { computeNetCents } from "../figures/rates.ts";
import { SectionCard } from "../figures/section-card.tsx";
import { moneyColumns } from "../figures/totals-columns.ts";
import styles from "./orders-section.module.css";

interface OrdersSectionProps {
  report: ShownReport;
  currency: string;
  fileName: string;
}

/** The payments and refunds. */
export function OrdersSection({ report, currency, fileName }: OrdersSectionProps) {
  const { totals } = report;
  const lines = [
    ["Paid", formatCount(totals.orders, "order"), centsText(totals.revenueCents, currency)],
    ["Refunded", formatCount(totals.refunds, "refund"), centsText(-totals.refundCents, currency)],
    ["Revenue", "", centsText(computeNetCents(totals), currency)],
  ] as const;
  const columns: Column<DayNumbers>[] = [
    { title: "Day", text: ({ day }) => dayText(day), value: ({ day }) => day },
    ...moneyColumns(currency),
  ];
  return (
    <SectionCard
      title="Orders and refunds"
      hint="On the day on which they were paid or refunded, as your payment provider counts them."
    >
      <dl className={styles.lines}>
        {lines.map(([name, count, amount]) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={styles.count}>{count}</dd>
            <dd className={styles.amount}>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.accounts}>
        <span>{`${formatCount(totals.accounts, "account")} created,`}</span>{" "}
        <span>{`${formatCount(totals.checkouts, "checkout")} started.`}</span>
      </p>
      <FoldedTable
        caption="Orders and refunds by day"
        columns={columns}
        rows={report.days}
        getKey={({ day }) => day}
        fileName={`orders-${fileName}`}
      />
    </SectionCard>
  );
}
