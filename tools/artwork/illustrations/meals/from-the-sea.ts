/** Fish and seafood for the meals, each drawn around its own center. */
import { disc } from "../../drawing/food-kit.ts";
import { blob, curve, line, move, path, pts } from "../../drawing/geometry.ts";

const curl = pts(
  "-4 -30, 18 -27, 33 -10, 34 12, 20 30, -2 34, -20 26, -23 17, -12 16, 2 18, 12 10, 13 -3, 4 -10, -12 -10, -22 -16, -18 -26",
);

/** A shrimp, curled and pink. */
export const shrimp: readonly string[] = [
  path(blob(move(curl, 3, 7)), "#1B0F0A", 0.3),
  path(
    "M-18 18C-26 14-36 14-40 18C-35 20-35 21-33 23C-38 26-38 30-35 33C-28 33-20 30-15 26Z",
    "#E2603F",
  ),
  path(blob(curl), "#F08A63"),
  path(
    blob(pts("-6 -27, 15 -24, 28 -8, 29 10, 18 24, 2 28, 14 18, 20 8, 20 -6, 8 -17, -14 -18")),
    "#F9B798",
  ),
  line(
    "M6-29C10-22 8-16 5-11M25-20C20-16 15-10 11-6M34 2C27 2 20 3 14 4M28 22C22 18 16 14 11 11M8 33C7 27 4 22 1 18M-12 30C-12 25-12 21-12 17",
    "#DC5A36",
    3.2,
  ),
  line(curve(pts("16 -18, 24 -6, 24 8")), "#FFE8DC", 3.6),
];

const body = pts("-62 2, -52 -11, -28 -17, 4 -16, 34 -10, 52 -1, 34 10, 4 16, -28 16, -52 10");

/** A small silver fish without its head, as it comes from the tin. */
export const sardine: readonly string[] = [
  path(blob(move(body, 2, 7)), "#2E1710", 0.24),
  path("M46-1L68-15C66-5 66 5 70 14Z", "#7B8F97"),
  path(blob(body), "#D9E0E0"),
  path(
    blob(pts("-62 0, -52 -11, -28 -17, 4 -16, 34 -10, 52 -2, 30 -4, -10 -7, -44 -3")),
    "#567482",
  ),
  line(curve(pts("-52 1, -10 -2, 40 1")), "#8FA4AA", 2.6),
  line(curve(pts("-44 8, -16 10, 16 9")), "#FFFFFF", 3.4, 0.9),
  path("M-62 2C-58-6-54-9-50-10C-54-2-54 4-50 9C-56 9-60 6-62 2Z", "#B4705A"),
];

const flake = pts("-22 2, -16 -11, 2 -15, 18 -8, 22 4, 8 12, -12 11");

/** A flake of salmon. */
export const salmonFlake: readonly string[] = [
  path(blob(move(flake, 1, 4)), "#B4512F"),
  path(blob(flake), "#EE8F68"),
  line("M-12-8C-10-2-10 4-12 9M0-12C3-4 3 4 0 10M12-9C15-2 14 4 12 8", "#FBD3BC", 2.6),
];

const side = pts("-92 10, -84 -26, -50 -46, 0 -52, 50 -44, 84 -22, 94 8, 74 34, 20 42, -40 40");

/** A baked salmon fillet with its pale lines. */
export const salmonFillet: readonly string[] = [
  path(blob(move(side, 4, 14)), "#2E1710", 0.26),
  path(blob(move(side, 0, 8)), "#8E9AA0"),
  path(blob(move(side, 0, 4)), "#C95F38"),
  path(blob(side), "#EC8B63"),
  path(blob(pts("-80 -8, -48 -36, 0 -43, 46 -36, 70 -20, 10 -26, -44 -12, -74 8")), "#F5A882"),
  line(
    [-66, -40, -14, 12, 38, 62]
      .map(
        (x, at) =>
          `M${x}${at === 0 || at === 5 ? -34 : -46}C${x + 14}-22 ${x + 12} 8 ${x - 4} ${at === 5 ? 26 : 36}`,
      )
      .join(""),
    "#FBD3BC",
    4,
  ),
  path(blob(pts("-84 -2, -70 -24, -46 -38, -52 -24, -70 -4, -80 14")), "#C4692F", 0.4),
  path(blob(pts("80 -14, 88 8, 70 28, 40 34, 66 18")), "#C4692F", 0.4),
  disc(-30, 14, 1.6, "#231A15") +
    disc(22, -10, 1.6, "#231A15") +
    disc(48, 12, 1.6, "#231A15") +
    disc(-8, -24, 1.6, "#231A15"),
];
