import { table } from "../table.ts";
import { type Figures, median, quantile } from "./figures.ts";

interface Row {
  name: string;
  read(figures: Figures): number;
  unit: string;
  digits?: number;
}

const rows: Row[] = [
  { name: "First contentful paint", read: ({ firstPaint }) => median(firstPaint), unit: "ms" },
  {
    name: "Largest contentful paint",
    read: ({ largestPaint }) => median(largestPaint),
    unit: "ms",
  },
  {
    name: "Usable: the first press changes the screen",
    read: ({ usable }) => median(usable),
    unit: "ms",
  },
  { name: "Choice to next title, p50", read: ({ choices }) => median(choices), unit: "ms" },
  { name: "Choice to next title, p95", read: ({ choices }) => quantile(choices, 0.95), unit: "ms" },
  { name: "Continue to next title, p50", read: ({ continues }) => median(continues), unit: "ms" },
  {
    name: "Continue to next title, p95",
    read: ({ continues }) => quantile(continues, 0.95),
    unit: "ms",
  },
  {
    name: "Longest interaction to next paint",
    read: ({ interaction }) => median(interaction),
    unit: "ms",
  },
  { name: "Blocked until usable", read: ({ blocked }) => median(blocked), unit: "ms" },
  { name: "Layout shift", read: ({ layoutShift }) => median(layoutShift), unit: "", digits: 3 },
  { name: "Sent until usable", read: ({ kilobytes }) => median(kilobytes), unit: "kB", digits: 1 },
  { name: "Requests until usable", read: ({ requests }) => median(requests), unit: "" },
  {
    name: "Sent in the whole walk",
    read: ({ allKilobytes }) => median(allKilobytes),
    unit: "kB",
    digits: 1,
  },
  { name: "Requests in the whole walk", read: ({ allRequests }) => median(allRequests), unit: "" },
  { name: "Work of the main thread", read: ({ work }) => median(work), unit: "ms" },
  {
    name: "Style runs per screen",
    read: ({ styleRuns }) => median(styleRuns),
    unit: "",
    digits: 1,
  },
  {
    name: "Layout runs per screen",
    read: ({ layoutRuns }) => median(layoutRuns),
    unit: "",
    digits: 1,
  },
  { name: "React commits per screen", read: ({ commits }) => median(commits), unit: "", digits: 1 },
  { name: "Heap at the end", read: ({ heapInMb }) => median(heapInMb), unit: "MB", digits: 1 },
];

export interface Measured {
  name: string;
  figures: Figures;
}

/** The ratio of each figure to the floor's, by its name. */
export function calculateRatios(floor: Figures, product: Figures): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, read }) => [name, read(product) / read(floor)]));
}

/** A table in Markdown: each figure of each contestant, and its ratio to the first contestant's. */
export function speedTable(measured: Measured[]): string {
  const [least] = measured;
  const lines = rows.map(({ name, read, unit, digits = 0 }) => {
    const cells = measured.map(({ figures }, index) => {
      const [value, base] = [read(figures), least ? read(least.figures) : 0];
      const shown = `${value.toFixed(digits)}${unit && ` ${unit}`}`;
      return index > 0 && base > 0 ? `${shown} (${(value / base).toFixed(2)} ×)` : shown;
    });
    return [name, ...cells];
  });
  return table(["Figure", ...measured.map(({ name }) => name)], lines);
}
