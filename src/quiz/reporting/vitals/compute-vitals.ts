import { countValue, type Vitals } from "./histogram.ts";

/** The observations of a page load. All times are in ms since the page was requested. */
export interface Observed {
  /** The steps that were shown, in order, with an empty id if there was none. */
  steps: { step: string; from: number }[];
  /** Events that belong to an interaction. A press has several events with one id. */
  events: { interaction: number; at: number; durationMs: number }[];
  /** Undefined if the browser doesn't report layout shifts. */
  shifts: { at: number; score: number }[] | undefined;
  /** Candidates for the largest contentful paint. */
  paints: number[];
  firstInputAt?: number;
  firstHiddenAt?: number;
  usableAt?: number;
}

interface Stay {
  step: string;
  from: number;
  to: number;
}

const WINDOW_MS = 5000;
const GAP_MS = 1000;
const INTERACTIONS_PER_OUTLIER = 50;

/**
 * Counts each stay on a step once, with its values so far. A step that was shown twice has two
 * stays.
 */
export function computeVitals(observed: Observed): Vitals {
  const vitals: Vitals = {};
  const stays = listStays(observed);
  for (const { step, ...stay } of stays) {
    if (!step) continue;
    const inp = longestInteraction(observed.events, stay);
    if (inp !== undefined) countValue(vitals, step, "inp", inp);
    if (observed.shifts)
      countValue(
        vitals,
        step,
        "cls",
        largestWindow(observed.shifts.filter(({ at }) => isWithin(at, stay))),
      );
  }

  const first = stays[0]?.step;
  if (!first) return vitals;
  // The browser may paint a page in the background at any time.
  const {
    firstInputAt = Number.POSITIVE_INFINITY,
    firstHiddenAt = Number.POSITIVE_INFINITY,
    usableAt,
  } = observed;
  const lcp = observed.paints.filter((at) => at < Math.min(firstInputAt, firstHiddenAt)).at(-1);
  if (lcp !== undefined) countValue(vitals, first, "lcp", lcp);
  if (usableAt !== undefined && usableAt < firstHiddenAt)
    countValue(vitals, first, "usable", usableAt);
  return vitals;
}

function listStays({ steps }: Observed): Stay[] {
  const ordered = [...steps].sort((one, other) => one.from - other.from);
  // Anything before the first mark belongs to the step that was opened.
  return ordered.map(({ step, from }, at) => ({
    step,
    from: at === 0 ? 0 : from,
    to: ordered[at + 1]?.from ?? Number.POSITIVE_INFINITY,
  }));
}

const isWithin = (at: number, { from, to }: { from: number; to: number }) => at >= from && at < to;

/** The longest interaction, ignoring one for every 50: https://web.dev/articles/inp */
function longestInteraction(
  events: Observed["events"],
  stay: { from: number; to: number },
): number | undefined {
  const interactions = new Map<number, { at: number; durationMs: number }>();
  for (const { interaction, at, durationMs } of events) {
    const known = interactions.get(interaction);
    interactions.set(interaction, {
      at: Math.min(at, known?.at ?? at),
      durationMs: Math.max(durationMs, known?.durationMs ?? 0),
    });
  }
  const durations = [...interactions.values()]
    .filter(({ at }) => isWithin(at, stay))
    .map(({ durationMs }) => durationMs);
  return durations.sort((one, other) => other - one)[
    Math.floor(durations.length / INTERACTIONS_PER_OUTLIER)
  ];
}

/**
 * The largest sum of shifts that are less than 1 s apart, within 5 s: https://web.dev/articles/cls
 */
function largestWindow(shifts: { at: number; score: number }[]): number {
  let window = { from: 0, last: 0, sum: 0 };
  let largest = 0;
  for (const { at, score } of [...shifts].sort((one, other) => one.at - other.at)) {
    const goesOn = window.sum > 0 && at - window.last < GAP_MS && at - window.from < WINDOW_MS;
    window = goesOn
      ? { ...window, last: at, sum: window.sum + score }
      : { from: at, last: at, sum: score };
    largest = Math.max(largest, window.sum);
  }
  return largest;
}
