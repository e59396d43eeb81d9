/** Muscles and bellies on top of a painted trunk. */

import { edgeAt, mirror, mix, type Pt, pts, xy } from "../../drawing/geometry.ts";
import type { Build } from "./body-builds.ts";
import { legEdges, trunkEdge, waistLine } from "./body-outline.ts";
import type { Look, Painter } from "./painter.ts";

/** Collarbones, chest, belly, and muscles if the build has them. */
export const paintFront = (p: Painter, b: Build, look: Look): void => {
  const tone = b.muscle > 0.4 ? look.cut : look.shade;
  const bone = b.shoulder * 0.6;
  const collarbone: Pt[] = xy(2.4, 42.6, bone * 0.6, 41.8, bone, 42.8);
  p.line(tone, 0.9, isRound(b) ? 0.5 : 1, collarbone, mirror(collarbone));
  if (b.sex === "male") paintChest(p, b, tone);
  if (isRound(b)) paintBelly(p, b, tone);
  p.oval(0, 89 + b.round * 2, 0.9 + b.round * 0.4, 1.3, look.shade);
  if (b.muscle > 0.25) paintAbs(p, b, tone);
};

const isRound = (b: Build): boolean => b.round > 0.4;

const paintChest = (p: Painter, b: Build, tone: string): void => {
  const w = b.chest;
  const heft = 0.5 + b.muscle * 1.9 + Math.max(0, w - 22) * 0.25;
  const low = 62 + b.muscle + (w > 22 ? 3 : 0);
  p.both(
    tone,
    isRound(b) ? 0.7 : mix(0.6, 1, b.muscle),
    xy(
      0.7,
      low - 3,
      w * 0.3,
      low + 0.6,
      w * 0.62,
      low,
      w * 0.86,
      low - 6,
      w * 0.66,
      low + heft,
      w * 0.3,
      low + 0.8 + heft,
      0.7,
      low - 0.5 + heft * 0.3,
    ),
  );
  if (b.muscle > 0.3) p.line(tone, 0.8 + b.muscle * 0.4, b.muscle, pts("0 47, 0.2 61"));
};

const paintBelly = (p: Painter, b: Build, tone: string): void => {
  const r = b.belly * 0.8;
  const top = waistLine(b);
  p.blob(
    "#EFC6A6",
    0.4,
    xy(
      -r * 0.5,
      76,
      -r * 0.1,
      73,
      r * 0.34,
      76,
      r * 0.44,
      84,
      r * 0.1,
      90.5,
      -r * 0.4,
      90,
      -r * 0.66,
      83,
    ),
  );
  p.both(
    tone,
    0.55,
    xy(
      0,
      top + 2.8,
      r * 0.6,
      top + 0.2,
      r * 1.06,
      top - 7,
      r * 1.1,
      84,
      r * 0.98,
      top - 8,
      r * 0.56,
      top - 2.6,
      0,
      top - 0.8,
    ),
  );
};

const paintAbs = (p: Painter, b: Build, tone: string): void => {
  const m = b.muscle;
  const female = b.sex === "female";
  const top = female ? 71 : 68;
  const w = b.waist * (female ? 0.46 : 0.48);
  p.line(tone, 0.6 + m * 0.7, Math.min(1, m + 0.2), xy(0, top, 0, 80, 0, 86.8));
  const rib: Pt[] = xy(w * 1.12, top + 1, w * 1.06, 80, w * 0.94, 90, w * 0.55, 97);
  p.line(tone, 0.6 + m * 0.9, m * 0.9, rib, mirror(rib));
  if (m > 0.6) {
    for (const y of [top + 4.6, 78.8, 85]) {
      const cut: Pt[] = xy(1.2, y - 0.5, w * 0.55, y + 0.4, w * 0.98, y - 0.9);
      p.line(tone, 0.3 + m * 0.9, m * m, cut, mirror(cut));
    }
  }
  if (m > 0.7) {
    for (const y of [68, 72.4, 76.8]) {
      const x = edgeAt(trunkEdge(b), y);
      const tooth: Pt[] = xy(x - 0.4, y - 1.2, x - 2.6, y + 1.2, x - 4.4, y + 2.6);
      p.line(tone, m, m * 0.8, tooth, mirror(tooth));
    }
  }
  const groin: Pt[] = xy(
    Math.min(b.hip * 0.86, edgeAt(trunkEdge(b), 90) - 2),
    90,
    b.hip * 0.68,
    95.6,
    b.hip * 0.42,
    101,
  );
  p.line(tone, 0.5 + m * 0.8, m, groin, mirror(groin));
};

export const paintThighs = (p: Painter, b: Build, look: Look): void => {
  if (b.muscle < 0.4) return;
  const leg = legEdges(b);
  const at = (share: number, y: number): Pt => [
    mix(edgeAt(leg.inner, y), edgeAt(leg.outer, y), share),
    y,
  ];
  const sweep: Pt[] = [at(0.55, 127), at(0.62, 134), at(0.7, 140)];
  const drop: Pt[] = [at(0.4, 132), at(0.22, 137), at(0.34, 141)];
  const shin: Pt[] = [at(0.4, 152), at(0.34, 160), at(0.42, 168)];
  p.line(
    look.cut,
    0.4 + b.muscle * 0.7,
    b.muscle * 0.9,
    sweep,
    mirror(sweep),
    drop,
    mirror(drop),
    shin,
    mirror(shin),
  );
};

/** Spine, shoulder blades, and seat, for the view from behind. */
export const paintBack = (p: Painter, b: Build, look: Look): void => {
  const w = b.chest;
  const blade: Pt[] = xy(w * 0.5, 50, w * 0.3, 57, w * 0.44, 63, w * 0.74, 61);
  p.line(look.shade, 1, 1, pts("0 46, 0 66, 0 92"), blade, mirror(blade));
};
