import type { Rows } from "./database.ts";
import type { Held } from "./measured-backend.ts";

/** The state of the backend and its database at one moment. */
export interface Sample extends Held, Rows {
  minute: number;
}

export interface Finding extends Trend {
  name: string;
  unit: string;
  /** The growth that isn't a leak yet, with room for caches that are still filling up. */
  mostPerHour: number;
}

interface Measure {
  name: string;
  unit: string;
  read(sample: Sample): number;
  mostPerHour: number;
  /** Judges the means of so many minutes each, not every sample. */
  meansOfMinutes?: number;
}

/** This part of the run is left out: code is compiled, caches fill up, and connections are opened. */
const WARM_UP_SHARE = 0.25;
const MB = 1e6;
/** Of the mean. */
const ROWS_SHARE = 0.25;
/** The sweep deletes what's old in one go: rows rise for so long, and fall. */
const SWEEP_MINUTES = 5;
/** A shorter run has too few sweeps. */
const MIN_MEANS = 3;
const FEW_ROWS = 20;

const measures: Measure[] = [
  {
    name: "Heap after collection",
    unit: "MB",
    read: ({ heapBytes }) => heapBytes / MB,
    mostPerHour: 8,
  },
  {
    name: "Memory outside the heap",
    unit: "MB",
    read: ({ externalBytes }) => externalBytes / MB,
    mostPerHour: 4,
  },
  { name: "Resident memory", unit: "MB", read: ({ rssBytes }) => rssBytes / MB, mostPerHour: 40 },
  {
    name: "Timers, sockets, and the like",
    unit: "",
    read: ({ resources }) => resources,
    mostPerHour: 5,
  },
  { name: "Open files", unit: "", read: ({ files }) => files, mostPerHour: 5 },
  {
    name: "Connections to PostgreSQL",
    unit: "",
    read: ({ connections }) => connections,
    mostPerHour: 5,
  },
  {
    name: "Open transactions",
    unit: "",
    read: ({ busyConnections }) => busyConnections,
    mostPerHour: 1,
  },
];

/** A trend for everything that must not grow, for as long as the run was. */
export function findFindings(samples: readonly Sample[]): Finding[] {
  const settled = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  const tables = Object.keys(settled[0]?.passing ?? {});
  return [...measures, ...tables.map((table) => measureRows(table, settled))].map(
    ({ name, unit, read, mostPerHour, meansOfMinutes }) => {
      const points = settled.map((sample) => ({ minute: sample.minute, value: read(sample) }));
      const means = meansOfMinutes ? averagePoints(points, meansOfMinutes) : [];
      const judged = means.length >= MIN_MEANS ? means : points;
      return { ...{ name, unit, mostPerHour }, ...judge(judged, mostPerHour) };
    },
  );
}

/** The mean of each whole span of so many minutes. */
function averagePoints(points: Point[], minutes: number): Point[] {
  const [first, second] = points;
  const each = first && second ? Math.round(minutes / (second.minute - first.minute)) : 1;
  return Array.from({ length: Math.floor(points.length / each) }, (_, index) => {
    const span = points.slice(index * each, (index + 1) * each);
    return {
      minute: calculateMean(span.map(({ minute }) => minute)),
      value: calculateMean(span.map(({ value }) => value)),
    };
  });
}

function measureRows(table: string, samples: readonly Sample[]): Measure {
  const read = ({ passing }: Sample) => passing[table] ?? Number.NaN;
  const mostPerHour = Math.max(FEW_ROWS, calculateMean(samples.map(read)) * ROWS_SHARE);
  return { name: table, unit: "rows", read, mostPerHour, meansOfMinutes: SWEEP_MINUTES };
}

/** Finds faults in the rows of purchases: each has one of each kind, and one owner. */
export function rowProblems(samples: readonly Sample[], purchases: number): string[] {
  const last = samples.at(-1);
  if (!last) return ["There is no sample."];
  const counts = Object.entries({ ...last.perPurchase, "orders with an owner": last.owned });
  return counts
    .filter(([, rows]) => rows !== purchases)
    .map(([name, rows]) => `${name}: ${rows} for ${purchases} purchases`);
}

interface Point {
  minute: number;
  value: number;
}

/** `unclear`: the run was too short, or the figures vary too much, to say either. */
type Verdict = "steady" | "grows" | "unclear";

interface Trend {
  mean: number;
  /** The slope of the line that fits best, by least squares. */
  perHour: number;
  /** Twice the standard error of the slope: it's within this in 19 of 20 runs. */
  margin: number;
  verdict: Verdict;
}

/** Judges by its slope whether something grows by more than `mostPerHour`. */
export function judge(points: readonly Point[], mostPerHour: number): Trend {
  if (points.length < 3) throw new Error("A slope needs three points.");
  const mean = calculateMean(points.map(({ value }) => value));
  const middle = calculateMean(points.map(({ minute }) => minute));
  const spread = sum(points.map(({ minute }) => (minute - middle) ** 2));
  const slope = sum(points.map(({ minute, value }) => (minute - middle) * (value - mean))) / spread;
  const missed = points.map(({ minute, value }) => value - mean - slope * (minute - middle));
  const error = Math.sqrt(sum(missed.map((by) => by ** 2)) / (points.length - 2) / spread);
  const [perHour, margin] = [60 * slope, 60 * 2 * error];
  return { mean, perHour, margin, verdict: verdictOn(perHour, margin, mostPerHour) };
}

function verdictOn(perHour: number, margin: number, mostPerHour: number): Verdict {
  if (perHour - margin > mostPerHour) return "grows";
  return perHour + margin <= mostPerHour ? "steady" : "unclear";
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const calculateMean = (values: number[]) => sum(values) / values.length;
