/** Draws the two-view figures with their tappable areas: npx tsx scripts/illustrations/draw-body-figures.ts */
import { type Build, builds, type Sex } from "./body-builds.js";
import { paintBack, paintFront, paintShorts, paintThighs, paintTop } from "./body-detail.js";
import { armEdges, legEdges, thumb, trunkEdge } from "./body-outline.js";
import {
  type Look,
  Painter,
  type Place,
  paintArms,
  paintHead,
  paintLegs,
  paintTrunk,
} from "./body-paint.js";
import {
  blob,
  edgeAt,
  mirror,
  outline,
  type Pt,
  reverse,
  slice,
  withGrain,
  xy,
} from "./geometry.js";
import { color } from "./palette.js";
import { save } from "./save.js";

const look: Look = {
  skin: color.skin,
  shade: "#D6A079",
  cut: "#C68D66",
  hair: "#6A4633",
  hairLight: "#8C6248",
  fit: 0.3,
  cloth: "#F0DFC4",
  clothShade: "#DCC39C",
};
/** Units per page unit while painting: whole numbers keep the file small. */
const fine = 4;

const scale = 1.8;
const spots = { front: 82, back: 238 } as const;

const paint = (b: Build, back: boolean): string => {
  const p = new Painter((back ? spots.back : spots.front) * fine, 0, scale * fine);
  paintLegs(p, b, look);
  paintTrunk(p, b, look);
  if (back) paintBack(p, b, look);
  else {
    paintFront(p, b, look);
    paintThighs(p, b, look);
  }
  paintShorts(p, b, look, back);
  if (b.sex === "female") paintTop(p, b, look, back);
  paintHead(p, b, look, back);
  paintArms(p, b, look);
  return p.parts.join("\n");
};

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

/** Inner side of the arm hides part of the trunk: the trunk's visible edge. */
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

/** Legs start at the groin in front and under the seat behind. */
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

/** An area that is alike on both sides: top run (middle to side), side, bottom run (side to middle). */
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

const draw = (sex: Sex): string => {
  const b = builds[`${sex}-${sex === "male" ? "lean" : "smaller"}`];
  if (b === undefined) throw new Error(`No build for ${sex}`);
  const soft: Build = { ...b, muscle: 0.3 };
  const areas = { arms, chest, back, belly, butt, legs };
  const figure = withGrain(1, () => `${paint(soft, false)}\n${paint(soft, true)}`);
  const groups = Object.entries(areas).map(
    ([id, cover]) => `<g id="${id}">${withGrain(1, () => cover(soft))}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 360">\n<defs>\n${groups.join("\n")}\n</defs>\n<g id="figure" stroke-linecap="round" stroke-linejoin="round">\n<g transform="scale(${1 / fine})">\n${figure}\n</g>\n</g>\n</svg>\n`;
};

for (const sex of ["male", "female"] as const) save(`body-figure-${sex}`, draw(sex));
