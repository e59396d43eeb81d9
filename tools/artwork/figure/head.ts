import { type Point, reach } from "./geometry.ts";
import { area, colors, disc } from "./parts.ts";
import type { Shape } from "./shape.ts";
import type { Spine } from "./spine.ts";

export function sideHead({ head, headTurn }: Spine): Shape[] {
  const at = (forward: number, up: number): Point =>
    reach(reach(head, up, 180 - headTurn), forward, 90 - headTurn);
  return [
    area(colors.hair, disc(at(-33, 16), 14)),
    area(colors.hair, disc(at(-4, 4), 33)),
    area(colors.skin, disc(at(5, -3), 28), disc(at(12, -12), 19)),
    area(colors.skin, disc(at(33, -6), 5), disc(at(26, 0), 5)),
    area(colors.hair, disc(at(-8, 16), 22), disc(at(10, 24), 10)),
    area(colors.skinShade, disc(at(-6, -4), 6)),
    area("#231a15", disc(at(20, 1), 2.8)),
  ];
}

export function frontHead({ head, headTurn }: Spine): Shape[] {
  const at = (aside: number, up: number): Point =>
    reach(reach(head, up, 180 - headTurn), aside, 90 - headTurn);
  return [
    area(colors.hair, disc(at(0, 36), 15)),
    area(colors.hair, disc(at(0, 5), 34)),
    area(colors.skin, disc(at(0, -3), 28), disc(at(0, -14), 20)),
    area(colors.skinShade, disc(at(-29, -4), 5)),
    area(colors.skinShade, disc(at(29, -4), 5)),
    area(colors.hair, disc(at(-14, 21), 13), disc(at(14, 21), 13)),
    area("#231a15", disc(at(-10, -2), 2.8)),
    area("#231a15", disc(at(10, -2), 2.8)),
    area("#a4553f", disc(at(-6, -17), 1.6), disc(at(0, -19), 1.6)),
    area("#a4553f", disc(at(0, -19), 1.6), disc(at(6, -17), 1.6)),
  ];
}
