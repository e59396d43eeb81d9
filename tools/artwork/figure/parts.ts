import { bandAround, between, type Disc, type Point } from "./geometry.ts";
import type { ArmPoints, LegPoints } from "./limbs.ts";
import type { Shape } from "./shape.ts";
import type { Spine } from "./spine.ts";

export const colors = {
  skin: "#e5b492",
  skinShade: "#c98e68",
  shirt: "#c4552d",
  shirtShade: "#a4421f",
  tights: "#3b2c33",
  tightsShade: "#2a1f25",
  shoe: "#a3211f",
  shoeShade: "#7a1716",
  sole: "#fffaf2",
  hair: "#4a2f22",
};

export const disc = (at: Point, r: number): Disc => ({ at, r });
export const area = (color: string, ...discs: Disc[]): Shape => ({
  kind: "area",
  color,
  points: bandAround(discs),
});

export function armShapes(
  { shoulder, elbow, hand }: ArmPoints,
  skin: string,
  sleeve: string,
): Shape[] {
  return [
    area(skin, disc(elbow, 11), disc(hand, 8)),
    area(skin, disc(hand, 11)),
    area(skin, disc(shoulder, 14), disc(elbow, 11)),
    area(sleeve, disc(shoulder, 18), disc(between(shoulder, elbow, 0.36), 15.5)),
  ];
}

export function legShapes(
  { hip, knee, ankle, heel, toe }: LegPoints,
  tights: string,
  shoe: string,
): Shape[] {
  return [
    area(shoe, disc(heel, 10), disc(toe, 7), disc(ankle, 10)),
    area(colors.sole, disc([heel[0], heel[1] + 8], 2.5), disc([toe[0] + 2, toe[1] + 5], 2.5)),
    area(tights, disc(knee, 18), disc(ankle, 11)),
    area(tights, disc(hip, 27), disc(knee, 18)),
  ];
}

export function neck({ chest, head }: Spine): Shape[] {
  return [area(colors.skinShade, disc(chest, 12), disc(head, 11))];
}
