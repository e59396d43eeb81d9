import { edgeAt, mirror, type Pt, pts, reverse, slice, svg, xy } from "../../drawing/geometry.ts";
import { worn } from "../../drawing/palette.ts";
import type { Build } from "../bodies/body-builds.ts";
import { armEdges, trunkEdge } from "../bodies/body-outline.ts";
import { Painter } from "../bodies/painter.ts";
import { buildNamed, hair, paintFace, paintSkin, shade, skin, upperArm } from "./portrait.ts";

const tee = { base: worn.brand, dark: worn.brandShade } as const;

export const paintMan = (): string => {
  const b: Build = { ...buildNamed("male-athletic"), jaw: 8.6 };
  const p = new Painter(80, -5, 2.16);
  paintSkin(p, b, 80);
  paintTee(p, b);
  paintSleeves(p, b);
  paintFolds(p, b);
  paintCrossedArms(p, b);
  paintFace(p, b, false);
  paintBeard(p);
  paintHair(p);
  return svg(160, 180, p.parts);
};

const collarOf = (b: Build): Pt[] => xy(b.neck + 2.6, 37.2, 5, 42.6, 0, 44.8);

const paintTee = (p: Painter, b: Build): void => {
  const side = slice(trunkEdge(b), 42, 92, 7).map(([x, y]): Pt => [x + (y > 66 ? 1 : 0.4), y]);
  const top: Pt[] = xy(b.neck + 2.6, 37.2, b.shoulder * 0.55, 38.4, b.shoulder * 0.78, 40.8);
  const collar = collarOf(b);
  const left = [side, top].map((run) => reverse(mirror(run)));
  p.shape(tee.base, 1, mirror(collar), reverse(collar), top, side, ...left);
};

/** Points moved sideways, all but the first by the full distance. */
const puff = (points: readonly Pt[], by: number): Pt[] =>
  points.map(([x, y], i): Pt => [x + by * Math.min(1, i), y]);

const paintSleeves = (p: Painter, b: Build): void => {
  const [out, into] = upperArm(b, 40.8, 63);
  const sleeve = [puff(out, 0.9), reverse(puff(into, -0.7))] as const;
  p.shape(tee.base, 1, ...sleeve);
  p.shape(tee.base, 1, ...sleeve.map(mirror));
  p.both(
    tee.base,
    1,
    pts("10 38.6, 17 39.3, 22.6 41.4, 26.2 44.8, 27.9 49.6, 27.4 55, 20 58, 11 50"),
  );
};

const paintFolds = (p: Painter, b: Build): void => {
  for (const way of [1, -1])
    p.shape(
      tee.dark,
      0.9,
      xy(16.6 * way, 51, 16.4 * way, 58, 15.2 * way, 66),
      xy(15.2 * way, 66, 17.6 * way, 59, 16.6 * way, 51),
    );
  const fold = slice(armEdges(b).outer, 46, 63, 5);
  p.shape(
    tee.dark,
    1,
    puff(fold, 0.9).map(([x, y]): Pt => [x + (y < 47 ? 0.9 : 0), y]),
    reverse(fold.map(([x, y]): Pt => [x + 0.9 - (y - 46) * 0.22, y])),
  );
  const collar = collarOf(b);
  p.line(tee.dark, 1.3, 1, collar, mirror(collar));
  p.both(tee.dark, 0.55, pts("2.4 60.4, 8 62, 14.4 57.6, 13 62.2, 8 64.2"));
};

/** The beard and the smile in it. */
const paintBeard = (p: Painter): void => {
  p.shape(
    "#B5835F",
    1,
    pts("-8.2 20.4, -7.6 25.4, -4.9 29.9, 0 32.1, 4.9 29.9, 7.6 25.4, 8.2 20.4"),
    pts("8.2 20.4, 6.4 24.4, 3.6 24.6, 0 24, -3.6 24.6, -6.4 24.4, -8.2 20.4"),
  );
  p.shape(
    "#FFF8EE",
    1,
    pts("-2.9 26, 0 26.7, 2.9 26"),
    pts("2.9 26, 1.6 28.2, -1.6 28.2, -2.9 26"),
  );
};

const paintHair = (p: Painter): void => {
  p.blob(
    hair.base,
    1,
    pts(
      "-8.7 18.4, -9.4 11, -7.4 5.4, -2 3, 4 2.6, 8.6 6.4, 9.4 12, 8.7 18.4, 7.8 13.4, 6 10, 1 9.6, -4 8.6, -6.8 10.6, -7.8 14",
    ),
  );
  p.blob(hair.light, 1, pts("-6.8 7.6, -2.4 4.8, 3 4.4, 5.4 5.8, 0 6.2, -4.4 8"));
};

/** Two forearms crossed over the chest, cut off at the waist. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one drawing, from back to front.
const paintCrossedArms = (p: Painter, b: Build): void => {
  const elbow = edgeAt(armEdges(b).outer, 76) + 0.4;
  p.blob(worn.brandShade, 1, pts("-15.6 72, 0 74, 14.6 80, 14.6 84, 13.6 92, 4 92, -8 90, -15 84"));
  p.blob(
    shade,
    1,
    xy(
      -elbow,
      76,
      -elbow + 3,
      82.6,
      -10,
      80.6,
      8,
      74,
      14,
      70,
      12,
      65.6,
      2,
      67,
      -14,
      71,
      -elbow + 2,
      70,
    ),
  );
  p.blob(
    skin,
    1,
    xy(
      elbow,
      76,
      elbow - 2.6,
      83.4,
      14,
      83.6,
      0,
      78.8,
      -12,
      74.2,
      -18,
      72,
      -18.6,
      66.6,
      -12,
      65.8,
      2,
      69,
      14,
      71,
      elbow - 2,
      69,
    ),
  );
  p.blob(
    shade,
    1,
    xy(
      elbow,
      76.4,
      elbow - 2.6,
      83.4,
      14,
      83.6,
      0,
      78.8,
      -12,
      74.2,
      0,
      76.4,
      14,
      80,
      elbow - 4,
      79,
    ),
  );
  p.blob(
    skin,
    1,
    pts("-12 65.8, -17 63.4, -22.4 62.4, -25.4 64.4, -25 69.6, -22 73.4, -17 73.6, -12 72"),
  );
  p.line(
    shade,
    0.8,
    1,
    pts("-25 66.6, -21 66.4, -18.4 67"),
    pts("-24.6 69.2, -20.6 68.8, -18 69.4"),
    pts("-23.4 71.8, -20 71.2, -18 71.6"),
  );
};
