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
  /** Whether the flow ends here. */
  ends: boolean;
}

/** The card of one step: its number, title, id, answer, and wait. */
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

/** Truncates monospaced text to a number of characters. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.floor(most) - 1)}…`;
}
