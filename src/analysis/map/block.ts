import type { FlowMap, Line } from "./flow-map.ts";

/** A part of the map with a known size that can be placed anywhere. */
export interface Block {
  width: number;
  height: number;
  /** Distance from the left edge to the line that enters and leaves. */
  center: number;
  /** Distance from the top edge to where the line enters. */
  entry: number;
  /** Distance from the top edge to where the line leaves; undefined if every path ends here. */
  exit: number | undefined;
  putAt(x: number, y: number, map: FlowMap): void;
}

/** A line without redundant points: it only turns, at right angles, where it has to. */
export function line(points: Line["points"], faded = false): Line {
  const needed = points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !(before[0] === x && x === after[0]) && !(before[1] === y && y === after[1]);
  });
  return { points: needed, faded, turnsOver: false };
}

/** Stacks blocks on one axis, joined by lines. */
export function stacked(blocks: Block[], gap: number): Block {
  const [first, last] = [blocks[0], blocks.at(-1)];
  const center = Math.max(0, ...blocks.map((block) => block.center));
  const tops = blocks.map((_, index) =>
    blocks.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0),
  );
  const lastTop = tops.at(-1) ?? 0;
  return {
    center,
    width: center + Math.max(0, ...blocks.map((block) => block.width - block.center)),
    height: lastTop + (last?.height ?? 0),
    entry: first?.entry ?? 0,
    exit: last?.exit === undefined ? undefined : lastTop + last.exit,
    putAt: (x, y, map) => {
      for (const [index, block] of blocks.entries()) {
        const top = y + (tops[index] ?? 0);
        block.putAt(x + center - block.center, top, map);
        const before = blocks[index - 1];
        const axis = x + center;
        if (before?.exit !== undefined)
          map.lines.push(
            line([
              [axis, y + (tops[index - 1] ?? 0) + before.exit],
              [axis, top + block.entry],
            ]),
          );
      }
    },
  };
}
