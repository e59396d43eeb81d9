import { contrast } from "#lib/color/contrast.ts";
import { formatColor, toOklch } from "#lib/color/oklch.ts";

/** A background of a color, and the contrast ratio needed on it, from 1 to 21. */
export interface Ground {
  color: string;
  needed: number;
}

/** Finer than a screen can show. */
const STEPS = 1000;

/**
 * The color with the same hue and chroma that has enough contrast on all grounds and the nearest
 * lightness. Undefined if there isn't one.
 */
export function nearestColor(color: string, grounds: Ground[]): string | undefined {
  const { lightness, chroma, hue } = toOklch(color);
  const standsOut = (candidate: string) =>
    grounds.every((ground) => contrast(candidate, ground.color) >= ground.needed);
  for (let step = 0; step <= STEPS; step += 1) {
    const moved = step / STEPS;
    const candidates = [lightness - moved, lightness + moved]
      .filter((one) => one >= 0 && one <= 1)
      .map((one) => formatColor({ lightness: one, chroma, hue }));
    const found = candidates.find(standsOut);
    if (found) return found;
  }
  return undefined;
}
