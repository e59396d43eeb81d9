import { type Entry, observeVitals } from "./observe-vitals.ts";

/** Browsers don't report events that are handled within a frame. */
const MIN_EVENT_MS = 16;

const deliveries: (() => void)[] = [];

/**
 * The web vitals of this page load as histogram counts, by step. In memory only: nothing is stored
 * or sent.
 */
export function vitalsSoFar() {
  for (const deliver of deliveries) deliver();
  return countSoFar();
}

// TypeScript doesn't know the field yet.
const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
  activationStart?: number;
})[];

const countSoFar = observeVitals((type, take) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  // The observed types are those of `Entry`.
  const takeAll = (entries: PerformanceEntry[]) =>
    entries.forEach((entry) => void take(entry as PerformanceEntry & Entry));
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({
    type,
    buffered: true,
    ...(type === "event" ? { durationThreshold: MIN_EVENT_MS } : {}),
  });
  deliveries.push(() => takeAll(observer.takeRecords()));
  return true;
}, navigation?.activationStart);
