/** Spoons, forks and picks next to or in a meal. */
import { disc, group } from "../../drawing/food-kit.ts";
import { line, oval } from "../../drawing/geometry.ts";

const steel = { dark: "#7F8C92", mid: "#A3AFB4", light: "#E3E9EA" } as const;

/** A spoon with its bowl at the top, seen from above. */
export const spoon = (x: number, y: number, turn: number, size = 1): string =>
  group(x, y, turn, size, [
    line("M3-20V92", "#2E1710", 9, 0.18),
    oval(3, -36, 19, 27, "#2E1710", 'opacity=".18"'),
    line("M0-14V86", steel.mid, 7),
    line("M-1.4 0V80", steel.light, 2.2),
    oval(0, -40, 19, 27, steel.mid),
    oval(0, -38, 14, 21, steel.dark),
    oval(-3, -42, 9, 15, steel.mid),
    line("M-8-50C-8-56-4-60 0-61", steel.light, 3),
  ]);

/** A fork with its tines at the top. */
export const fork = (x: number, y: number, turn: number, size = 1): string =>
  group(x, y, turn, size, [
    line("M3-20V92", "#2E1710", 8, 0.18),
    line("M0-24V86", steel.mid, 7),
    line("M-1.4-10V80", steel.light, 2.2),
    line("M-13-66V-40C-13-18 13-18 13-40V-66M-4.4-66V-28M4.4-66V-28", steel.mid, 4.4),
  ]);

/** A spoon with its bowl in the food: only its handle shows, growing upward. */
export const standingSpoon = (x: number, y: number, turn: number, length = 100): string =>
  group(x, y, turn, 1, [
    line(`M7 4L14-${length - 10}`, "#2E1710", 8, 0.16),
    line(`M0 0V-${length}`, steel.mid, 8),
    line(`M-2-4V-${length - 4}`, steel.light, 2.6),
    oval(0, -length, 7, 9, steel.mid),
    oval(-1.6, -length - 1, 3.6, 5, steel.light),
  ]);

/** A wooden pick, stuck into food at its lower end. */
export const pick = (x: number, y: number, turn: number, length = 74): string =>
  group(x, y, turn, 1, [
    line(`M5 3L14-${length - 8}`, "#2E1710", 4, 0.2),
    line(`M0 0V-${length}`, "#C79A64", 4.6),
    line(`M-1 0V-${length}`, "#ECD1A1", 1.6),
    disc(0, -length - 3, 6, "#C79A64") + disc(-1.4, -length - 4.4, 3, "#ECD1A1"),
  ]);
