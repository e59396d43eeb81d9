import { between, mix, type Point, reach } from "../geometry.ts";
import { type Arm, bones, type Leg, type Pose, standingHips } from "../pose.ts";
import { ease } from "./rhythm.ts";
import { onToes } from "./stance.ts";

const FEET = -150;
const FOLDED = { thigh: -4, lean: 142, curl: 28 };
const PLANK = { thigh: 74, lean: 75, curl: 0 };
const HANDS = { near: 84, far: 330 };
const HANGING: Point = [FEET + 20, -214];
const STEPS = 5;

/** Fold, walk the hands out, hold the plank, walk back, stand up: twice. */
export function walkOut(seconds: number, length: number): Pose {
  const turn = ((seconds / length) * 2) % 1;
  const fold = ease(turn, 0.01, 0.25) - ease(turn, 0.75, 0.99);
  const out = ease(turn, 0.24, 0.47) - ease(turn, 0.53, 0.76);
  const pitch = 58 * ease(out, 0.25, 1);
  const foot = onToes(FEET, pitch);
  const ankle = "ankle" in foot ? foot.ankle : ([FEET, -bones.ankle] as Point);
  const planted = reach(
    ankle,
    bones.shin + bones.thigh - mix(3, 0.2, out),
    180 - mix(FOLDED.thigh, PLANK.thigh, out),
  );
  const standing: Point = [FEET, standingHips];
  const hips: Point = [mix(standing[0], planted[0], fold), mix(standing[1], planted[1], fold)];
  const legs: [Leg, Leg] = [foot, onToes(FEET + 8 * (1 - out), pitch)];
  return {
    view: "side",
    hips,
    lean: mix(1, mix(FOLDED.lean, PLANK.lean, out), fold),
    curl: mix(0, mix(FOLDED.curl, PLANK.curl, out), fold),
    nod: mix(0, mix(8, -22, out), fold),
    arms: [handAt(out, fold, 0), handAt(out, fold, 0.5)],
    legs,
  };
}

/**
 * A hand that stays in place, then steps. The hands take turns, half a step apart. While the trunk
 * folds, the hand glides down the legs.
 */
function handAt(out: number, fold: number, shift: number): Arm {
  const steps = out * STEPS + shift;
  const swing = ease(steps % 1, 0.35, 1);
  const stepped = Math.min(STEPS, Math.max(0, Math.floor(steps) + swing - shift));
  const lift = 16 * Math.sin(Math.PI * swing) * ease(out, 0, 0.04) * (1 - ease(out, 0.96, 1));
  const floor: Point = [FEET + mix(HANDS.near, HANDS.far, stepped / STEPS), -12 - lift];
  return { hand: between(HANGING, floor, fold) };
}
