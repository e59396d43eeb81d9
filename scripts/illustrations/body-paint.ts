/** Paints a standing figure, front or back, in flat tones with one soft shade. */
import type { Build } from "./body-builds.js";
import { armEdges, faceEdge, foot, type Limb, legEdges, thumb, trunkEdge } from "./body-outline.js";
import {
  blob,
  curve,
  edgeAt,
  line,
  mirror,
  mix,
  outline,
  oval,
  type Pt,
  path,
  pts,
  reverse,
  slice,
  xy,
} from "./geometry.js";

export type Place = (points: readonly Pt[]) => Pt[];

export interface Look {
  readonly skin: string;
  readonly shade: string;
  /** Deeper tone for the lines between muscles. */
  readonly cut: string;
  readonly hair: string;
  readonly hairLight: string;
  /** How loosely the shorts hang, 0 to 1. */
  readonly fit: number;
  readonly cloth: string;
  readonly clothShade: string;
}

/** Draws shapes given on the figure's own grid at a place on the page. */
export class Painter {
  readonly parts: string[] = [];
  readonly place: Place;
  readonly scale: number;
  constructor(dx: number, dy: number, scale: number) {
    this.scale = scale;
    this.place = (points) => points.map(([x, y]): Pt => [dx + x * scale, dy + y * scale]);
  }
  shape(fill: string, opacity: number, ...runs: readonly (readonly Pt[])[]): void {
    this.parts.push(path(outline(...runs.map((run) => this.place(run))), fill, opacity));
  }
  blob(fill: string, opacity: number, points: readonly Pt[]): void {
    this.parts.push(path(blob(this.place(points)), fill, opacity));
  }
  both(fill: string, opacity: number, points: readonly Pt[]): void {
    this.parts.push(
      path(blob(this.place(points)) + blob(this.place(mirror(points))), fill, opacity),
    );
  }
  line(stroke: string, width: number, opacity: number, ...runs: readonly (readonly Pt[])[]): void {
    this.parts.push(
      line(runs.map((run) => curve(this.place(run))).join(""), stroke, width * this.scale, opacity),
    );
  }
  oval(x: number, y: number, rx: number, ry: number, fill: string): void {
    const [at] = this.place([[x, y]]);
    if (at !== undefined)
      this.parts.push(oval(at[0], at[1], rx * this.scale, ry * this.scale, fill));
  }
}

/** A shade along the right-hand side of a form between two edges, thin at both ends. */
const shadeBand = (
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

export const paintHead = (p: Painter, b: Build, look: Look, back: boolean): void => {
  const face = faceEdge(b);
  const female = b.sex === "female";
  if (female)
    p.blob(
      look.hair,
      1,
      pts(
        "0 4.4, 7.4 6, 10.9 13, 11.4 22, 12 30, 10.4 34.4, 5 35.4, -5 35.4, -10.4 34.4, -12 30, -11.4 22, -10.9 13, -7.4 6",
      ),
    );
  if (!back || !female) {
    p.shape(look.skin, 1, xy(b.neck, 24, b.neck, 40), xy(-b.neck, 40, -b.neck, 24));
    if (!back)
      p.shape(
        look.shade,
        1,
        xy(b.neck, 26, b.neck, 34, b.neck * 0.2, 36 + b.jaw * 0.1),
        xy(b.neck * 0.2, 36 + b.jaw * 0.1, -b.neck, 33, -b.neck, 26),
      );
  }
  if (!female) p.both(look.skin, 1, pts("8 17, 9.6 17.4, 9.4 21, 7.8 23"));
  p.shape(look.skin, 1, face, reverse(mirror(face)));
  if (back) {
    paintHairBack(p, b, look);
    return;
  }
  p.shape(look.shade, 1, ...shadeBand(mirror(face), face, 12, 31, 0.13));
  p.line(look.hair, 0.9, 0.75, pts("2.4 17, 4.2 16.3, 5.8 17"), pts("-2.4 17, -4.2 16.3, -5.8 17"));
  p.both(look.hair, 1, pts("4 18.7, 4.7 19.5, 4 20.3, 3.3 19.5"));
  p.line(look.shade, 0.9, 1, pts("0.5 19, 1.1 22.4, -0.4 22.9"));
  p.line(look.hair, 0.8, 0.55, pts("-2.3 26.3, 0 27.1, 2.3 26.3"));
  if (female) {
    p.blob(look.hair, 1, pts("-1.5 4.6, -7.6 6.4, -10.6 14, -10 22, -8 19, -6.6 13.4, -1.4 9.8"));
    p.blob(
      look.hair,
      1,
      pts("-3 5, 3 4.4, 8.6 7.6, 10.9 15, 9.8 23, 8.2 19, 6.6 13.6, 1.6 11, -2.6 9.4"),
    );
    p.blob(look.hairLight, 1, pts("-1.6 6.4, -6 8, -8.6 13, -6.2 10.6, -2.4 8.6"));
    return;
  }
  p.blob(
    look.hair,
    1,
    pts(
      "-8.6 18, -9.2 11.4, -6.8 6.4, -1 4.4, 5 5.2, 8.8 9.6, 8.7 18, 7.6 14, 5 11.4, 0 12, -4.4 10.6, -7.4 13.6",
    ),
  );
  p.blob(look.hairLight, 1, pts("-6.8 9, -3 6.4, 2 6, -1.6 7.8, -5 9.6"));
};

const paintHairBack = (p: Painter, b: Build, look: Look): void => {
  if (b.sex === "female") {
    p.blob(
      look.hair,
      1,
      pts(
        "0 4.4, 7.4 6, 10.9 13, 11.4 22, 12 30, 9 35, 0 36.2, -9 35, -12 30, -11.4 22, -10.9 13, -7.4 6",
      ),
    );
    p.line(look.hairLight, 1, 1, pts("-3 8, -6.6 15, -7.4 26"), pts("2.6 9, 4 18, 3.6 30"));
    return;
  }
  p.blob(
    look.hair,
    1,
    pts(
      "0 4.4, 6 5.6, 9 11, 8.9 19, 7.4 24, 5.4 28, 0 29.4, -5.4 28, -7.4 24, -8.9 19, -9 11, -6 5.6",
    ),
  );
  p.blob(look.hairLight, 1, pts("-6.8 10, -3 6.8, 2 6.4, -1.6 8.2, -5 11"));
};
