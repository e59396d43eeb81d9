import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import type { NumbersReport } from "#api/numbers-report.ts";
import { type DayRange, readNumbers } from "#api/read-numbers.ts";
import type { Plan } from "#compiler/plan.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { useOnline } from "#ui/use-online.ts";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import { rangeText, toDay } from "../../rules/numbers/days.ts";
import { ArmsSection } from "./arms/arms-section.tsx";
import { DaysSection } from "./days/days-section.tsx";
import { funnelRows } from "./funnel/funnel-rows.ts";
import { FunnelSection } from "./funnel/funnel-section.tsx";
import { TransitionsSection } from "./funnel/transitions-section.tsx";
import { OrdersSection } from "./groups/orders-section.tsx";
import { SourcesSection } from "./groups/sources-section.tsx";
import { VersionsSection } from "./groups/versions-section.tsx";
import styles from "./numbers-view.module.css";
import { type ChosenRange, rangeBefore, rangeInSearch, withRange } from "./range/range.ts";
import { RangePicker } from "./range/range-picker.tsx";
import { TotalsTiles } from "./totals/totals-tiles.tsx";

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

/** Shown in place of figures that can't be loaded. */
function NumbersFailure({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Alert
        boxed
        text={
          isOffline
            ? "You are offline. The numbers load as soon as you're back."
            : "We couldn't load the numbers."
        }
      />
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface ReportState {
  /** The last report; of other days while a new one loads. */
  report: NumbersReport | undefined;
  state: "loading" | "shown" | "failed" | "offline" | "forbidden";
  refetch: () => void;
}

/**
 * The report on a range. When the range changes, the request for the range before is aborted, so
 * the last choice wins. Asks again by itself once the device is back online.
 */
function useReport({ from, to }: DayRange): ReportState {
  const isOnline = useOnline();
  const [report, setReport] = useState<NumbersReport>();
  const [settled, setSettled] = useState<{ key: string; state: ReportState["state"] }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${from} ${to} ${attempt}`;

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (state: ReportState["state"]) => {
      if (!leaving.signal.aborted) setSettled({ key, state });
    };
    readNumbers({ from, to }, leaving.signal).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        if (answer !== "forbidden") setReport(answer);
        settle(answer === "forbidden" ? "forbidden" : "shown");
      },
      () => settle(navigator.onLine ? "failed" : "offline"),
    );
    return () => leaving.abort();
  }, [from, to, key]);

  const state = settled?.key === key ? settled.state : "loading";
  const isBack = isOnline && state === "offline";
  useEffect(() => {
    if (isBack) setAttempt((before) => before + 1);
  }, [isBack]);
  return { report, state, refetch: () => setAttempt(attempt + 1) };
}

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
