import { type Block, line } from "./block.ts";
import type { ForkBox, Line } from "./flow-map.ts";
import { measures } from "./measures.ts";
import { cut, textWidth, wrapped } from "./text-width.ts";

export interface ForkArmBlock {
  text: string;
  won: boolean;
  faded: boolean;
  /** Undefined if the arm has no steps. */
  list: Block | undefined;
}

/** A fork: the header, its arms side by side below it, and the lines where they split and merge. */
export function forkBlock(
  fork: Pick<ForkBox, "fork" | "experiment" | "title">,
  arms: ForkArmBlock[],
): Block {
  const header = headerOf(fork.title);
  const blocks = arms.map(armBlock);
  const row = armRow(blocks, header.width);
  const { center } = row;
  const { turn } = measures.gap;
  const armsTop = header.height + 2 * turn;
  const height = armsTop + row.height + 2 * turn;
  const goesOn = blocks.some(({ exit }) => exit !== undefined);
  return {
    width: Math.max(row.width, center + header.width / 2),
    height: goesOn ? height : armsTop + row.height,
    center,
    entry: 0,
    exit: goesOn ? height : undefined,
    putAt: (x, y, map) => {
      map.forks.push({ ...fork, ...header, x: x + center - header.width / 2, y });
      const trunk: Trunk = {
        x: x + center,
        split: y + header.height,
        armsTop: y + armsTop,
        merge: y + height,
      };
      for (const [index, block] of blocks.entries()) {
        const axis = x + (row.axes[index] ?? 0);
        const { faded = false } = arms[index] ?? {};
        map.lines.push(line(intoArm(axis, trunk), faded));
        block.putAt(axis - block.center, y + armsTop, map);
        if (block.exit !== undefined)
          map.lines.push(line(outOfArm(axis, block.exit, trunk), faded));
      }
    },
  };
}

function headerOf(title: string): Pick<ForkBox, "width" | "height" | "lines"> {
  const { width, padding, point, titleSize, titleLine, titleLines } = measures.fork;
  const lines = wrapped(title, {
    size: titleSize,
    width: width - 2 * (point + padding / 2),
    lines: titleLines,
  });
  return { width, height: 2 * padding + lines.length * titleLine, lines };
}

/** Where the arms are side by side. The trunk is centered above their axes. */
function armRow(blocks: Block[], headerWidth: number) {
  const lefts = blocks.map((_, index) =>
    blocks.slice(0, index).reduce((sum, { width }) => sum + width + measures.gap.arms, 0),
  );
  const axes = blocks.map((block, index) => (lefts[index] ?? 0) + block.center);
  const middle = ((axes[0] ?? 0) + (axes.at(-1) ?? 0)) / 2;
  const center = Math.max(middle, headerWidth / 2);
  const shift = center - middle;
  return {
    center,
    axes: axes.map((axis) => shift + axis),
    width: shift + (lefts.at(-1) ?? 0) + (blocks.at(-1)?.width ?? 0),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
  };
}

/** The vertical line that the arms split from and merge into. */
interface Trunk {
  x: number;
  /** The bottom of the header. */
  split: number;
  armsTop: number;
  /** The bottom of the fork. */
  merge: number;
}

function intoArm(axis: number, { x, split, armsTop }: Trunk): Line["points"] {
  const turn = split + measures.gap.turn;
  return [
    [x, split],
    [x, turn],
    [axis, turn],
    [axis, armsTop],
  ];
}

/** `exit` is the distance from the arm's top edge. */
function outOfArm(axis: number, exit: number, { x, armsTop, merge }: Trunk): Line["points"] {
  const turn = merge - measures.gap.turn;
  return [
    [axis, armsTop + exit],
    [axis, turn],
    [x, turn],
    [x, merge],
  ];
}

/** The arm's name, with its list below. */
function armBlock({ text, won, faded, list }: ForkArmBlock): Block {
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
    exit: exitOf(list, top),
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

/** An arm without steps ends below its name. */
function exitOf(list: Block | undefined, top: number): number | undefined {
  if (!list) return measures.pill.height;
  return list.exit === undefined ? undefined : top + list.exit;
}
