import { edgeAt, mirror, mix, type Pt, reverse, slice, xy } from "../../drawing/geometry.ts";
import type { Build } from "./body-builds.ts";
import { legEdges, trunkEdge, waistLine } from "./body-outline.ts";
import type { Look, Painter } from "./painter.ts";

export const paintShorts = (p: Painter, b: Build, look: Look, back: boolean): void => {
  const leg = legEdges(b);
  const waist = waistband(b, back);
  const hem = b.sex === "female" ? 119 : 125;
  const ease = (b.sex === "female" ? 0.3 : 0.9) * look.fit;
  const eased = ([x, y]: Pt): Pt => [x + ease * ((y - 104) / 14), y];
  const side: Pt[] = [
    ...slice(trunkEdge(b), waistLine(b), 106, 4).map(([x, y]): Pt => [x + 0.3, y]),
    ...slice(leg.outer, 111, hem, 7).map(eased),
  ];
  const [outX, inX] = [edgeAt(leg.outer, hem) + ease * 1.5, edgeAt(leg.inner, hem) - 0.3];
  const bottom: Pt[] = xy(outX, hem, mix(outX, inX, 0.5), hem + 1, inX, hem - 0.4);
  const inseam: Pt[] = xy(inX, hem - 0.4, 0.3, 109.6, 0, 109);
  const left = [inseam, bottom, side].map((run) => reverse(mirror(run)));
  p.shape(look.cloth, 1, side, bottom, inseam, ...left, mirror(waist), reverse(waist));
  const rim = slice(leg.outer, 104, hem, 7).map(
    ([x, y]): Pt => [x + ease * ((y - 104) / 14) - Math.min(5, (y - 100) * 0.35), y],
  );
  p.shape(look.clothShade, 1, slice(leg.outer, 106, hem, 6).map(eased), reverse(rim));
  p.shape(
    look.clothShade,
    1,
    xy(-0.2, 106, -inX - 0.2, hem - 0.4),
    xy(-inX - 3, hem + 0.4, -2.4, 113, -0.2, 106),
  );
  const band: Pt[] = waist.map(([x, y]): Pt => [x, y + 2.6]);
  p.shape(look.clothShade, 1, mirror(waist), reverse(waist), band, reverse(mirror(band)));
};

/** The upper edge of the shorts, from the side to the middle. */
const waistband = (b: Build, back: boolean): Pt[] => {
  const top = waistLine(b);
  const x = edgeAt(trunkEdge(b), top);
  const dip = back ? -0.6 : 1 + b.round * 3.4;
  return xy(x + 0.3, top, x * 0.5, top + dip * 0.75, 0, top + dip);
};

export const paintTop = (p: Painter, b: Build, look: Look, back: boolean): void => {
  const trunk = trunkEdge(b);
  const low = 68.5;
  const strap = b.shoulder * 0.5;
  const side = slice(trunk, 57, low, 6);
  const topX = edgeAt(trunk, 57);
  const lowX = edgeAt(trunk, low);
  const edge: Pt[] = xy(strap + 1.6, 39.6, strap + 2, 46, topX - 1.6, 53.4, topX, 57);
  const neck: Pt[] = back
    ? xy(strap - 1.6, 39.2, strap - 2.6, 46, 0, 50.5)
    : xy(strap - 1.6, 39.2, strap - 2, 45, strap * 0.5, 50.4, 0, 51.8);
  const hem: Pt[] = xy(lowX, low, lowX * 0.5, low + 1.2, 0, low + 1);
  const left = [hem, side, edge].map((run) => reverse(mirror(run)));
  p.shape(look.cloth, 1, edge, side, hem, ...left, mirror(neck), reverse(neck));
  const rim = slice(trunk, 55, low, 5);
  const inside = rim.map(([x, y]): Pt => [x * (1 - 0.26 * Math.min(1, (y - 55) / 9)), y]);
  p.shape(look.clothShade, 1, rim, reverse(inside));
  if (!back) paintBust(p, b, look);
};

const paintBust = (p: Painter, b: Build, look: Look): void => {
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
