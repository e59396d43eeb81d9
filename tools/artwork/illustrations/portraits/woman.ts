import { mirror, mix, type Pt, pts, reverse, slice, svg, xy } from "../../drawing/geometry.ts";
import { worn } from "../../drawing/palette.ts";
import type { Build } from "../bodies/body-builds.ts";
import { armEdges, trunkEdge } from "../bodies/body-outline.ts";
import { Painter } from "../bodies/painter.ts";
import { buildNamed, hair, paintFace, paintSkin, shade } from "./portrait.ts";

const top = { base: worn.ember, dark: worn.emberShade } as const;

export const paintWoman = (): string => {
  const b: Build = {
    ...buildNamed("female-athletic"),
    muscle: 0.3,
    shoulder: 20.6,
    chest: 15.4,
    jaw: 7.9,
  };
  const p = new Painter(80, -3, 2.16);
  paintHairBehind(p);
  paintSkin(p, b, 100);
  paintTop(p, b);
  paintShades(p, b);
  paintFace(p, b, true);
  paintSmile(p);
  paintHair(p);
  return svg(160, 180, p.parts);
};

const paintHairBehind = (p: Painter): void => {
  p.blob(
    hair.deep,
    1,
    pts(
      "0 3, 8 5, 11.6 13, 12 24, 14.4 34, 15 46, 11 55, 4 52, -6 53, -12 55, -15.4 46, -14 34, -12 24, -11.6 13, -8 5",
    ),
  );
};

const paintTop = (p: Painter, b: Build): void => {
  const side = slice(trunkEdge(b), 54, 94, 6).map(
    ([x, y]): Pt => [x + (y > 58 && y < 66 ? 0.6 : 0.3), y],
  );
  const strap = b.shoulder * 0.52;
  const hole: Pt[] = xy(strap + 2.4, 39, strap + 3, 45.6, b.chest - 1.2, 51.6, b.chest + 0.5, 54);
  const neck: Pt[] = xy(strap - 2, 38.6, strap - 2.6, 45, strap * 0.42, 49.6, 0, 50.4);
  const left = [side, hole].map((run) => reverse(mirror(run)));
  p.shape(top.base, 1, mirror(neck), reverse(neck), hole, side, ...left);
  const inside = side.map(([x, y]): Pt => [x * mix(1, 0.7, Math.min(1, (y - 54) / 16)), y]);
  p.shape(top.dark, 1, side, reverse(inside));
  p.both(top.dark, 0.75, pts("1 63.4, 5 66.8, 9.6 66.6, 13.4 62.4, 10 65, 5 65"));
  p.line(top.dark, 1, 1, neck, mirror(neck));
};

/** The collarbones and the shaded side of an arm. */
const paintShades = (p: Painter, b: Build): void => {
  const bone: Pt[] = pts("2.4 42.4, 7 41.6, 11.4 42.4");
  p.line(shade, 0.9, 1, bone, mirror(bone));
  const rim = mirror(slice(armEdges(b).inner, 50, 92, 6));
  p.shape(
    shade,
    1,
    reverse(rim),
    rim.map(([x, y]): Pt => [x - 1.5, y]),
  );
};

const paintSmile = (p: Painter): void => {
  p.shape(
    "#FFF8EE",
    1,
    pts("-2.7 25.8, 0 26.5, 2.7 25.8"),
    pts("2.7 25.8, 1.5 28, -1.5 28, -2.7 25.8"),
  );
  p.line("#B9503A", 0.7, 1, pts("-3 25.6, 0 26.4, 3 25.6"));
  p.line("#B9503A", 0.8, 0.8, pts("-1.8 28.2, 0 28.7, 1.8 28.2"));
};

const paintHair = (p: Painter): void => {
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
};
