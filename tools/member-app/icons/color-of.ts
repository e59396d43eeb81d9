import type { Color } from "./canvas.ts";
import { NotDrawable } from "./not-drawable.ts";

const NAMED: Record<string, string> = { black: "#000000", white: "#ffffff" };
const MAX_BYTE = 255;

/** A color such as `#a3211f`, with an opacity from 0 to 1. */
export function colorOf(text: string, opacity: number): Color {
  const hex = (NAMED[text] ?? text).replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  const channels = [red, green, blue].map((channel) => Number.parseInt(channel, 16) / MAX_BYTE);
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new NotDrawable(`the color ${text}`);
  return [...(channels as [number, number, number]), opacity];
}
