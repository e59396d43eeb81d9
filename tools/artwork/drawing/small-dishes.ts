/** Small portions used on several plates and cards, each drawn around its own center. */
import { disc, marbling, meat, ring } from "./food-kit.ts";
import { blob, line, move, oval, type Pt, path, pts } from "./geometry.ts";
import { color } from "./palette.ts";

const cut: Pt[] = pts("-44 2, -34 -26, -4 -36, 28 -30, 46 -6, 38 20, 12 32, -14 30, -36 20");

/** A seared steak with its fat rim. */
export const miniSteak: readonly string[] = [
  path(blob(move(cut, 0, 6)), "#5A2418"),
  path(blob(cut), "#F3D8B0"),
  path(blob(cut.map(([x, y]): Pt => [x * 0.86, y * 0.84 - 1])), meat.red),
  path(blob(pts("-30 -4, -20 -22, 2 -27, 18 -22, -4 -16, -18 2")), "#CB574C"),
  marbling(
    [
      pts("-26 8, -12 2, -2 10, 12 6"),
      pts("-12 2, -6 -12, 6 -18"),
      pts("12 6, 20 -8, 30 -8"),
      pts("-2 10, 6 20, 16 20"),
    ],
    2.6,
  ),
];

/** A salmon fillet with pale lines. */
export const miniSalmon: readonly string[] = [
  path(blob(pts("-46 6, -34 -18, 0 -26, 34 -18, 48 2, 36 22, 0 28, -34 24")), "#8E9AA0"),
  path(blob(pts("-46 2, -34 -22, 0 -30, 34 -22, 48 -4, 36 15, 0 21, -34 17")), "#EC8B63"),
  path(blob(pts("-38 -4, -26 -20, 0 -25, 24 -20, 0 -16, -24 -8")), "#F5A882"),
  line(
    "M-28-20C-22-8-24 4-32 14M-12-26C-4-12-6 4-14 18M6-27C14-14 12 4 4 19M24-24C32-12 30 2 22 16",
    "#FBD3BC",
    3,
  ),
];

/** A bowl of clear bone broth. */
export const broth = (x: number, y: number, r: number): string =>
  [
    disc(x, y + r * 0.05, r, "#8A4A2E"),
    disc(x, y - r * 0.03, r * 0.97, color.clayPot),
    disc(x, y, r * 0.8, "#8A3A20"),
    disc(x, y + r * 0.03, r * 0.76, "#D7933F"),
    `<path d="M${x - r * 0.5} ${y + r * 0.1}a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.5}-${r * 0.55}" fill="none" stroke="#F2C879" stroke-width="${r * 0.09}" stroke-linecap="round"/>`,
    ring(x + r * 0.24, y + r * 0.2, r * 0.13, "#F2C879", r * 0.05),
    ring(x - r * 0.1, y + r * 0.42, r * 0.08, "#F2C879", r * 0.045),
    ring(x + r * 0.36, y - r * 0.22, r * 0.07, "#F2C879", r * 0.045),
    disc(x + r * 0.06, y - r * 0.2, r * 0.07, color.herb) +
      disc(x - r * 0.22, y + r * 0.22, r * 0.06, color.herb) +
      disc(x + r * 0.44, y + r * 0.06, r * 0.05, color.herb),
  ].join("");

/** A dark pan from above. Its handle points at `turn` degrees from +x. */
export const pan = (x: number, y: number, r: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${r * 0.9}" y="-${r * 0.13}" width="${r * 0.95}" height="${r * 0.26}" rx="${r * 0.13}" fill="#3B2C25"/>${disc(r * 1.68, 0, r * 0.06, "#8B7364")}</g>${disc(x, y, r, "#3B2C25")}${disc(x, y, r * 0.86, "#55423A")}${disc(x, y + r * 0.03, r * 0.82, "#463630")}`;

/** Three browned meatballs. */
export const meatballs: readonly string[] = pts("-16 8, 16 10, 1 -15").map(
  ([x = 0, y = 0]) =>
    oval(x, y + 4, 16, 14, "#5E2A1A") +
    disc(x, y, 15.5, "#94472B") +
    oval(x - 4, y - 5, 8, 6, "#B96A43"),
);
