import { type Figures, median, quantile } from "./figures.ts";

interface Row {
  name: string;
  read(figures: Figures): number;
  unit: string;
  digits?: number;
}

const rows: Row[] = [
  { name: "First contentful paint", read: ({ firstPaint }) => median(firstPaint), unit: "ms" },
  { name: "Largest contentful paint", read: ({ largestPaint }) => median(largestPaint), unit: "ms" },
  { name: "Usable: the first press changes the screen", read: ({ usable }) => median(usable), unit: "ms" },
  { name: "Choice to next title, p50", read: ({ choices }) => median(choices), unit: "ms" },
  { name: "Choice to next title, p95", read: ({ choices }) => quantile(choices, 0.95), unit: "ms" },
  { name: "Continue to next title, p50", read: ({ continues }) => median(continues), unit: "ms" },
  { name: "Continue to next title, p95", read: ({ continues }) => quantile(continues, 0.95), unit: "ms" },
  { name: "Longest interaction to next paint", read: ({ interaction }) => median(interaction), unit: "ms" },
  { name: "Blocked until usable", read: ({ blocked }) => median(blocked), unit: "ms" },
  { name: "Layout shift", read: ({ layoutShift }) => median(layoutShift), unit: "", digits: 3 },
  { name: "Sent until usable", read: ({ kilobytes }) => median(kilobytes), unit: "kB", digits: 1 },
  { name: "Requests until usable", read: ({ requests }) => median(requests), unit: "" },
  { name: "Heap at the end", read: ({ heapInMb }) => median(heapInMb), unit: "MB", digits: 1 },
];

/** A table in Markdown: each figure of the product beside that of the floor, and how many times the floor it is. */
export function table(floor: Figures, product: Figures): string {
  const lines = rows.map(({ name, read, unit, digits = 0 }) => {
    const [least, ours] = [read(floor), read(product)];
    const shown = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
    const ratio = least > 0 ? `${(ours / least).toFixed(2)} ×` : "";
    return `| ${name} | ${shown(least)} | ${shown(ours)} | ${ratio} |`;
  });
  return ["| Figure | Static floor | This product | Ratio |", "|---|---|---|---|", ...lines].join("\n");
}
