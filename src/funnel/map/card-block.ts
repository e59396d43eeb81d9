import type { AnyStep } from "#steps/step.ts";
import type { Block } from "./block.ts";
import { measures } from "./measures.ts";
import { wrapped } from "./text-width.ts";

/** Shorter waits are felt as part of a choice. */
const LONG_WAIT_MS = 1000;
const WAIT_WIDTH = 52;
const NUMBER_WIDTH = 26;

interface Carded {
  place: string;
  step: AnyStep;
  chapter: number;
  waitMs: number;
  /** Nothing follows. */
  ends: boolean;
}

/** One step: its number, title, id and answer, and how long it keeps a visitor. */
export function cardBlock({ place, step, chapter, waitMs, ends }: Carded): Block {
  const { width, padding, badge, titleSize, titleLine, metaSign, metaLine, titleLines } = measures.card;
  const inner = width - 3 * padding - badge;
  const waits = waitMs >= LONG_WAIT_MS;
  const lines = wrapped(step.title, { size: titleSize, width: inner - (step.number === undefined ? 0 : NUMBER_WIDTH), lines: titleLines });
  const meta = shortened(step.answer === undefined ? step.id : `${step.id} → ${step.answer}`, (inner - (waits ? WAIT_WIDTH : 0)) / metaSign);
  const height = 2 * padding + lines.length * titleLine + metaLine;
  return {
    width,
    height,
    center: width / 2,
    entry: 0,
    exit: ends ? undefined : height,
    putAt: (x, y, map) =>
      void map.cards.push({
        ...{ x, y, width, height, place, id: step.id, type: step.type, lines, title: step.title, meta, chapter },
        ...{ answer: step.answer, number: step.number, waitMs: waits ? waitMs : undefined },
      }),
  };
}

/** A text in letters of one width, cut to so many. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.floor(most) - 1)}…`;
}
