/** Strips of meat, cut across the grain: a seared top and the cut face below it. */
import { line, move, outline, path, pts, reverse } from "../../../drawing/geometry.ts";
import type { Tones } from "../../../meal-photos/pieces.ts";

const shapes = {
  bent: {
    top: pts("-44 -1, -40 -8, -12 -14, 16 -13, 42 -5, 46 1"),
    low: pts("-46 5, -40 8, -12 3, 14 4, 40 11, 45 8"),
  },
  wavy: {
    top: pts("-45 -6, -38 -11, -8 -12, 20 -9, 40 -11, 46 -6"),
    low: pts("-46 0, -40 6, -10 5, 16 8, 42 5, 47 1"),
  },
} as const;

/** A strip with `inside` as the tones of its cut face. */
export const thinStrip = (
  tones: Tones,
  inside: readonly [face: string, grain: string],
  bend: keyof typeof shapes,
): string[] => {
  const { top, low } = shapes[bend];
  return [
    path(outline(move(top, 3, 8), reverse(move(low, 3, 12))), "#1B0F0A", 0.35),
    path(outline(move(low, 0, -3), reverse(move(low, 0, 7))), inside[0]),
    line("M-34 8l2 4M-24 7l2 3M-8 7l2 4M6 8l2 3M20 9l2 4M32 10l2 4", inside[1], 2.2),
    path(outline(top, reverse(low)), tones.crust),
    path(outline(move(top, 0, 2), reverse(move(low, 0, -3))), tones.base),
    line(bend === "bent" ? "M-34 2C-22-6-4-8 10-7" : "M-34-6C-20-9-4-5 12-4", tones.light, 4.6),
    line(bend === "bent" ? "M-22-5C-14-8-8-9 0-9" : "M-28-8C-20-9-12-8-6-7", tones.shine, 2.2, 0.9),
  ];
};

export const seared: Tones = {
  edge: "#35140D",
  crust: "#4A1D13",
  base: "#6B3120",
  light: "#935036",
  shine: "#DBA173",
};
