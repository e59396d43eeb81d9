import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import type { DayRange } from "#api/read-numbers.ts";
import type { Plan } from "#compiler/plan.ts";
import { TextButton } from "#ui/text-button.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import { rangeText, toDay } from "../../rules/numbers/days.ts";
import { NumbersFailure } from "./numbers-failure.tsx";
import styles from "./numbers-view.module.css";
import { type ChosenRange, rangeBefore, rangeInSearch, withRange } from "./range/range.ts";
import { RangePicker } from "./range/range-picker.tsx";
import { ReportSections } from "./report-sections.tsx";
import { TotalsTiles } from "./totals/totals-tiles.tsx";
import { type ReportState, useReport } from "./use-report.ts";

interface NumbersViewProps {
  brand: string;
  plan: Plan;
  leave: ReactNode;
}

/** The page: a range of days, and what happened on them. The range is in the URL. */
export function NumbersView({ brand, plan, leave }: NumbersViewProps): ReactNode {
  const heading = usePageAnnouncement("Numbers", brand);
  const [search, setSearch] = useSearchParams();
  const today = toDay(new Date());
  const range = rangeInSearch(search, today);
  const asked = useReport(range);
  if (asked.state === "forbidden") return <Navigate to="/profile" replace />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.top}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            Numbers
          </h1>
          {leave}
        </div>
        <p className={styles.days}>
          <span>{daysText(range, today)}</span>{" "}
          {range.to === today && (
            <TextButton disabled={asked.state === "loading"} onClick={asked.refetch}>
              Refresh
            </TextButton>
          )}
        </p>
        <RangePicker
          range={range}
          today={today}
          onChoose={(chosen) => setSearch(withRange(search, chosen))}
        />
      </header>
      {range.problem && (
        <p className={styles.problem} role="status">
          {`${range.problem} These are the last 7 days.`}
        </p>
      )}
      <Asked asked={asked} range={range} plan={plan} />
    </div>
  );
}

function Asked({ asked, range, plan }: { asked: ReportState; range: DayRange; plan: Plan }) {
  const { report, state, refetch } = asked;
  const { currency } = plan;
  if (state === "failed" || state === "offline")
    return <NumbersFailure isOffline={state === "offline"} onRetry={refetch} />;
  const isLoading = state === "loading";
  const isOfOtherDays = report?.from !== range.from || report.to !== range.to;
  const isStale = isLoading && isOfOtherDays;
  return (
    <>
      <p className={styles.status} role="status">
        {isLoading && "Loading"}
      </p>
      <TotalsTiles report={isStale ? undefined : report} currency={currency} />
      <div className={isStale && report ? styles.stale : styles.report} aria-busy={isLoading}>
        {report && <ReportSections report={report} plan={plan} currency={currency} />}
        {!report && <div className={styles.waiting} />}
      </div>
    </>
  );
}

/** `Nov 17 – Nov 23, 2026, compared with Nov 10 – Nov 16, 2026. Days are in UTC.` */
function daysText(range: ChosenRange, today: string): string {
  const isRunning = range.to === today ? " Today isn't over yet." : "";
  return `${rangeText(range)}, compared with ${rangeText(rangeBefore(range))}. Days are in UTC.${isRunning}`;
}
