import type { AnyStep } from "#steps/step.ts";
import type { Block } from "./block.ts";
import { measures } from "./measures.ts";
import { wrapped } from "./text-width.ts";
import { waitWidth } from "./wait-in-words.ts";

const NUMBER_WIDTH = 26;

interface Carded {
  place: string;
  step: AnyStep;
  chapter: number;
  wait: string | undefined;
  /** Nothing follows. */
  ends: boolean;
}

/** One step: its number, title, id and answer, and how long it keeps a visitor. */
export function cardBlock({ place, step, chapter, wait, ends }: Carded): Block {
  const { width, padding, badge, titleSize, titleLine, metaSign, metaLine, titleLines } =
    measures.card;
  const inner = width - 3 * padding - badge;
  const lines = wrapped(step.title, {
    size: titleSize,
    width: inner - (step.number === undefined ? 0 : NUMBER_WIDTH),
    lines: titleLines,
  });
  const meta = shortened(
    step.answer === undefined ? step.id : `${step.id} → ${step.answer}`,
    (inner - (wait === undefined ? 0 : waitWidth(wait) + padding / 2)) / metaSign,
  );
  const height = 2 * padding + lines.length * titleLine + metaLine;
  return {
    width,
    height,
    center: width / 2,
    entry: 0,
    exit: ends ? undefined : height,
    putAt: (x, y, map) =>
      void map.cards.push({
        ...{
          x,
          y,
          width,
          height,
          place,
          id: step.id,
          type: step.type,
          lines,
          title: step.title,
          meta,
          chapter,
        },
        ...{ answer: step.answer, number: step.number, wait },
      }),
  };
}

/** A text in letters of one width, cut to so many. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.floor(most) - 1)}…`;
}
