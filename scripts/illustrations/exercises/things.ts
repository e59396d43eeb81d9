/** Things that exercises need, in the units of the figure; the floor is y = 0. */
import { line, oval, path } from "../geometry.js";
import { worn } from "../palette.js";

/** A backpack with its handle at a point. */
export const backpack = (x: number, y: number): string =>
  [
    `<g transform="translate(${x} ${y})">`,
    line("M-12 4C-12-12 12-12 12 4", "#2B3F34", 8),
    path("M-34 18Q-34 0-16 0H16Q34 0 34 18V60Q34 74 20 74H-20Q-34 74-34 60Z", "#3F6B4A"),
    path("M14 0H16Q34 0 34 18V60Q34 74 20 74H8Q22 60 22 30Q22 8 14 0Z", "#31553A"),
    path("M-22 38Q-22 32-16 32H12Q18 32 18 38V58Q18 64 12 64H-16Q-22 64-22 58Z", "#5E8E63"),
    line("M-20 18H12", "#9DB59A", 5),
    "</g>",
  ].join("");

/** A wall that is seen from its side. */
export const wall = (x: number): string =>
  path(`M${x - 26}-500H${x}V0H${x - 26}Z`, "#D9B98C") + line(`M${x}-500V0`, "#B98F5E", 4);

/** A wall behind whoever leans on it. */
export const wallBehind: string =
  path("M-146-516H146V-2H-146Z", "#E6CC9F") +
  line("M-146-380H146M-146-240H146M-146-100H146", "#D6B785", 3);

/** A cushion for a knee. */
export const cushion = (x: number): string =>
  oval(x, -2, 46, 11, "#5E8E63") + oval(x, -5, 42, 8, "#76A578");

/** The ways that two hands take. */
export const circles: string = [-1, 1]
  .map(
    (side) =>
      line(`M${side * 146}-392A48 48 0 1 ${side > 0 ? 1 : 0} ${side * 118}-338`, worn.brand, 7) +
      path(`M${side * 110}-356L${side * 136}-330L${side * 104}-322Z`, worn.brand),
  )
  .join("");
