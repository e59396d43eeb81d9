import { type Block, line } from "./block.ts";
import type { ForkBox } from "./flow-map.ts";
import { measures } from "./measures.ts";
import { cut, textWidth, wrapped } from "./text-width.ts";

export interface ForkArm {
  text: string;
  won: boolean;
  faded: boolean;
  /** Undefined where the arm goes straight on. */
  list: Block | undefined;
}

/** What decides, with the arms beside each other below it, and the lines in which they part and meet again. */
export function forkBlock(
  fork: Pick<ForkBox, "fork" | "experiment" | "title">,
  arms: ForkArm[],
): Block {
  const { width: headerWidth, padding, point, titleSize, titleLine, titleLines } = measures.fork;
  const lines = wrapped(fork.title, {
    size: titleSize,
    width: headerWidth - 2 * (point + padding / 2),
    lines: titleLines,
  });
  const headerHeight = 2 * padding + lines.length * titleLine;
  const blocks = arms.map(armBlock);
  const { turn } = measures.gap;

  // the trunk comes down in the middle of the arms' axes
  const lefts = blocks.map((_, index) =>
    blocks.slice(0, index).reduce((sum, { width }) => sum + width + measures.gap.arms, 0),
  );
  const axes = blocks.map((block, index) => (lefts[index] ?? 0) + block.center);
  const middle = ((axes[0] ?? 0) + (axes.at(-1) ?? 0)) / 2;
  const center = Math.max(middle, headerWidth / 2);
  const shift = center - middle;
  const armsWidth = (lefts.at(-1) ?? 0) + (blocks.at(-1)?.width ?? 0);
  const armsTop = headerHeight + 2 * turn;
  const armsHeight = Math.max(0, ...blocks.map(({ height }) => height));
  const height = armsTop + armsHeight + 2 * turn;
  const goesOn = blocks.some(({ exit }) => exit !== undefined);
  return {
    width: Math.max(shift + armsWidth, center + headerWidth / 2),
    height: goesOn ? height : armsTop + armsHeight,
    center,
    entry: 0,
    exit: goesOn ? height : undefined,
    putAt: (x, y, map) => {
      map.forks.push({
        ...fork,
        x: x + center - headerWidth / 2,
        y,
        width: headerWidth,
        height: headerHeight,
        lines,
      });
      for (const [index, block] of blocks.entries()) {
        const axis = x + shift + (axes[index] ?? 0);
        const { faded = false } = arms[index] ?? {};
        map.lines.push(
          line(
            [
              [x + center, y + headerHeight],
              [x + center, y + headerHeight + turn],
              [axis, y + headerHeight + turn],
              [axis, y + armsTop],
            ],
            faded,
          ),
        );
        block.putAt(axis - block.center, y + armsTop, map);
        const joins = y + height - turn;
        if (block.exit !== undefined)
          map.lines.push(
            line(
              [
                [axis, y + armsTop + block.exit],
                [axis, joins],
                [x + center, joins],
                [x + center, y + height],
              ],
              faded,
            ),
          );
      }
    },
  };
}

/** The arm's name, and its list below. */
function armBlock({ text, won, faded, list }: ForkArm): Block {
  const { height: pillHeight, padding, size, widest } = measures.pill;
  const shown = cut(text, { size, width: widest - 2 * padding });
  const pillWidth = Math.ceil(textWidth(shown, size)) + 2 * padding;
  const center = Math.max(pillWidth / 2, list?.center ?? 0);
  const top = pillHeight + measures.gap.steps;
  return {
    width: Math.max(center + pillWidth / 2, center + (list ? list.width - list.center : 0)),
    height: list ? top + list.height : pillHeight,
    center,
    entry: 0,
    exit: list ? (list.exit === undefined ? undefined : top + list.exit) : pillHeight,
    putAt: (x, y, map) => {
      map.arms.push({
        x: x + center - pillWidth / 2,
        y,
        width: pillWidth,
        height: pillHeight,
        text: shown,
        title: text,
        won,
        faded,
      });
      if (!list) return;
      list.putAt(x + center - list.center, y + top, map);
      map.lines.push(
        line(
          [
            [x + center, y + pillHeight],
            [x + center, y + top + list.entry],
          ],
          faded,
        ),
      );
    },
  };
}
