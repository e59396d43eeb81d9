/** The tappable areas of the two-view figures. Each covers both views. */

import {
  blob,
  edgeAt,
  mirror,
  outline,
  type Pt,
  reverse,
  slice,
  xy,
} from "../../drawing/geometry.ts";
import type { Build } from "./body-builds.ts";
import { armEdges, legEdges, thumb, trunkEdge } from "./body-outline.ts";
import { Painter, type Place } from "./painter.ts";

/** Units per page unit while painting. Whole numbers keep the file small. */
export const fine = 4;

export const scale = 1.8;
export const spots = { front: 82, back: 238 } as const;

const places: readonly Place[] = [spots.front, spots.back].map(
  (dx) => new Painter(dx * fine, 0, scale * fine).place,
);
const area = (d: string): string => `<path transform="scale(${1 / fine})" d="${d}"/>`;
const onBoth = (draw: (place: Place, index: number) => string): string =>
  area(places.map(draw).join(""));
const onOne = (back: boolean, ...runs: readonly (readonly Pt[])[]): string => {
  const [front, behind] = places;
  const place = back ? behind : front;
  return place === undefined ? "" : area(outline(...runs.map(place)));
};

/** The visible edge of the trunk: the inner side of the arm hides part of it. */
const seen = (b: Build, top: number, bottom: number): Pt[] => {
  const trunk = trunkEdge(b);
  const arm = armEdges(b);
  return slice(trunk, top, bottom, 4).map(
    ([x, y]): Pt => [Math.min(x, y < 44 ? x : edgeAt(arm.inner, y)), y],
  );
};

const arms = (b: Build): string => {
  const arm = armEdges(b);
  const runs: readonly (readonly Pt[])[] = [arm.outer, reverse(arm.inner)];
  return onBoth(
    (place) =>
      outline(...runs.map(place)) +
      outline(...runs.map((run) => place(mirror(run)))) +
      blob(place(reverse(thumb(b)))) +
      blob(place(reverse(mirror(thumb(b))))),
  );
};

/** The legs start at the groin in front, and below the seat at the back. */
const legRuns = (b: Build, behind: boolean): Pt[][] => {
  const leg = legEdges(b);
  const top = behind ? 114.5 : 106;
  const hip = edgeAt(leg.outer, top);
  const [start, crest] = behind
    ? [117.4, xy(hip * 0.3, 118.4, hip * 0.65, 118.6)]
    : [112, xy(hip * 0.36, 110.6, hip * 0.74, 107.6)];
  return [
    [[1, start], ...crest, [hip, top]],
    [...slice(leg.outer, top, 184, 9), [edgeAt(leg.outer, 184) + 0.4, 186]],
    [
      [edgeAt(leg.inner, 184) - 0.4, 186],
      ...reverse(slice(leg.inner, start + 2, 184, 9)),
      [1, start],
    ],
  ];
};

const legs = (b: Build): string => {
  const [front, behind] = [legRuns(b, false), legRuns(b, true)];
  return onBoth((place, i) => {
    const runs = i === 0 ? front : behind;
    return outline(...runs.map(place)) + outline(...runs.map((run) => place(mirror(run))));
  });
};

/**
 * An area that is the same on both sides: top run (middle to side), side, bottom run (side to
 * middle).
 */
const symmetric = (
  back: boolean,
  top: readonly Pt[],
  side: readonly Pt[],
  bottom: readonly Pt[],
): string =>
  onOne(
    back,
    [...mirror(reverse(top)).slice(0, -1), ...top],
    side,
    [...bottom, ...reverse(mirror(bottom)).slice(1)],
    reverse(mirror(side)),
  );

const chest = (b: Build): string => {
  const low = b.sex === "female" ? 68 : 65;
  const side = seen(b, 50, low - 3);
  const x = side.at(-1)?.[0] ?? b.chest;
  const shoulder = b.shoulder * 0.74;
  return symmetric(
    false,
    xy(
      0,
      45.6,
      shoulder * 0.4,
      44.2,
      shoulder * 0.8,
      43.6,
      shoulder,
      44.8,
      edgeAt(armEdges(b).inner, 49),
      49,
    ),
    side,
    xy(x, low - 3, x * 0.66, low + 1.2, x * 0.3, low + 1, x * 0.08, low - 0.6, 0, low - 1),
  );
};

const belly = (b: Build): string => {
  const top = b.sex === "female" ? 71 : 69;
  const side = seen(b, top - 2, 98);
  const [x0, x1] = [side[0]?.[0] ?? b.chest, side.at(-1)?.[0] ?? b.hip];
  return symmetric(
    false,
    xy(0, top + 0.6, x0 * 0.08, top + 1, x0 * 0.3, top + 2.4, x0 * 0.68, top + 2, x0, top - 2),
    side,
    xy(x1, 98, x1 * 0.62, 102.6, x1 * 0.28, 106, 0, 107.4),
  );
};

const back = (b: Build): string => {
  const side = seen(b, 50, 88);
  const x = side.at(-1)?.[0] ?? b.waist;
  const shoulder = b.shoulder * 0.74;
  return symmetric(
    true,
    xy(
      0,
      40.2,
      b.neck,
      39.6,
      shoulder * 0.8,
      42.6,
      shoulder,
      44.2,
      edgeAt(armEdges(b).inner, 49),
      49,
    ),
    side,
    xy(x, 88, x * 0.5, 90, 0, 90.8),
  );
};

const butt = (b: Build): string => {
  const side = slice(trunkEdge(b), 93, 110, 4);
  const leg = legEdges(b);
  const x = edgeAt(leg.outer, 113);
  const top = side[0]?.[0] ?? b.hip;
  return symmetric(
    true,
    xy(0, 96, top * 0.5, 94.6, top, 93),
    [...side, [x, 113]],
    xy(x, 113, x * 0.66, 116.6, x * 0.34, 116.6, x * 0.1, 115, 0, 114),
  );
};

/** The areas by the id of their option. */
export const bodyAreas = { arms, chest, back, belly, butt, legs };
