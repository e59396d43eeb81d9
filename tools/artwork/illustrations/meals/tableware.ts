/** Plates, bowls and pans that only appear in meals, all around the center of the picture. */
import { disc, plate, ring } from "../../drawing/food-kit.ts";
import { line, oval, path } from "../../drawing/geometry.ts";
import { middle } from "../../meal-photos/vessels.ts";

const { x, y, r } = middle;
const SHADOW = "#2E1710";

const shadowOf = (rx: number, ry: number): string =>
  oval(x + 5, y + 12, rx + 1, ry - 2, SHADOW, 'opacity=".26"');

const plates = {
  blue: ["#B9D0E2", "#6E97B8"],
  navy: ["#35527A", "#22365A"],
  turquoise: ["#A9DAD3", "#57A39D"],
  gray: ["#D9D8D4", "#A5A6A4"],
  slate: ["#5A636E", "#414953"],
  dark: ["#4A403B", "#312A27"],
  terracotta: ["#D58F69", "#A8603F"],
  yellow: ["#F5DC94", "#D8AC48"],
  green: ["#A8C39B", "#6F9166"],
  cream: ["#FCF2DE", "#DEC79E"],
  "blue-rimmed": ["#FFFDF8", "#4C7CA8"],
  white: ["#FFFCF6", "#E0CDB0"],
} as const;

type PlateColor = keyof typeof plates;

export const roundPlate = (color: PlateColor): string[] => [
  shadowOf(r, r),
  plate(x, y, r, ...plates[color]),
];

/** A plate with a checked well. */
export const checkedPlate = (): string[] => [
  ...roundPlate("white"),
  `<clipPath id="well">${disc(x, y + 1, r * 0.72, "#000")}</clipPath>`,
  `<g clip-path="url(#well)">`,
  line(
    [-72, -36, 0, 36, 72]
      .map((at) => `M${x - r} ${y + at}h${r * 2}M${x + at} ${y - r}v${r * 2}`)
      .join(""),
    "#C8574A",
    16,
    0.28,
  ),
  "</g>",
  ring(x, y, r - 6, "#C8574A", 4, 0.7),
];

export const ovalPlate = (color: PlateColor, rx = 134, ry = 100): string[] => {
  const [face, rim] = plates[color];
  return [
    shadowOf(rx, ry),
    oval(x, y, rx, ry, rim),
    oval(x, y - 3, rx - 4, ry - 4, face),
    oval(x, y, rx - 25, ry - 25, rim, 'opacity=".55"'),
    oval(x, y + 1.5, rx - 27, ry - 27, face),
  ];
};

const slab = (
  width: number,
  height: number,
  corner: number,
  lift: number,
  fill: string,
): string => {
  const corners = `x="${x - width / 2}" y="${y - height / 2 + lift}" rx="${corner}"`;
  return `<rect ${corners} width="${width}" height="${height}" fill="${fill}"/>`;
};

/** A long plate with rounded corners, turned by some degrees. */
export const longPlate = (color: PlateColor, height: number, turn: number): string[] => {
  const [face, rim] = plates[color];
  return [
    `<g transform="rotate(${turn} ${x} ${y})">`,
    slab(268, height, 30, 12, SHADOW).replace("/>", ' opacity=".26"/>'),
    slab(266, height, 30, 3, rim),
    slab(264, height - 6, 28, -1, face),
    slab(236, height - 34, 18, 0, rim).replace("/>", ' opacity=".55"/>'),
    slab(233, height - 37, 17, 2, face),
    "</g>",
  ];
};

const bowls = {
  blue: ["#3C6285", "#84ABCB", "#2D4B68"],
  copper: ["#9C5730", "#E0986A", "#7B4122"],
  wood: ["#8E5B3B", "#C58B5E", "#A06B45"],
  white: ["#CDBB9B", "#FFFBF2", "#D8C8AC"],
  gray: ["#7C8488", "#C6CCCD", "#666E72"],
  yellow: ["#B98832", "#EDC565", "#9A6F28"],
  teal: ["#2F6465", "#6BA5A2", "#244E50"],
} as const;

type BowlColor = keyof typeof bowls;

/** A bowl: a smaller one is a portion of sauce or a snack. */
export const bowlOf = (color: BowlColor, size = 1): string[] => {
  const [outer, rim, inside] = bowls[color];
  const reach = Math.round(r * size);
  const wall = Math.round(15 * size);
  return [
    shadowOf(reach, reach),
    disc(x, y + 5, reach, outer),
    disc(x, y - 2, reach - 2, rim),
    ring(x, y - 2, reach - 8 * size, "#FFFFFF", 2.4, 0.35),
    disc(x, y, reach - wall - 2, outer),
    disc(x, y + 3, reach - wall - 4, inside),
  ];
};

/** A small bowl on its saucer. */
export const bowlOnSaucer = (color: BowlColor, saucer: PlateColor, size = 0.74): string[] => [
  ...roundPlate(saucer),
  ...bowlOf(color, size),
];

/** A black cast-iron skillet with a short handle and two lips. */
export const skillet = (turn: number): string[] => [
  shadowOf(r, r),
  `<g transform="rotate(${turn} ${x} ${y})">`,
  `<g transform="translate(${x + 108} ${y})">`,
  path("M0-22C32-10 42-17 72-17a17 17 0 0 1 0 34C42 17 32 10 0 22Z", "#2A2524"),
  line("M50 0h18", "#6B605B", 9),
  "</g>",
  oval(x, y - r + 3, 24, 9, "#2A2524") + oval(x, y + r - 3, 24, 9, "#2A2524"),
  "</g>",
  disc(x, y, r, "#2A2524"),
  ring(x, y, r - 5, "#5D5451", 2.4, 0.8),
  disc(x, y, r * 0.87, "#191615"),
  disc(x, y + 4, r * 0.84, "#322C2A"),
];

/** An ovenproof dish with two ears. */
export const bakingDish = (color: BowlColor, size = 1): string[] => {
  const [outer, rim] = bowls[color];
  const reach = Math.round(r * size);
  const ears = (dy: number, fill: string): string =>
    oval(x - reach, y + dy, 17, 34, fill) + oval(x + reach, y + dy, 17, 34, fill);
  return [shadowOf(reach, reach), ears(6, outer), ears(-1, rim), ...bowlOf(color, size).slice(1)];
};
