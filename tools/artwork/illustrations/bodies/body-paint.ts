/** Paints a standing figure, front or back, in flat tones with one soft shade. */

import { edgeAt, mirror, mix, type Pt, reverse, slice, xy } from "../../drawing/geometry.ts";
import type { Build } from "./body-builds.ts";
import { armEdges, foot, type Limb, legEdges, thumb, trunkEdge } from "./body-outline.ts";
import type { Look, Painter } from "./painter.ts";

/** A shade along the right side of a form between two edges, thin at both ends. */
export const shadeBand = (
  left: readonly Pt[],
  right: readonly Pt[],
  top: number,
  bottom: number,
  share: number,
): Pt[][] => {
  const rim = slice(right, top, bottom, 11);
  const inside = rim.map(([x, y]): Pt => {
    const t = (y - top) / (bottom - top);
    const ease = Math.min(1, Math.sin(Math.PI * Math.min(1, Math.max(0, t))) * 1.5);
    return [mix(x, edgeAt(left, y), share * ease), y];
  });
  return [rim, reverse(inside)];
};

const paintLimb = (p: Painter, look: Look, limb: Limb, top: number, bottom: number): void => {
  const other: Limb = { inner: mirror(limb.inner), outer: mirror(limb.outer) };
  p.shape(look.shade, 1, ...shadeBand(limb.inner, limb.outer, top, bottom, 0.3));
  p.shape(look.shade, 1, ...shadeBand(other.outer, other.inner, top, bottom, 0.3));
};

export const paintLegs = (p: Painter, b: Build, look: Look): void => {
  const leg = legEdges(b);
  const runs = [slice(leg.outer, 104, 184, 10), reverse(slice(leg.inner, 104, 184, 10))] as const;
  const feet = foot(b);
  p.shape(look.skin, 1, ...runs);
  p.shape(look.skin, 1, ...runs.map(mirror));
  p.both(look.skin, 1, feet);
  paintLimb(p, look, leg, 112, 186);
  const [i, o] = [edgeAt(leg.inner, 184), edgeAt(leg.outer, 184)];
  const sole: Pt[] = xy(
    o + 3.6,
    191.8,
    o + 3.4,
    193.4,
    o + 1.6,
    194,
    i + 1.6,
    194,
    i - 0.5,
    193,
    i + 1.5,
    192.9,
    o + 0.8,
    192.9,
  );
  p.both(look.shade, 1, sole);
  const knee = (edgeAt(leg.inner, 144) + edgeAt(leg.outer, 144)) / 2;
  p.line(
    look.shade,
    1,
    1,
    xy(knee - b.knee * 0.2, 145.6, knee, 146.6, knee + b.knee * 0.22, 145.4),
    mirror(xy(knee - b.knee * 0.22, 145.4, knee, 146.6, knee + b.knee * 0.2, 145.6)),
  );
};

export const paintTrunk = (p: Painter, b: Build, look: Look): void => {
  const trunk = trunkEdge(b);
  p.shape(look.skin, 1, trunk, reverse(mirror(trunk)));
  p.shape(look.shade, 1, ...shadeBand(mirror(trunk), trunk, 50, 108, 0.13 + b.round * 0.02));
  p.shape(look.shade, 0.7, ...shadeBand(trunk, mirror(trunk), 50, 76, 0.06));
};

export const paintArms = (p: Painter, b: Build, look: Look): void => {
  const arm = armEdges(b);
  const runs = [arm.outer, reverse(arm.inner)] as const;
  p.both(look.skin, 1, thumb(b));
  p.shape(look.skin, 1, ...runs);
  p.shape(look.skin, 1, ...runs.map(mirror));
  paintLimb(p, look, arm, 46, 112);
  if (b.muscle > 0.3) {
    const [out, into] = [edgeAt(arm.outer, 58), edgeAt(arm.inner, 58)];
    const w = out - into;
    p.both(
      look.shade,
      b.muscle,
      xy(
        out - 0.2,
        56,
        mix(into, out, 0.62),
        60,
        mix(into, out, 0.4),
        61.8,
        mix(into, out, 0.6),
        58.4 - w * 0.1,
      ),
    );
  }
};
