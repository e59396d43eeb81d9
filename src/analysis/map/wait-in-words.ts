import type { Wait } from "../paths/split-by-duration.ts";
import { textWidth } from "./text-width.ts";

/** Shorter waits feel like part of choosing an option. */
const LONG_WAIT_MS = 1000;
const MS_PER_S = 1000;
const SIZE = 12;
const PADDING = 6;
const NARROWEST = 50;

/**
 * `9.5 s`, or `4.5–8 s` if some visitors wait longer than others. Undefined if no one waits long.
 */
export function waitInWords(
  { leastMs, mostMs }: Wait = { leastMs: 0, mostMs: 0 },
): string | undefined {
  if (mostMs < LONG_WAIT_MS) return undefined;
  const [least, most] = [leastMs, mostMs].map((ms) => Number((ms / MS_PER_S).toFixed(1)));
  return least === most ? `${most} s` : `${least}–${most} s`;
}

/** The width of the badge that shows a wait, in pixels. */
export function waitWidth(wait: string): number {
  return Math.max(NARROWEST, Math.ceil(textWidth(wait, SIZE)) + 2 * PADDING);
}
