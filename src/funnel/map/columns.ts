import type { OutlineItem } from "../outline.ts";
import { type Block, line } from "./block.ts";
import type { FlowMap } from "./flow-map.ts";
import { measures } from "./measures.ts";

/** A column may be broken before a new chapter once it is as full as this. */
const NEARLY_FULL = 0.72;
/** As wide as a screen is, for its height. */
const SHAPE = 1.5;
const MOST_COLUMNS = 12;

interface Run {
  chapter: string | undefined;
  items: OutlineItem[];
}

/** The items of a flow in columns, broken before chapters where that is near. `heights` are the items' own. */
export function columnsOf(runs: Run[], heights: number[], columns?: number): OutlineItem[][] {
  const lengths = heights.map((height) => height + measures.gap.steps);
  const total = lengths.reduce((sum, length) => sum + length, 0) + runs.length * (measures.chapter.header + measures.chapter.padding);
  const tallest = Math.max(0, ...lengths);
  const candidates = Array.from({ length: MOST_COLUMNS }, (_, index) => columns ?? index + 1).map((count) =>
    broken(runs, lengths, Math.max(total / count, tallest)),
  );
  const width = measures.card.width + 2 * measures.chapter.padding + measures.gap.columns;
  const shapeOf = (lists: Broken) => Math.abs(Math.log((lists.columns.length * width) / lists.height / SHAPE));
  return candidates.reduce((best, other) => (shapeOf(other) < shapeOf(best) ? other : best)).columns;
}

interface Broken {
  columns: OutlineItem[][];
  height: number;
}

function broken(runs: Run[], lengths: number[], most: number): Broken {
  const columns: OutlineItem[][] = [[]];
  let [filled, tallest, index] = [0, 0, 0];
  for (const { chapter, items } of runs) {
    const frame = chapter === undefined ? 0 : measures.chapter.header + measures.chapter.padding;
    for (const [position, item] of items.entries()) {
      const length = lengths[index++] ?? 0;
      const isNew = position === 0;
      const isFull = filled + length > most || (isNew && filled > most * NEARLY_FULL);
      if (isFull && filled > 0) {
        columns.push([]);
        filled = 0;
      }
      filled += length + (isNew || filled === 0 ? frame : 0);
      columns.at(-1)?.push(item);
      tallest = Math.max(tallest, filled);
    }
  }
  return { columns, height: tallest };
}

/** Puts columns beside each other, with a line from the foot of each to the head of the next; the size of the whole. */
export function putInColumns(lists: Block[], map: FlowMap): Pick<FlowMap, "width" | "height"> {
  const { turn, columns: gap } = measures.gap;
  let x = 0;
  for (const [index, list] of lists.entries()) {
    list.putAt(x, turn, map);
    const next = lists[index + 1];
    if (next && list.exit !== undefined) {
      const axis = x + list.center;
      const gutter = x + list.width + gap / 2;
      const nextAxis = x + list.width + gap + next.center;
      const foot = turn + list.height + turn;
      const points: [number, number][] = [
        [axis, turn + list.exit],
        [axis, foot],
        [gutter, foot],
        [gutter, 0],
        [nextAxis, 0],
        [nextAxis, turn + next.entry],
      ];
      map.lines.push({ ...line(points), turnsOver: true });
    }
    x += list.width + gap;
  }
  return { width: x - gap, height: Math.max(0, ...lists.map(({ height }) => height)) + 2 * turn };
}
