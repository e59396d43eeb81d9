/** Equipment for the exercises, in the figure's units. The floor is y = 0. */
import { line, oval, path } from "../../drawing/geometry.ts";
import { worn } from "../../drawing/palette.ts";
import type { Point } from "../../figure/geometry.ts";

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

/** A wall seen from the side. */
export const wall = (x: number): string =>
  path(`M${x - 26}-500H${x}V0H${x - 26}Z`, "#D9B98C") + line(`M${x}-500V0`, "#B98F5E", 4);

/** A wall in front of a figure, seen from the side. */
export const wallAhead = (x: number): string =>
  path(`M${x}-500H${x + 26}V0H${x}Z`, "#D9B98C") + line(`M${x}-500V0`, "#B98F5E", 4);

/** A wall behind figures, seen from the front. */
export const wallBetween = (left: number, right: number): string =>
  path(`M${left}-516H${right}V-2H${left}Z`, "#E6CC9F") +
  line([-380, -240, -100].map((y) => `M${left}${y}H${right}`).join(""), "#D6B785", 3);

/** A wall behind one of two figures. */
export const wallBehind: string = wallBetween(-146, 146);

/** A cushion for a knee. */
export const cushion = (x: number): string =>
  oval(x, -2, 46, 11, "#5E8E63") + oval(x, -5, 42, 8, "#76A578");

/** The paths of the two hands. */
export const circles: string = [-1, 1]
  .map(
    (side) =>
      line(`M${side * 146}-392A48 48 0 1 ${side > 0 ? 1 : 0} ${side * 118}-338`, worn.brand, 7) +
      path(`M${side * 110}-356L${side * 136}-330L${side * 104}-322Z`, worn.brand),
  )
  .join("");

/** A chair seen from the side, with its backrest on the left. Its seat is 95 high. */
const chair = [
  line("M-34-88L-40-4M34-88L30-4", "#6F4A2E", 9),
  path("M-50-90L-58-214Q-58-220-52-220H-48Q-43-220-42-214L-36-90Z", "#A87648"),
  line("M-46-92L-50-4M44-92L48-4", "#8C5E38", 10),
  path("M-50-95H46Q52-95 52-89V-85Q52-80 46-80H-50Z", "#A87648"),
  line("M-46-94H46", "#C4935F", 4),
].join("");

/** A chair for a figure that sits on it. */
export const chairBelow = (x: number): string => `<g transform="translate(${x} 0)">${chair}</g>`;

/** A chair in front of a figure, its seat toward it. */
export const chairAhead = (x: number): string =>
  `<g transform="translate(${x} 0)scale(-1 1)">${chair}</g>`;

/** The two lowest stairs, each 40 high, going up to the right. */
const stairs = [
  path("M0 0V-40H92V-80H128V0Z", "#C9A271"),
  path("M-5-40H92V-31H-5ZM87-80H128V-71H87Z", "#E0C08F"),
  line("M0-29V-2M92-69V-42", "#A87D4D", 3),
].join("");

/** Stairs in front of a figure. The lowest starts at x. */
export const stairsAhead = (x: number): string => `<g transform="translate(${x} 0)">${stairs}</g>`;

/** Stairs behind a figure. The lowest starts at x. */
export const stairsBehind = (x: number): string =>
  `<g transform="translate(${x} 0)scale(-1 1)">${stairs}</g>`;

/** A towel along an SVG path. */
export const towel = (d: string): string => line(d, "#5F93A3", 13) + line(d, "#A9CBD3", 4);

/** An arrow that bends past a point and shows where a movement goes. */
export const arrow = (from: Point, past: Point, to: Point): string => {
  const [dx, dy] = [to[0] - past[0], to[1] - past[1]];
  const size = 16 / Math.hypot(dx, dy);
  const [ux, uy] = [dx * size, dy * size];
  const tip = [to[0] + ux, to[1] + uy];
  const corners = [tip, [to[0] - uy, to[1] + ux], [to[0] + uy, to[1] - ux]];
  return (
    line(`M${from.join(" ")}Q${past.join(" ")} ${to.join(" ")}`, worn.brand, 7) +
    path(`M${corners.map((corner) => corner.map(Math.round).join(" ")).join("L")}Z`, worn.brand)
  );
};
