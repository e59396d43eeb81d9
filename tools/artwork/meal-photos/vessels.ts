import { board, disc, plate, ring } from "../drawing/food-kit.ts";
import { oval } from "../drawing/geometry.ts";
import { pan } from "../drawing/small-dishes.ts";

/** The center of the picture, where every dish is. */
export const middle = { x: 200, y: 150, r: 126 } as const;

const { x, y, r } = middle;
const shadow = oval(x + 5, y + 12, r + 1, r - 2, "#2E1710", 'opacity=".26"');

const plates: readonly (readonly [face: string, rim: string])[] = [
  ["#FFFCF6", "#E0CDB0"],
  ["#DCE6D8", "#9DB59A"],
  ["#33553E", "#24402D"],
  ["#BCCCD0", "#8AA1A7"],
  ["#F7EDDC", "#C4552D"],
  ["#4B5B57", "#35423F"],
  ["#F3E0C4", "#C98A62"],
];

const bowl = (outer: string, rim: string, inside: string): string[] => [
  shadow,
  disc(x, y + 5, r, outer),
  disc(x, y - 2, r - 2, rim),
  ring(x, y - 2, r - 8, "#FFFFFF", 2.4, 0.35),
  disc(x, y, r - 17, outer),
  disc(x, y + 3, r - 19, inside),
];

const bowls: readonly (readonly [outer: string, rim: string, inside: string])[] = [
  ["#8A4A2E", "#C4552D", "#6E3320"],
  ["#35584A", "#5F8B68", "#29463B"],
  ["#C9B48F", "#FBF3E4", "#B79E76"],
  ["#5B4034", "#7A5A49", "#402A21"],
  ["#5E1416", "#A3211F", "#470F11"],
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The vessels below a dish, each in several colors. */
export const vessels = {
  plate: (kind: number): string[] => [shadow, plate(x, y, r, ...pick(plates, kind))],
  board: (): string[] => [shadow, board(x, y, r + 2)],
  pan: (kind: number): string[] => [shadow, pan(x, y, r, pick([-32, 28, 148, 206], kind))],
  bowl: (kind: number): string[] => bowl(...pick(bowls, kind)),
} as const;

export type Vessel = keyof typeof vessels;
