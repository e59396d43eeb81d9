/** Cream, broth and pan fat below or over food, each drawn around its own center. */
import { disc, ring } from "../../drawing/food-kit.ts";
import { blob, curve, line, oval, type Pt, path, pts } from "../../drawing/geometry.ts";

interface Liquid {
  edge: string;
  base: string;
  light: string;
}

export const cream: Liquid = { edge: "#DDC39A", base: "#F5E7CE", light: "#FFF9EC" };
export const goldenBroth: Liquid = { edge: "#B5762A", base: "#E0A04A", light: "#F2C677" };
export const yellowBroth: Liquid = { edge: "#C58E2C", base: "#EDBE54", light: "#F9DC8E" };
export const clearFat: Liquid = { edge: "#C28B3E", base: "#E9BE74", light: "#F8E0AC" };
export const darkJuices: Liquid = { edge: "#4F1F12", base: "#74321B", light: "#A3532A" };

/** A bowl filled to its wall. */
export const filled = ({ edge, base, light }: Liquid): string[] => [
  disc(0, 0, 97, edge),
  disc(0, 2.6, 94, base),
  path(
    blob(pts("-84 -10, -64 -56, -20 -78, 28 -76, -20 -58, -58 -20, -68 20, -80 16")),
    light,
    0.8,
  ),
];

/** Small circles of fat on a broth. */
export const fatRings = (spots: readonly Pt[], tone: string): string =>
  spots.map(([x, y], at) => ring(x, y, 3 + (at % 3) * 2, tone, 2.2, 0.9)).join("");

/** Waves on a thick sauce. */
export const swirls = (waves: readonly (readonly Pt[])[], tone: string, width = 4): string =>
  line(waves.map(curve).join(""), tone, width, 0.85);

const puddle = pts("-86 8, -74 -44, -22 -70, 40 -66, 84 -24, 82 34, 40 70, -22 72, -70 50");

/** A glossy pool of fat or brown butter on a plate. */
export const pool = (tone: string, shine: string, opacity = 0.6): string[] => [
  path(blob(puddle), tone, opacity),
  line(curve(pts("-76 0, -66 -38, -24 -60")) + curve(pts("76 22, 66 42, 44 58")), shine, 4, 0.75),
];

/** Drops of fat. */
export const drops = (spots: readonly Pt[], tone = "#E8AE62"): string =>
  spots.map(([x, y], at) => oval(x, y, 4 + (at % 3), 3 + (at % 2), tone, 'opacity=".8"')).join("");
