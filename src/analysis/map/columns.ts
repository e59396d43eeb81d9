import type { FlowNode } from "#compiler/flow-graph.ts";
import { type Block, line } from "./block.ts";
import type { FlowMap } from "./flow-map.ts";
import { measures } from "./measures.ts";

/** From this fill level on, a column may break before a new chapter. */
const NEARLY_FULL = 0.72;
/** The target aspect ratio, width to height, like a screen. */
const SHAPE = 1.5;
const MOST_COLUMNS = 12;
/** A flow up to this height stays in one column, because it fits on a screen. */
const SCREEN = 900;

interface Run {
  chapter: string | undefined;
  items: FlowNode[];
}

/**
 * Splits the items of a flow into columns, preferably before chapters. `blocks` are the items'
 * blocks, for their sizes.
 */
export function columnsOf(
  runs: Run[],
  blocks: Pick<Block, "width" | "height">[],
  columns?: number,
): FlowNode[][] {
  const lengths = blocks.map(({ height }) => height + measures.gap.steps);
  const total =
    lengths.reduce((sum, length) => sum + length, 0) +
    runs.length * (measures.chapter.header + measures.chapter.padding);
  const tallest = Math.max(0, ...lengths);
  const most = columns ?? (total <= SCREEN ? 1 : MOST_COLUMNS);
  const counts = Array.from({ length: most }, (_, index) => columns ?? index + 1);
  const widths = blocks.map(
    ({ width }) => width + 2 * measures.chapter.padding + measures.gap.columns,
  );
  const candidates = counts.map((count) =>
    broken(
      runs,
      { lengths, widths },
      count === 1 ? Number.POSITIVE_INFINITY : Math.max(total / count, tallest),
    ),
  );
  const shapeOf = ({ width, height }: Broken) => Math.abs(Math.log(width / height / SHAPE));
  return candidates.reduce((best, other) => (shapeOf(other) < shapeOf(best) ? other : best))
    .columns;
}

interface Broken {
  columns: FlowNode[][];
  width: number;
  height: number;
}

function broken(
  runs: Run[],
  { lengths, widths }: { lengths: number[]; widths: number[] },
  most: number,
): Broken {
  const columns: FlowNode[][] = [[]];
  const widest = [0];
  let [filled, tallest, index] = [0, 0, 0];
  for (const { chapter, items } of runs) {
    const frame = chapter === undefined ? 0 : measures.chapter.header + measures.chapter.padding;
    for (const [position, item] of items.entries()) {
      const [length = 0, width = 0] = [lengths[index], widths[index]];
      index++;
      const isNew = position === 0;
      const isFull = filled + length > most || (isNew && filled > most * NEARLY_FULL);
      if (isFull && filled > 0) {
        columns.push([]);
        widest.push(0);
        filled = 0;
      }
      filled += length + (isNew || filled === 0 ? frame : 0);
      columns.at(-1)?.push(item);
      widest[widest.length - 1] = Math.max(widest.at(-1) ?? 0, width);
      tallest = Math.max(tallest, filled);
    }
  }
  return { columns, width: widest.reduce((sum, width) => sum + width, 0), height: tallest };
}

/**
 * Places columns side by side, with a line from the bottom of each to the top of the next. Returns
 * the total size.
 */
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
