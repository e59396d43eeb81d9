import type { NumbersReport } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { ArmsSection } from "./arms/arms-section.tsx";
import { DaysSection } from "./days/days-section.tsx";
import { funnelRows } from "./funnel/funnel-rows.ts";
import { FunnelSection } from "./funnel/funnel-section.tsx";
import { TransitionsSection } from "./funnel/transitions-section.tsx";
import { OrdersSection } from "./groups/orders-section.tsx";
import { SourcesSection } from "./groups/sources-section.tsx";
import { VersionsSection } from "./groups/versions-section.tsx";
import styles from "./report-sections.module.css";

interface ReportSectionsProps {
  report: NumbersReport;
  plan: Plan;
  currency: string;
}

/** Everything below the totals. */
export function ReportSections({ report, plan, currency }: ReportSectionsProps) {
  const { totals, hidden } = report;
  if (!totals)
    return (
      <p className={styles.empty}>
        Fewer than 5 people visited on these days. So few numbers could point to a person, so they
        aren't shown. Choose more days.
      </p>
    );
  const fileName = `${report.from}-to-${report.to}`;
  const shown = { ...report, totals };
  const given = { report: shown, currency, fileName };
  const isEmpty = [totals.visits, totals.orders, totals.refunds, hidden.places].every(
    (count) => count === 0,
  );
  if (isEmpty)
    return (
      <p className={styles.empty}>
        Nobody visited on these days, and nothing was sold. Choose other days.
      </p>
    );
  const rows = funnelRows(report, plan);
  return (
    <>
      <DaysSection {...given} />
      <ArmsSection {...given} plan={plan} />
      <FunnelSection report={shown} rows={rows} fileName={fileName} />
      <SourcesSection {...given} />
      <OrdersSection {...given} />
      <VersionsSection {...given} plan={plan} />
      <TransitionsSection report={shown} rows={rows} plan={plan} fileName={fileName} />
    </>
  );
}
