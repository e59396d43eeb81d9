import { useEffect } from "react";
import { readHealth } from "#api/operations/read-health.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { useRead } from "../use-read.ts";
import { HealthReport } from "./health-report.tsx";
import { HealthSummary } from "./health-summary.tsx";
import styles from "./health-view.module.css";

const EVERY_MS = 60_000;

/** Whether the shop is well, what needs the operator, and what to do. Reads again every minute. */
export function HealthView() {
  const { data: health, state, askAgain } = useRead("health", readHealth);
  const isReading = state === "loading";

  useEffect(() => {
    if (isReading) return undefined;
    const timer = setTimeout(askAgain, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isReading, askAgain]);

  const hasFailed = state === "failed" || state === "offline" || state === "forbidden";
  return (
    <div className={styles.view}>
      <Alert boxed text={hasFailed ? failures[state] : undefined} />
      {!health && isReading && <Loading text="Reading the health" />}
      {hasFailed && (
        <Button look="quiet" onClick={askAgain}>
          Try again
        </Button>
      )}
      {health && (
        <>
          <HealthSummary health={health} isReading={isReading} onRead={askAgain} />
          <HealthReport health={health} />
        </>
      )}
    </div>
  );
}

/** What was read before stays on screen, with its time. */
const failures = {
  failed:
    "The health can't be read. If it stays so, the database may be down: docs/operating.md, “The disk is full”.",
  offline: "You're offline. The health is read as soon as you're back.",
  forbidden: "This account isn't an operator's any more.",
};
