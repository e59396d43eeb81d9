/** Clothes, muscles and bellies laid over a painted trunk. */
import type { Build } from "./body-builds.js";
import { legEdges, trunkEdge } from "./body-outline.js";
import type { Look, Painter } from "./body-paint.js";
import { edgeAt, mirror, mix, type Pt, pts, reverse, slice, xy } from "./geometry.js";

export const waistLine = (b: Build): number => (b.sex === "female" ? 97 : 98) + b.round * 2.4;

export const paintShorts = (p: Painter, b: Build, look: Look, back: boolean): void => {
  const leg = legEdges(b);
  const trunk = trunkEdge(b);
  const top = waistLine(b);
  const hem = b.sex === "female" ? 119 : 125;
  const ease = (b.sex === "female" ? 0.3 : 0.9) * look.fit;
  const dip = back ? -0.6 : 1 + b.round * 3.4;
  const side: Pt[] = [
    ...slice(trunk, top, 106, 4).map(([x, y]): Pt => [x + 0.3, y]),
    ...slice(leg.outer, 111, hem, 7).map(([x, y]): Pt => [x + ease * ((y - 104) / 14), y]),
  ];
  const [outX, inX] = [edgeAt(leg.outer, hem) + ease * 1.5, edgeAt(leg.inner, hem) - 0.3];
  const bottom: Pt[] = xy(outX, hem, mix(outX, inX, 0.5), hem + 1, inX, hem - 0.4);
  const waist: Pt[] = xy(
    edgeAt(trunk, top) + 0.3,
    top,
    edgeAt(trunk, top) * 0.5,
    top + dip * 0.75,
    0,
    top + dip,
  );
  const right = [side, bottom, xy(inX, hem - 0.4, 0.3, 109.6, 0, 109)];
  p.shape(
    look.cloth,
    1,
    ...right,
    reverse(right[2] ?? []).map(([x, y]): Pt => [-x, y]),
    ...[bottom, side].map((run) => reverse(mirror(run))),
    mirror(waist),
    reverse(waist),
  );
  const inner = slice(leg.outer, 104, hem, 7).map(
    ([x, y]): Pt => [x + ease * ((y - 104) / 14) - Math.min(5, (y - 100) * 0.35), y],
  );
  p.shape(
    look.clothShade,
    1,
    slice(leg.outer, 106, hem, 6).map(([x, y]): Pt => [x + ease * ((y - 104) / 14), y]),
    reverse(inner),
  );
  p.shape(
    look.clothShade,
    1,
    xy(-0.2, 106, -inX - 0.2, hem - 0.4),
    xy(-inX - 3, hem + 0.4, -2.4, 113, -0.2, 106),
  );
  const band: Pt[] = waist.map(([x, y]): Pt => [x, y + 2.6]);
  p.shape(look.clothShade, 1, mirror(waist), reverse(waist), band, reverse(mirror(band)));
};

export const paintTop = (p: Painter, b: Build, look: Look, back: boolean): void => {
  const trunk = trunkEdge(b);
  const low = 68.5;
  const strap = b.shoulder * 0.5;
  const side = slice(trunk, 57, low, 6);
  const [topX] = [edgeAt(trunk, 57)];
  const edge: Pt[] = xy(strap + 1.6, 39.6, strap + 2, 46, topX - 1.6, 53.4, topX, 57);
  const neck: Pt[] = back
    ? xy(strap - 1.6, 39.2, strap - 2.6, 46, 0, 50.5)
    : xy(strap - 1.6, 39.2, strap - 2, 45, strap * 0.5, 50.4, 0, 51.8);
  const hem: Pt[] = xy(edgeAt(trunk, low), low, edgeAt(trunk, low) * 0.5, low + 1.2, 0, low + 1);
  p.shape(
    look.cloth,
    1,
    edge,
    side,
    hem,
    reverse(mirror(hem)),
    reverse(mirror(side)),
    reverse(mirror(edge)),
    mirror(neck),
    reverse(neck),
  );
  p.shape(
    look.clothShade,
    1,
    slice(trunk, 55, low, 5),
    reverse(
      slice(trunk, 55, low, 5).map(([x, y]): Pt => [x * (1 - 0.26 * Math.min(1, (y - 55) / 9)), y]),
    ),
  );
  if (back) return;
  const w = b.chest;
  p.both(
    look.clothShade,
    1,
    xy(
      0.9,
      61.6,
      w * 0.28,
      65.6,
      w * 0.6,
      66,
      w * 0.86,
      62,
      w * 0.62,
      64.4,
      w * 0.3,
      64,
      w * 0.12,
      62,
    ),
  );
};

/** Collarbones, chest, belly and, where fit, muscles. */
export const paintFront = (p: Painter, b: Build, look: Look): void => {
  const tone = b.muscle > 0.4 ? look.cut : look.shade;
  const bone = b.shoulder * 0.6;
  p.line(
    tone,
    0.9,
    b.round > 0.4 ? 0.5 : 1,
    xy(2.4, 42.6, bone * 0.6, 41.8, bone, 42.8),
    mirror(xy(2.4, 42.6, bone * 0.6, 41.8, bone, 42.8)),
  );
  const w = b.chest;
  if (b.sex === "male") {
    const heft = 0.5 + b.muscle * 1.9 + Math.max(0, w - 22) * 0.25;
    const low = 62 + b.muscle + (w > 22 ? 3 : 0);
    p.both(
      tone,
      b.round > 0.4 ? 0.7 : mix(0.6, 1, b.muscle),
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
  }
  const navel = 89 + b.round * 2;
  if (b.round > 0.4) {
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
  }
  p.oval(0, navel, 0.9 + b.round * 0.4, 1.3, look.shade);
  if (b.muscle > 0.25) paintAbs(p, b, tone);
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

/** Spine, shoulder blades and seat, for the view from behind. */
export const paintBack = (p: Painter, b: Build, look: Look): void => {
  const w = b.chest;
  const blade: Pt[] = xy(w * 0.5, 50, w * 0.3, 57, w * 0.44, 63, w * 0.74, 61);
  p.line(look.shade, 1, 1, pts("0 46, 0 66, 0 92"), blade, mirror(blade));
};
