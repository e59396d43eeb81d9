import { type Entry, observeVitals } from "./observe-vitals.ts";

/** Events that are answered within a frame aren't reported by browsers. */
const SHORTEST_EVENT_MS = 16;

const deliveries: (() => void)[] = [];

/** The web vitals of this page load as histogram counts, by step. In memory alone: nothing is stored or sent. */
export function vitalsSoFar() {
  for (const deliver of deliveries) deliver();
  return countSoFar();
}

const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
  activationStart?: number;
})[];

const countSoFar = observeVitals((type, take) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const takeAll = (entries: PerformanceEntry[]) =>
    entries.forEach((entry) => void take(entry as PerformanceEntry & Entry));
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({
    type,
    buffered: true,
    ...(type === "event" ? { durationThreshold: SHORTEST_EVENT_MS } : {}),
  });
  deliveries.push(() => takeAll(observer.takeRecords()));
  return true;
}, navigation?.activationStart);
