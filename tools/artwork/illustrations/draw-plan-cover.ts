/** Draws the plan mock-up for the sales page: npx tsx tools/artwork/illustrations/draw-plan-cover.ts */
import { bacon, disc, egg, group, plate, rosemary } from "../drawing/food-kit.ts";
import { line, path, svg } from "../drawing/geometry.ts";
import { color, worn } from "../drawing/palette.ts";
import { save } from "../drawing/save.ts";
import { miniSalmon, miniSteak } from "../drawing/small-dishes.ts";

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = "",
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${extra === "" ? "" : ` ${extra}`}/>`;
const bars = (x: number, y: number, widths: readonly number[], fill: string): string =>
  widths
    .map((w, i) => box(x, y + i * 9, w, 4.4, 2.2, fill, i === 0 ? "" : 'opacity=".5"'))
    .join("");

const card = (fill: string, picture: readonly string[]): string[] => [
  box(-48, -66, 100, 140, 12, "#3A2418", 'opacity=".16"'),
  box(-52, -72, 100, 140, 12, worn.paper),
  `<path d="M-52-60a12 12 0 0 1 12-12h76a12 12 0 0 1 12 12v62h-100Z" fill="${fill}"/>`,
  ...picture,
  bars(-40, 16, [60, 80, 72, 46], "#C9A988"),
  disc(-35, 55, 5, worn.ember),
  disc(-21, 55, 5, color.sage),
  disc(-7, 55, 5, worn.butter),
];
/** A closed booklet with a plain label. */
const booklet = (fill: string, spine: string): string[] => [
  box(-48, -68, 100, 146, 10, "#3A2418", 'opacity=".16"'),
  box(-52, -74, 100, 146, 10, fill),
  box(-52, -74, 9, 146, 4, spine),
  box(-34, -56, 70, 50, 6, worn.butter, 'opacity=".9"'),
  bars(-26, -42, [40, 28], color.clay),
  bars(-34, 50, [44, 30], worn.butter),
];
const meal = (y: number, fill: string, picture: string): string =>
  [
    box(132, y, 96, 33, 9, "#FFFFFF"),
    box(136, y + 4, 25, 25, 7, fill),
    picture,
    bars(167, y + 8, [42, 32], "#C9A988"),
    disc(218, y + 22, 4.6, worn.good),
    line(`M216 ${y + 22}l1.6 1.6l2.8-3`, "#FFFFFF", 1.2),
  ].join("");

/** Two days are done, and the third is today. */
const dayColors = [worn.good, worn.good, worn.ember];

save(
  "plan-cover",
  svg(360, 260, [
    path(
      "M180 26C250 18 330 60 338 134C344 198 286 238 190 240C90 242 24 206 22 140C20 76 100 34 180 26Z",
      "#F8EAD0",
    ),
    group(
      70,
      150,
      -20,
      1,
      card(worn.ember, [
        plate(-2, -35, 30, "#F3D9B1", "#E2BE8C"),
        egg(-6, -40, 0, 0.46),
        bacon(0, -22, -10, 0.46, 84),
      ]),
    ),
    group(
      290,
      150,
      20,
      1,
      card("#9DB59A", [plate(-2, -35, 30), group(-2, -35, -8, 0.52, miniSalmon)]),
    ),
    group(122, 132, -8, 1, booklet(worn.good, worn.goodShade)),
    group(238, 132, 8, 1, booklet(worn.brand, worn.brandShade)),
    box(124, 18, 124, 232, 22, "#3A2418", 'opacity=".2"'),
    box(118, 10, 124, 236, 22, "#2B1F19"),
    box(118, 10, 124, 236, 22, "none", 'stroke="#6B5144" stroke-width="1.4"'),
    box(124, 16, 112, 224, 17, worn.paper),
    `<path d="M124 33a17 17 0 0 1 17-17h78a17 17 0 0 1 17 17v62h-112Z" fill="${worn.brandDeep}"/>`,
    disc(180, 66, 36, worn.brandShade),
    plate(180, 67, 31),
    group(179, 67, -8, 0.5, miniSteak),
    rosemary(164, 84, -14, 22),
    box(162, 20, 36, 9, 4.5, "#2B1F19"),
    box(132, 102, 58, 6, 3, color.cocoa),
    box(132, 112, 38, 4.4, 2.2, "#C9A988"),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      disc(137.5 + i * 14.2, 128, 5.4, dayColors[i] ?? "#EBDCC4"),
    ),
    line("M135.2 128l1.7 1.7l2.8-3.2M149.4 128l1.7 1.7l2.8-3.2", "#FFFFFF", 1.3),
    meal(140, "#F3D9B1", egg(148.5, 156.5, 0, 0.27)),
    meal(176, "#E9C0A4", group(148.5, 192.5, -10, 0.24, miniSteak)),
    `<path d="M132 221a9 9 0 0 1 9-9h78a9 9 0 0 1 9 9v19h-96Z" fill="#FFFFFF"/>`,
    `<path d="M136 223a7 7 0 0 1 7-7h11a7 7 0 0 1 7 7v17h-25Z" fill="#C6D3C0"/>`,
    group(148.5, 228, 0, 0.26, miniSalmon),
    bars(167, 220, [42, 32], "#C9A988"),
    box(121, 13, 118, 230, 19.5, "none", 'stroke="#2B1F19" stroke-width="6"'),
    box(160, 234, 40, 3, 1.5, "#2B1F19", 'opacity=".8"'),
  ]),
);
