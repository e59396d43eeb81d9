import { between, ease, mix, type Point, reach, swell } from "./geometry.ts";
import {
  type Arm,
  bones,
  type Foot,
  type Leg,
  type Pose,
  standingHips,
  standingHipsFromFront,
} from "./skeleton.ts";

interface Move {
  name: string;
  /** The figure `seconds` into a scene that is `length` seconds long. */
  pose(seconds: number, length: number): Pose;
}

const moves: Record<string, Move> = {
  "march-in-place": { name: "March in place", pose: poseMarch },
  "arm-circles": { name: "Arm circles", pose: poseArmCircles },
  "side-bend": { name: "Side bend", pose: poseSideBend },
  "hip-hinge": { name: "Hip hinge", pose: poseHipHinge },
  squat: { name: "Squat", pose: poseSquat },
  "reverse-lunge": { name: "Reverse lunge", pose: poseReverseLunge },
  "walk-out": { name: "Walk-out", pose: poseWalkOut },
  "jumping-jack": { name: "Jumping jack", pose: poseJumpingJack },
};

/** Throws if no figure does this exercise yet. */
export function findMove(exercise: string): Move {
  const move = moves[exercise];
  if (!move)
    throw new Error(
      `"${exercise}" isn't drawn yet. Drawn exercises: ${Object.keys(moves).join(", ")}.`,
    );
  return move;
}

const STEP_SECONDS = 0.9;

function poseMarch(seconds: number): Pose {
  const step = Math.floor(seconds / STEP_SECONDS);
  const lift = swell(seconds / STEP_SECONDS);
  const isNear = step % 2 === 0;
  const standing = (x: number): Leg => ({ ankle: [x, -bones.ankle] });
  const liftLeg = (x: number): Leg =>
    lift < 0.02 ? standing(x) : { thigh: 84 * lift, knee: 96 * lift };
  // Each arm swings forward with the opposite leg.
  const arm = (ahead: boolean) => ({ upper: (ahead ? 42 : -34) * lift, elbow: 22 + 46 * lift });
  return {
    view: "side",
    hips: [0, standingHips - 3 * lift],
    lean: 2,
    arms: [arm(!isNear), arm(isNear)],
    legs: [isNear ? liftLeg(-2) : standing(-2), isNear ? standing(2) : liftLeg(2)],
  };
}

const CIRCLES = 2;

/** Two circles one way, a short pause, two the other way. */
function poseArmCircles(seconds: number, length: number): Pose {
  const half = length / 2;
  const there = ease(seconds, 0.2, half - 0.3) - ease(seconds, half + 0.3, length - 0.2);
  const upper = 12 + there * CIRCLES * 360;
  return {
    view: "front",
    hips: [0, standingHipsFromFront],
    lean: 0,
    arms: [
      { upper, elbow: 6 },
      { upper, elbow: 6 },
    ],
    legs: plantFeetFromFront(32),
  };
}

/** To one side, back, to the other side: each side twice. */
function poseSideBend(seconds: number, length: number): Pose {
  const turn = (seconds / length) * 4;
  const toLeft = Math.floor(turn) % 2 === 0 ? 1 : -1;
  const over = swell(turn);
  const bend = over * toLeft;
  // The arm goes up before the trunk bends, and comes down after it.
  const up = Math.min(1, over * 1.6);
  const reaching: Arm = { upper: mix(10, 172, up), elbow: mix(8, 24, up) };
  const resting: Arm = { upper: mix(10, 30, up), elbow: mix(8, -62, up) };
  return {
    view: "front",
    hips: [-14 * bend, standingHipsFromFront],
    lean: 9 * bend,
    curl: 24 * bend,
    nod: 4 * bend,
    arms: toLeft === 1 ? [resting, reaching] : [reaching, resting],
    legs: plantFeetFromFront(40),
  };
}

const BENDS = 3;

function poseHipHinge(seconds: number, length: number): Pose {
  const down = swell((seconds / length) * BENDS);
  const lean = mix(1, 72, down);
  // The hands glide along the thighs.
  const arm: Arm = { upper: mix(6, 62, down), elbow: 8 };
  return {
    view: "side",
    hips: [-62 * down, standingHips + 16 * down],
    lean,
    nod: -34 * down,
    arms: [arm, arm],
    legs: plantFeetFromSide(),
  };
}

const SQUATS = 4;

function poseSquat(seconds: number, length: number): Pose {
  const down = swell((seconds / length) * SQUATS);
  const lean = mix(1, 38, down);
  const arm: Arm = { upper: mix(4, 88 + 38, down), elbow: 4 };
  return {
    view: "side",
    hips: [-66 * down, standingHips + 92 * down],
    lean,
    nod: -24 * down,
    arms: [arm, arm],
    legs: plantFeetFromSide(),
  };
}

const LUNGES = 4;
const STRIDE = 150;

/** A step back, a dip, and back up; then with the other leg. */
function poseReverseLunge(seconds: number, length: number): Pose {
  const turn = (seconds / length) * LUNGES;
  const part = turn % 1;
  const isNear = Math.floor(turn) % 2 === 0;
  const back = ease(part, 0.02, 0.36) - ease(part, 0.64, 0.98);
  const dip = ease(part, 0.24, 0.5) - ease(part, 0.5, 0.78);
  const lift = 16 * (swell(ease(part, 0.02, 0.36)) + swell(ease(part, 0.64, 0.98)));
  const front: Leg = { ankle: [0, -bones.ankle] };
  const stepping = standOnToes(-STRIDE * back, mix(0, 52, back));
  const behind: Leg = { ...stepping, ankle: [stepping.ankle[0], stepping.ankle[1] - lift] };
  // Hands on the hips.
  const arm: Arm = { upper: -34, elbow: 92 };
  return {
    view: "side",
    hips: [-STRIDE * 0.42 * back, standingHips + 16 * back + 44 * dip],
    lean: 2 + 5 * dip,
    arms: [arm, arm],
    legs: isNear ? [behind, front] : [front, behind],
  };
}

const FEET = -150;
const FOLDED = { thigh: -4, lean: 142, curl: 28 };
const PLANK = { thigh: 74, lean: 75, curl: 0 };
const HANDS = { near: 84, far: 330 };
const HANGING: Point = [FEET + 20, -214];
const STEPS = 5;

/** Fold, walk the hands out, hold the plank, walk back, stand up: twice. */
function poseWalkOut(seconds: number, length: number): Pose {
  const turn = ((seconds / length) * 2) % 1;
  const fold = ease(turn, 0.01, 0.25) - ease(turn, 0.75, 0.99);
  const out = ease(turn, 0.24, 0.47) - ease(turn, 0.53, 0.76);
  const pitch = 58 * ease(out, 0.25, 1);
  const foot = standOnToes(FEET, pitch);
  const planted = reach(
    foot.ankle,
    bones.shin + bones.thigh - mix(3, 0.2, out),
    180 - mix(FOLDED.thigh, PLANK.thigh, out),
  );
  const standing: Point = [FEET, standingHips];
  const hips: Point = [mix(standing[0], planted[0], fold), mix(standing[1], planted[1], fold)];
  const legs: [Leg, Leg] = [foot, standOnToes(FEET + 8 * (1 - out), pitch)];
  return {
    view: "side",
    hips,
    lean: mix(1, mix(FOLDED.lean, PLANK.lean, out), fold),
    curl: mix(0, mix(FOLDED.curl, PLANK.curl, out), fold),
    nod: mix(0, mix(8, -22, out), fold),
    arms: [placeHand(out, fold, 0), placeHand(out, fold, 0.5)],
    legs,
  };
}

/**
 * A hand that stays in place, then steps. The hands take turns, half a step apart. While the trunk
 * folds, the hand glides down the legs.
 */
function placeHand(out: number, fold: number, shift: number): Arm {
  const steps = out * STEPS + shift;
  const swing = ease(steps % 1, 0.35, 1);
  const stepped = Math.min(STEPS, Math.max(0, Math.floor(steps) + swing - shift));
  const lift = 16 * Math.sin(Math.PI * swing) * ease(out, 0, 0.04) * (1 - ease(out, 0.96, 1));
  const floor: Point = [FEET + mix(HANDS.near, HANDS.far, stepped / STEPS), -12 - lift];
  return { hand: between(HANGING, floor, fold) };
}

const JACKS = 8;

function poseJumpingJack(seconds: number, length: number): Pose {
  const turn = (seconds / length) * JACKS;
  const open = swell(turn);
  // In the air between closed and open, twice per turn. The knees give way on landing.
  const air = swell(turn * 2);
  const arm: Arm = { upper: mix(14, 164, open), elbow: mix(6, 14, open) };
  return {
    view: "front",
    hips: [0, standingHipsFromFront + 5 - 26 * air + 12 * open],
    lean: 0,
    arms: [arm, arm],
    legs: plantFeetFromFront(mix(24, 84, open), 20 * air),
  };
}

/** Both feet next to each other, as seen from the front, `lifted` above the floor. */
const plantFeetFromFront = (apart: number, lifted = 0): [Leg, Leg] => [
  { ankle: [apart, -bones.ankle - lifted] },
  { ankle: [-apart, -bones.ankle - lifted] },
];

/**
 * Both feet on the floor, as seen from the side. The far one is slightly ahead, so that it's
 * visible.
 */
const plantFeetFromSide = (): [Leg, Leg] => [
  { ankle: [-4, -bones.ankle] },
  { ankle: [6, -bones.ankle] },
];

/** A foot on its toes. `x` is where the ankle of the flat foot would be. */
function standOnToes(x: number, pitch: number): Foot {
  const toe: Point = [x + 32, -8];
  const heelward = reach(toe, 32, 270 - pitch);
  return { ankle: reach(heelward, 12, 180 - pitch), pitch };
}
