/** Cheese in pieces, each drawn around its own middle. */
import { oval, path } from "../geometry.js";

const tones = { side: "#D99A32", dark: "#C17F22", top: "#F7CE6B", light: "#FCE3A0" } as const;

/** A cube of yellow cheese. */
export const cheeseCube: readonly string[] = [
  path("M-19 4L4 21L25 4L22 14L4 30L-18 14Z", "#2E1710", 0.22),
  path("M-18-4L2 8V26L-18 13Z", tones.side),
  path("M2 8L20-6V11L2 26Z", tones.dark),
  path("M-18-4L0-17L20-6L2 8Z", tones.top),
  path("M-10-4L0-11L8-7L-2 0Z", tones.light),
];

/** A slice of cheese, cut from a loaf. */
export const cheeseSlice: readonly string[] = [
  path("M-30-14L20-24L34 12L-20 26Z", "#2E1710", 0.22),
  path("M-32-18L18-28Q22-28 23-24L32 4Q33 8 29 9L-18 20Q-22 21-23 17L-34-13Q-35-17-32-18Z", tones.side),
  path("M-32-21L18-31Q22-31 23-27L32 1Q33 5 29 6L-18 17Q-22 18-23 14L-34-16Q-35-20-32-21Z", tones.top),
  path("M-26-17L14-25L18-16L-20-4Z", tones.light, 0.8),
];

/** A thin square of pale cheese with holes, molten at its edges. */
export const holedCheese: readonly string[] = [
  path("M-40-22C-16-27 10-36 28-42C33-22 39 2 44 22C48 35 39 38 34 29C18 34 2 38-18 42C-22 50-31 48-29 37C-34 18-38-2-43-16C-46-22-43-22-40-22Z", "#DDB35E"),
  path("M-36-23C-12-27 10-35 26-40C30-20 35 1 39 20C18 27-2 32-25 35C-30 17-34-3-36-23Z", "#F9E4A4"),
  path("M-31-19C-10-22 6-28 20-33C12-22-14-12-28-5Z", "#FDF1CB"),
  ...[
    [-12, -8, 7, 5],
    [16, -14, 5, 4],
    [8, 14, 8, 6],
    [-16, 18, 5, 4],
    [26, 8, 4, 3],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) => oval(x, y, rx, ry, "#C9964A") + oval(x + 0.8, y + 1, rx * 0.84, ry * 0.8, "#E3BC6C")),
];
