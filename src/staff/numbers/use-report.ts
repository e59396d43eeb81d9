import { useEffect, useState } from "react";
import type { NumbersReport } from "#api/numbers-report.ts";
import { type DayRange, readNumbers } from "#api/read-numbers.ts";
import { useOnline } from "#ui/use-online.ts";

export interface ReportState {
  /** The last report; of other days while a new one loads. */
  report: NumbersReport | undefined;
  state: "loading" | "shown" | "failed" | "offline" | "forbidden";
  refetch: () => void;
}

/**
 * The report on a range. When the range changes, the request for the range before is aborted, so
 * the last choice wins. Asks again by itself once the device is back online.
 */
export function useReport({ from, to }: DayRange): ReportState {
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
