/** Draws the logos and the guarantee seal: npx tsx tools/artwork/illustrations/draw-emblems.ts */
import { disc, ring } from "../drawing/food-kit.ts";
import { blob, line, type Pt, path, pts, svg } from "../drawing/geometry.ts";
import { color, worn } from "../drawing/palette.ts";
import { save } from "../drawing/save.ts";

const chop: Pt[] = pts(
  "4 15, 9 6.4, 20 2.6, 31 6, 37 15, 35.4 25, 28 31.4, 21.6 37, 14.6 36, 11.6 29, 6 23",
);
const inset = (share: number): Pt[] =>
  chop.map(([x, y]): Pt => [20.4 + (x - 20.4) * share, 19 + (y - 19) * share]);
save(
  "logo",
  svg(40, 40, [
    path(blob(chop), worn.brand),
    path(blob(inset(0.83)), color.fat),
    path(blob(inset(0.7)), worn.brand),
    disc(15.6, 14.4, 5, color.fat),
    disc(15.6, 14.4, 2.1, worn.brand),
    line("M24.5 12.6C28 14 29.4 17 29 20.6M20.6 20.4C23.4 21.6 23.6 25 21.4 28.4", color.fat, 2),
  ]),
);

/** The north-sea theme: a fish on a plate. */
const sea = { deep: "#0A5A68", light: "#DDF0F2" };
const fish: Pt[] = pts(
  "7 20, 13 14.6, 20 13.4, 26 16, 29 19.4, 34 14.6, 33 20, 34 25.4, 29 20.8, 26 24, 20 26.6, 13 25.4",
);
save(
  "logo-north-sea",
  svg(40, 40, [
    disc(20, 20, 18, sea.deep),
    ring(20, 20, 15, sea.light, 1.4),
    path(blob(fish), sea.light),
    disc(12.8, 18.8, 1.2, sea.deep),
    line("M18 16.4C19.6 18.6 19.6 21.6 18 23.8", sea.deep, 1.6),
  ]),
);

const scallop = (r: number, depth: number, count: number): Pt[] =>
  Array.from({ length: count * 2 }, (_, i): Pt => {
    const turn = (Math.PI * i) / count;
    const reach = i % 2 === 0 ? r : r - depth;
    return [60 + Math.sin(turn) * reach, 50 - Math.cos(turn) * reach];
  });
save(
  "guarantee",
  svg(120, 120, [
    path("M36 74L22 114L40 108L50 118L62 84Z", worn.brandDeep),
    path("M84 74L98 114L80 108L70 118L58 84Z", worn.brandDeep),
    path("M44 78L34 107L40 108L44 112L56 84Z", worn.brandShade),
    path("M76 78L86 107L80 108L76 112L64 84Z", worn.brandShade),
    path(blob(scallop(46, 5, 18)), worn.brand),
    ring(60, 50, 35.5, "#D9A868", 1.6),
    disc(60, 50, 32, worn.paper),
    path("M60 18A32 32 0 0 1 60 82A40 40 0 0 0 60 18Z", "#EFE1CA"),
    ...Array.from({ length: 24 }, (_, i) => {
      const turn = (Math.PI * i) / 12;
      return `${Math.round((60 + Math.sin(turn) * 38.6) * 10) / 10} ${Math.round((50 - Math.cos(turn) * 38.6) * 10) / 10}`;
    })
      .map((spot) => `M${spot}h0`)
      .reduce<string[]>((all, spot) => [`${all[0] ?? ""}${spot}`], [])
      .map((d) => line(d, worn.butter, 1.8)),
    line("M46 51L56 61L75 40", worn.good, 7.5),
  ]),
);
