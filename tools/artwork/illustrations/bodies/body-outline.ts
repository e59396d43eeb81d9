/**
 * Turns a build's measurements into edges. The figure is centered on x = 0, and edges are of its
 * right half.
 */

import { edgeAt, mix, type Pt } from "../../drawing/geometry.ts";
import type { Build } from "./body-builds.ts";

export interface Limb {
  readonly outer: readonly Pt[];
  readonly inner: readonly Pt[];
}

/** From the neck over the shoulder and down the side to the crotch line. */
export const trunkEdge = (b: Build): Pt[] => {
  const female = b.sex === "female";
  const lift = b.muscle * (female ? 0.8 : 1.8);
  return [
    [b.neck, 28],
    [b.neck, 33],
    [b.neck + 1.2, 36.4 - lift],
    [b.shoulder * 0.52, 39.4 - lift * 0.9],
    [b.shoulder * 0.78, 41.4],
    [b.shoulder * 0.86, 46],
    [b.chest * 1.02, 54],
    [b.chest, 60],
    [mix(b.chest, b.waist, 0.28) + b.muscle * 0.6, 68],
    [b.waist, female ? 79 : 82],
    [b.belly, 91],
    [mix(b.hip, b.belly, 0.15), 99],
    [b.hip, 105],
    [b.hip, 110],
  ];
};

/** The height of the waistband. */
export const waistLine = (b: Build): number => (b.sex === "female" ? 97 : 98) + b.round * 2.4;

export const legEdges = (b: Build): Limb => {
  const a = 0.6;
  const spread = (b.hip - 15) * 0.16;
  const stations: readonly (readonly [number, number, number])[] = [
    [104, 0, b.hip],
    [109, a * 0.6, b.hip],
    [115, a, b.thigh],
    [127, a + 1.2, b.thigh * 0.86 + b.muscle * 0.5],
    [137, a + 2.7 + spread * 0.4, mix(b.thigh, b.knee, 0.84)],
    [144, a + 3.5 + spread * 0.7, b.knee],
    [150, a + 3.2 + spread, mix(b.knee, b.calf, 0.55)],
    [157, a + 2.9 + spread, b.calf],
    [167, a + 4.2 + spread, mix(b.calf, b.ankle, 0.5)],
    [177, a + 5.4 + spread, mix(b.calf, b.ankle, 0.9)],
    [184, a + 5.7 + spread, b.ankle],
  ];
  return {
    inner: stations.map(([y, x]): Pt => [x, y]),
    outer: stations.map(([y, x, w]): Pt => [y < 112 ? w : x + w, y]),
  };
};

export const armEdges = (b: Build): Limb => {
  const trunk = trunkEdge(b);
  const top = b.shoulder - b.upperArm / 2;
  const widest = Math.max(edgeAt(trunk, 80), edgeAt(trunk, 90) - 1.4);
  const elbow = Math.max(top + 2.2, widest + b.forearm * 0.42);
  const wrist = Math.max(elbow + 1.6, edgeAt(trunk, 100) + b.wrist * 0.5 + 0.8);
  const [ua, fa, wr] = [b.upperArm / 2, b.forearm / 2, b.wrist / 2];
  const m = b.muscle;
  const stations: readonly (readonly [number, number, number, number])[] = [
    [41.4, top - ua * 0.5, 0.6, 1],
    [43.2, top - ua * 0.1, ua * 0.62, ua * 0.8],
    [48, top, ua * (0.98 + m * 0.08), ua],
    [54, mix(top, elbow, 0.12), ua * (1.02 + m * 0.12), ua * 0.98],
    [61, mix(top, elbow, 0.34), ua * 0.97, ua * 0.98],
    [69, mix(top, elbow, 0.62), ua * 0.93, ua * (0.95 + m * 0.06)],
    [78, mix(top, elbow, 0.94), mix(ua, fa, 0.8), mix(ua, fa, 0.75)],
    [86, mix(elbow, wrist, 0.25), fa * 1.08, fa * 0.98],
    [94, mix(elbow, wrist, 0.62), mix(fa, wr, 0.5), mix(fa, wr, 0.5)],
    [102, wrist, wr, wr],
    [107, wrist + 0.2, wr * 1.18, wr * 1.25],
    [112, wrist - 0.1, wr * 1.12, wr * 1.15],
    [116.5, wrist - 0.6, wr * 0.72, wr * 0.68],
    [118.2, wrist - 0.8, 0.5, 0.5],
  ];
  return {
    outer: stations.map(([y, x, out]): Pt => [x + out, y]),
    inner: stations.map(([y, x, , into]): Pt => [x - into, y]),
  };
};

export const thumb = (b: Build): Pt[] => {
  const { inner } = armEdges(b);
  const at = (y: number): number => edgeAt(inner, y);
  const w = b.wrist * 0.2;
  return [
    [at(102) + 1, 102.4],
    [at(106) - w, 105.6],
    [at(110) - w * 1.5, 110],
    [at(111), 112.6],
    [at(110) + 1.6, 109.4],
  ];
};

export const foot = (b: Build): Pt[] => {
  const leg = legEdges(b);
  const [i, o] = [edgeAt(leg.inner, 184), edgeAt(leg.outer, 184)];
  return [
    [o - 0.1, 181],
    [o + 0.5, 186],
    [o + 3, 190.2],
    [o + 3.6, 192.6],
    [o + 1.6, 194],
    [i + 1.6, 194],
    [i - 0.6, 192.8],
    [i - 0.4, 188],
    [i + 0.1, 181],
  ];
};

/** Half of the face, from crown to chin. */
export const faceEdge = (b: Build): Pt[] => [
  [0, 6.6],
  [5.4, 8],
  [8.2, 13],
  [mix(8.2, b.jaw, 0.5), 19],
  [b.jaw * 0.9, 24.6],
  [b.jaw * 0.56, 29.8],
  [0, 32],
];
