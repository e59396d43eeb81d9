/** Draws the two half-length portraits: npx tsx scripts/illustrations/draw-entrance.ts */
import { type Build, builds } from "./body-builds.js";
import { armEdges, faceEdge, trunkEdge } from "./body-outline.js";
import { Painter } from "./body-paint.js";
import { edgeAt, mirror, mix, type Pt, pts, reverse, slice, svg, xy } from "./geometry.js";
import { color, worn } from "./palette.js";
import { save } from "./save.js";

const skin = color.skin;
const shade = "#D39B74";
const hair = { base: "#6A4633", light: "#8C6248", deep: "#523527" } as const;

const need = (name: string): Build => {
  const b = builds[name];
  if (b === undefined) throw new Error(`No build ${name}`);
  return b;
};

const upperArm = (b: Build, top: number, bottom: number): [Pt[], Pt[]] => {
  const arm = armEdges(b);
  return [slice(arm.outer, top, bottom, 6), slice(arm.inner, top, bottom, 6)];
};

const paintSkin = (p: Painter, b: Build, low: number): void => {
  const trunk = trunkEdge(b).filter(([, y]) => y < 95);
  p.shape(skin, 1, trunk, reverse(mirror(trunk)));
  const [out, into] = upperArm(b, 41.4, low);
  p.shape(skin, 1, out, reverse(into));
  p.shape(skin, 1, reverse(mirror(out)), mirror(into));
  const rim = slice(armEdges(b).outer, 52, low, 6);
  p.shape(
    shade,
    1,
    rim,
    reverse(rim.map(([x, y]): Pt => [x - b.upperArm * Math.min(0.34, (y - 52) * 0.03), y])),
  );
  const cap: Pt[] = xy(
    b.shoulder * 0.5,
    39.8,
    b.shoulder * 0.72,
    40.8,
    b.shoulder * 0.9,
    43.8,
    b.shoulder,
    49,
    b.shoulder * 0.8,
    54,
    b.shoulder * 0.5,
    50,
  );
  p.both(skin, 1, cap);
  p.shape(shade, 1, xy(b.neck, 26, b.neck, 35.5, 1, 38.4), xy(1, 38.4, -b.neck, 34.4, -b.neck, 26));
};

const paintFace = (p: Painter, b: Build, female: boolean): void => {
  const face = faceEdge(b);
  if (!female) {
    p.both(skin, 1, pts("8 17, 9.8 17, 9.6 21, 7.8 23"));
    p.both(shade, 1, pts("8.6 18.4, 9.2 18.6, 9 20.8, 8.4 21"));
  }
  p.shape(skin, 1, face, reverse(mirror(face)));
  const rim = slice(face, 10, 31.4, 5);
  p.shape(
    shade,
    0.75,
    rim,
    reverse(rim.map(([x, y]): Pt => [x - 1.7 * Math.sin((Math.PI * (y - 9)) / 24), y])),
  );
  p.both("#DE8D6C", 0.4, pts("5.4 21.6, 7 23, 5.4 24.4, 3.6 23"));
  for (const x of [-3.8, 3.8]) {
    p.oval(x, 19.2, 1.05, 1.25, color.ink);
    p.oval(x + 0.35, 18.7, 0.35, 0.38, "#FFF8EE");
  }
  const lash: Pt[] = pts("2.4 18.7, 3.2 17.9, 4.4 17.8, 5.7 18.3");
  if (female) p.line(color.ink, 0.55, 1, lash, mirror(lash));
  const brow: Pt[] = pts("2.1 15.8, 3.4 15.2, 4.9 15.2, 6.2 15.9");
  p.line(hair.base, female ? 0.75 : 1.15, 1, brow, mirror(brow));
  p.line("#C4835D", 0.8, 1, pts("0.4 18.6, 1.3 22.4, -0.6 23"));
};

const paintMan = (): string => {
  const b: Build = { ...need("male-athletic"), jaw: 8.6 };
  const p = new Painter(80, -5, 2.16);
  paintSkin(p, b, 80);
  const tee = { base: worn.brand, dark: worn.brandShade } as const;
  const trunk = trunkEdge(b);
  const side = slice(trunk, 42, 92, 7).map(([x, y]): Pt => [x + (y > 66 ? 1 : 0.4), y]);
  const top: Pt[] = xy(b.neck + 2.6, 37.2, b.shoulder * 0.55, 38.4, b.shoulder * 0.78, 40.8);
  const collar: Pt[] = xy(b.neck + 2.6, 37.2, 5, 42.6, 0, 44.8);
  p.shape(
    tee.base,
    1,
    reverse(mirror(collar)).reverse(),
    reverse(collar),
    top,
    side,
    reverse(mirror(side)),
    reverse(mirror(top)),
  );
  const [out, into] = upperArm(b, 40.8, 63);
  const puff = (points: readonly Pt[], by: number): Pt[] =>
    points.map(([x, y], i): Pt => [x + by * Math.min(1, i), y]);
  const sleeve = [puff(out, 0.9), reverse(puff(into, -0.7))] as const;
  p.shape(tee.base, 1, ...sleeve);
  p.shape(tee.base, 1, ...sleeve.map(mirror));
  p.both(
    tee.base,
    1,
    pts("10 38.6, 17 39.3, 22.6 41.4, 26.2 44.8, 27.9 49.6, 27.4 55, 20 58, 11 50"),
  );
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
  p.line(tee.dark, 1.3, 1, collar, mirror(collar));
  p.both(tee.dark, 0.55, pts("2.4 60.4, 8 62, 14.4 57.6, 13 62.2, 8 64.2"));
  paintCrossedArms(p, b);
  paintFace(p, b, false);
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
  p.blob(
    hair.base,
    1,
    pts(
      "-8.7 18.4, -9.4 11, -7.4 5.4, -2 3, 4 2.6, 8.6 6.4, 9.4 12, 8.7 18.4, 7.8 13.4, 6 10, 1 9.6, -4 8.6, -6.8 10.6, -7.8 14",
    ),
  );
  p.blob(hair.light, 1, pts("-6.8 7.6, -2.4 4.8, 3 4.4, 5.4 5.8, 0 6.2, -4.4 8"));
  return svg(160, 180, p.parts);
};

/** Two forearms folded over the chest, cut off at the waist. */
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

const paintWoman = (): string => {
  const b: Build = {
    ...need("female-athletic"),
    muscle: 0.3,
    shoulder: 20.6,
    chest: 15.4,
    jaw: 7.9,
  };
  const p = new Painter(80, -3, 2.16);
  p.blob(
    hair.deep,
    1,
    pts(
      "0 3, 8 5, 11.6 13, 12 24, 14.4 34, 15 46, 11 55, 4 52, -6 53, -12 55, -15.4 46, -14 34, -12 24, -11.6 13, -8 5",
    ),
  );
  paintSkin(p, b, 100);
  const top = { base: worn.ember, dark: worn.emberShade } as const;
  const trunk = trunkEdge(b);
  const side = slice(trunk, 54, 94, 6).map(([x, y]): Pt => [x + (y > 58 && y < 66 ? 0.6 : 0.3), y]);
  const strap = b.shoulder * 0.52;
  const hole: Pt[] = xy(strap + 2.4, 39, strap + 3, 45.6, b.chest - 1.2, 51.6, b.chest + 0.5, 54);
  const neck: Pt[] = xy(strap - 2, 38.6, strap - 2.6, 45, strap * 0.42, 49.6, 0, 50.4);
  p.shape(
    top.base,
    1,
    mirror(neck),
    reverse(neck),
    hole,
    side,
    reverse(mirror(side)),
    reverse(mirror(hole)),
  );
  p.shape(
    top.dark,
    1,
    side,
    reverse(side.map(([x, y]): Pt => [x * mix(1, 0.7, Math.min(1, (y - 54) / 16)), y])),
  );
  p.both(top.dark, 0.75, pts("1 63.4, 5 66.8, 9.6 66.6, 13.4 62.4, 10 65, 5 65"));
  p.line(top.dark, 1, 1, neck, mirror(neck));
  const bone: Pt[] = pts("2.4 42.4, 7 41.6, 11.4 42.4");
  p.line(shade, 0.9, 1, bone, mirror(bone));
  const rim = slice(armEdges(b).inner, 50, 92, 6);
  p.shape(
    shade,
    1,
    reverse(mirror(rim)),
    mirror(rim).map(([x, y]): Pt => [x - 1.5, y]),
  );
  paintFace(p, b, true);
  p.shape(
    "#FFF8EE",
    1,
    pts("-2.7 25.8, 0 26.5, 2.7 25.8"),
    pts("2.7 25.8, 1.5 28, -1.5 28, -2.7 25.8"),
  );
  p.line("#B9503A", 0.7, 1, pts("-3 25.6, 0 26.4, 3 25.6"));
  p.line("#B9503A", 0.8, 0.8, pts("-1.8 28.2, 0 28.7, 1.8 28.2"));
  p.blob(
    hair.base,
    1,
    pts(
      "-2.4 3.2, -8.6 5.6, -11.8 14, -12.2 25, -14.6 36, -15.2 47, -11.6 54.6, -9.4 47, -10 37, -8.6 28, -8.8 19, -6.6 12.4, -2.6 7.6",
    ),
  );
  p.blob(
    hair.base,
    1,
    pts(
      "-3.4 3.4, 3.4 2.6, 9.2 6, 11.8 14, 12.2 25, 14.6 36, 15 46, 11 54, 8.8 46, 10 36, 8.6 28, 8.9 20, 7 13.6, 2.6 9.6, -2.8 7.8",
    ),
  );
  p.blob(hair.light, 1, pts("-0.6 4.6, 4.6 4.8, 8.6 9, 10 16, 7.6 11.4, 3.6 7.6"));
  p.line(hair.light, 0.8, 1, pts("-10.6 20, -11.4 30, -12.8 42"), pts("10.8 24, 11.8 34, 12.8 44"));
  return svg(160, 180, p.parts);
};

save("entrance-male", paintMan());
save("entrance-female", paintWoman());
