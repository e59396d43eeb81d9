import { computeVitals, type Observed } from "./compute-vitals.ts";
import type { Vitals } from "./histogram.ts";
import { STEP_MARK, USABLE_MARK } from "./marks.ts";

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

/** The fields that the observer reads from the browser's entries. Each kind has some of them. */
export interface Entry {
  name: string;
  startTime: number;
  duration: number;
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/**
 * Passes on all entries of a type, including earlier ones. Returns whether the browser supports the
 * type.
 */
type Listen = (type: string, take: (entry: Entry) => void) => boolean;

/**
 * Observes a page load in memory, and nothing else: it keeps no element, address, text, or answer.
 * Returns a function that counts what it has so far.
 */
export function observeVitals(listen: Listen, activatedAt = 0): () => Vitals {
  const observed: Observed = { steps: [], events: [], shifts: undefined, paints: [] };
  // A page that was prerendered in the background starts when it's shown.
  const sinceShown = ({ startTime }: Entry) => Math.max(0, startTime - activatedAt);
  const takeEvent = ({ interactionId, startTime, duration }: Entry) => {
    if (interactionId)
      observed.events.push({ interaction: interactionId, at: startTime, durationMs: duration });
  };

  listen("mark", (entry) => {
    if (entry.name === USABLE_MARK) observed.usableAt ??= sinceShown(entry);
    if (entry.name.startsWith(STEP_MARK))
      observed.steps.push({ step: entry.name.slice(STEP_MARK.length), from: entry.startTime });
  });
  listen("largest-contentful-paint", (entry) => void observed.paints.push(sinceShown(entry)));
  listen("event", takeEvent);
  listen("first-input", (entry) => {
    observed.firstInputAt ??= sinceShown(entry);
    // The browser forgets earlier quick events, but never this one.
    takeEvent(entry);
  });
  listen("visibility-state", (entry) => {
    if (entry.name === "hidden") observed.firstHiddenAt ??= sinceShown(entry);
  });
  const shifts: NonNullable<Observed["shifts"]> = [];
  const isShiftKnown = listen("layout-shift", ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ at: startTime, score: value });
  });
  if (isShiftKnown) observed.shifts = shifts;

  return () => computeVitals(observed);
}
