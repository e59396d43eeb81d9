import { type Point, reach } from "./geometry.ts";
import { bones, type Pose } from "./pose.ts";

export interface Spine {
  hips: Point;
  waist: Point;
  chest: Point;
  head: Point;
  /** The angle of the upper back and of the head, in degrees from upright. */
  turn: number;
  headTurn: number;
}

export function spineOf({ hips, lean, curl = 0, nod = 0 }: Pose): Spine {
  const turn = lean + curl;
  const waist = reach(hips, bones.waist, 180 - lean);
  const chest = reach(waist, bones.chest, 180 - turn);
  const headTurn = turn + nod;
  return {
    hips,
    waist,
    chest,
    head: reach(chest, bones.neck + 32, 180 - headTurn),
    turn,
    headTurn,
  };
}
