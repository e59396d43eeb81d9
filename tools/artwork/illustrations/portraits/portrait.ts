/** What both half-length portraits share: colors, skin, and face. */

import { mirror, type Pt, pts, reverse, slice, xy } from "../../drawing/geometry.ts";
import { color } from "../../drawing/palette.ts";
import { type Build, builds } from "../bodies/body-builds.ts";
import { armEdges, faceEdge, trunkEdge } from "../bodies/body-outline.ts";
import type { Painter } from "../bodies/painter.ts";

export const skin = color.skin;
export const shade = "#D39B74";
export const hair = { base: "#6A4633", light: "#8C6248", deep: "#523527" } as const;

export const buildNamed = (name: string): Build => {
  const b = builds[name];
  if (b === undefined) throw new Error(`No build ${name}`);
  return b;
};

export const upperArm = (b: Build, top: number, bottom: number): [Pt[], Pt[]] => {
  const arm = armEdges(b);
  return [slice(arm.outer, top, bottom, 6), slice(arm.inner, top, bottom, 6)];
};

export const paintSkin = (p: Painter, b: Build, low: number): void => {
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

export const paintFace = (p: Painter, b: Build, female: boolean): void => {
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
