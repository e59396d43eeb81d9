/** White cheese in pieces, each drawn around its own center. */
import { curve, line, path, pts } from "../../../drawing/geometry.ts";

/** A crumb of feta. */
export const fetaCrumb: readonly string[] = [
  path("M-9 1L-4-6L7-5L11 4L4 11L-6 9Z", "#2E1710", 0.26),
  path("M-10-2L-4-9L7-8L10 1L3 8L-7 6Z", "#DED3BE"),
  path("M-10-3L-4-9L7-8L9-1L0 3L-7 1Z", "#FFFDF7"),
];

/** A thick slice of fried halloumi with two stripes. */
export const halloumiSlice: readonly string[] = [
  path("M-34-14H36Q42-12 42-4V22Q40 28 34 28H-30Q-38 26-38 18V-8Q-38-14-34-14Z", "#2E1710", 0.26),
  path("M-34-20H34Q39-20 39-14V14Q39 21 33 21H-33Q-39 21-39 14V-14Q-39-20-34-20Z", "#D9B06A"),
  path("M-34-23H34Q39-23 39-17V9Q39 15 33 15H-33Q-39 15-39 9V-17Q-39-23-34-23Z", "#FFF6DF"),
  path("M-30-20H30Q36-20 35-14V6Q35 11 30 11H-30Q-36 11-35 4V-14Q-35-20-30-20Z", "#F6DDA2"),
  path("M-26-17H8Q2-6-14-4Q-30-2-32-10Q-32-17-26-17Z", "#EDBE6C", 0.9),
  line("M-20-19L-26 10M2-19L-4 10M24-19L18 10", "#9A5420", 5, 0.85),
];

/** A cube of white cheese with golden sides. */
export const paneerCube: readonly string[] = [
  path("M-20 4L4 22L27 4L24 16L4 32L-20 15Z", "#2E1710", 0.26),
  path("M-20-5L2 8V28L-20 14Z", "#DB9A40"),
  path("M2 8L22-6V13L2 28Z", "#B9742B"),
  path("M-20-5L0-18L22-6L2 8Z", "#FFF8E8"),
  path("M-16-5L-8-10L2-4L-6 1Z", "#F0C67C", 0.8),
  line("M-16 0L-2 8M-15 8L-4 15", "#F3C98A", 2.4, 0.8),
  line(curve(pts("2 -13, 10 -9, 16 -6")), "#E7B45F", 2.6, 0.8),
];
