import { ease, mix, type Point, reach, swell } from "./geometry.ts";
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
  "heel-curl": { name: "Heel curl", pose: poseHeelCurl },
  "calf-raise": { name: "Calf raise", pose: poseCalfRaise },
  "step-jack": { name: "Step jack", pose: poseStepJack },
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

/** One heel toward the seat, then the other. */
function poseHeelCurl(seconds: number): Pose {
  const isNear = Math.floor(seconds / STEP_SECONDS) % 2 === 0;
  const lift = swell(seconds / STEP_SECONDS);
  const standing = (x: number): Leg => ({ ankle: [x, -bones.ankle] });
  const curl = (x: number): Leg => (lift < 0.02 ? standing(x) : { thigh: 0, knee: 100 * lift });
  // Hands on the hips.
  const arm: Arm = { upper: -34, elbow: 92 };
  return {
    view: "side",
    hips: [0, standingHips - 2 * lift],
    lean: 2 + 3 * lift,
    arms: [arm, arm],
    legs: [isNear ? curl(-2) : standing(-2), isNear ? standing(2) : curl(2)],
  };
}

const RAISES = 4;
const HIGHEST_HEEL = 46;

function poseCalfRaise(seconds: number, length: number): Pose {
  const up = swell((seconds / length) * RAISES);
  const legs: [Foot, Foot] = [
    standOnToes(-4, HIGHEST_HEEL * up),
    standOnToes(6, HIGHEST_HEEL * up),
  ];
  const [x, y] = legs[0].ankle;
  // The hands come forward, as on a wall.
  const arm: Arm = { upper: mix(8, 34, up), elbow: mix(10, 28, up) };
  return {
    view: "side",
    hips: [x + 4, standingHips + bones.ankle + y],
    lean: 1,
    arms: [arm, arm],
    legs,
  };
}

const STEPS_OUT = 8;

/** A step out to one side as the arms go overhead, and back; then to the other. */
function poseStepJack(seconds: number, length: number): Pose {
  const turn = (seconds / length) * STEPS_OUT;
  const open = swell(turn);
  const side = Math.floor(turn) % 2 === 0 ? 1 : -1;
  const stepping: Foot = { ankle: [side * mix(24, 96, open), -bones.ankle - 8 * swell(turn * 2)] };
  const standing: Foot = { ankle: [side * -24, -bones.ankle] };
  const arm: Arm = { upper: mix(14, 164, open), elbow: mix(6, 14, open) };
  return {
    view: "front",
    hips: [side * 30 * open, standingHipsFromFront + 8 * open],
    lean: 0,
    arms: [arm, arm],
    legs: side === 1 ? [stepping, standing] : [standing, stepping],
  };
}

/** Both feet next to each other, as seen from the front. */
const plantFeetFromFront = (apart: number): [Leg, Leg] => [
  { ankle: [apart, -bones.ankle] },
  { ankle: [-apart, -bones.ankle] },
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
