import { useEffect } from "react";
import { readHealth } from "#api/operations/read-health.ts";
import { Unread } from "../unread.tsx";
import { useRead } from "../use-read.ts";
import { HealthReport } from "./health-report.tsx";
import { HealthSummary } from "./health-summary.tsx";
import styles from "./health-view.module.css";

const EVERY_MS = 60_000;

/** The state of the shop: what needs the operator, and what to do. Reads again every minute. */
export function HealthView() {
  const { data: health, state, refetch } = useRead("health", readHealth);
  const isReading = state === "loading";
  // The health that was read before stays on screen, with its time.
  const isUnread = state !== "shown" && !(isReading && health);

  useEffect(() => {
    if (isReading) return undefined;
    const timer = setTimeout(refetch, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isReading, refetch]);

  return (
    <div className={styles.view}>
      {isUnread && <Unread state={state} what="the health" refetch={refetch} />}
      {health && (
        <>
          <HealthSummary health={health} isReading={isReading} onRead={refetch} />
          <HealthReport health={health} />
        </>
      )}
    </div>
  );
}
