/** The poses that many exercises start from. */
import { type Point, reach } from "../../figure/geometry.ts";
import { squat } from "../../figure/moves/squat.ts";
import { feetFromFront, feetFromSide, onToes } from "../../figure/moves/stance.ts";
import {
  type Arm,
  bones,
  type Foot,
  type Leg,
  type Pose,
  standingHips,
  standingHipsFromFront,
} from "../../figure/pose.ts";

export const both = <T>(one: T): [T, T] => [one, one];

const standing = { hips: [0, standingHips], lean: 1 } as const;

/** A pose seen from the side. By default, it's upright with its arms down. */
export const side = (pose: Partial<Pose>): Pose => ({
  view: "side",
  ...standing,
  arms: both({ upper: 8, elbow: 10 }),
  legs: feetFromSide(),
  ...pose,
});

/** A pose seen from the front. By default, it's upright with its arms down. */
export const front = (pose: Partial<Pose>): Pose => ({
  view: "front",
  hips: [0, standingHipsFromFront],
  lean: 0,
  arms: both({ upper: 8, elbow: 10 }),
  legs: feetFromFront(30),
  ...pose,
});

export const squatting = squat(0.5, 4);

/** A flat foot. `x` is its ankle, and `step` the height of the stair that it's on. */
export const planted = (x: number, step = 0): Foot => ({ ankle: [x, -bones.ankle - step] });

/** A foot on its toes, on the floor or on a stair. */
export const tiptoe = (x: number, pitch: number, step = 0): Foot => {
  // onToes always has an ankle, but its type is any leg.
  const { ankle } = onToes(x, pitch) as Foot;
  return { ankle: [ankle[0], ankle[1] - step], pitch };
};

/** A body in one line from the ankles up. */
export const straight = (foot: Foot, lean: number): Pick<Pose, "hips" | "lean" | "legs"> => ({
  hips: reach(foot.ankle, bones.shin + bones.thigh - 0.3, 180 - lean),
  lean,
  legs: both(foot),
});

/** A body in one line from the knees up. The shins are on the floor. */
export const straightFromKnees = (knee: number, lean: number) => ({
  hips: reach([knee, -18], bones.thigh, 180 - lean),
  lean,
  legs: both<Leg>({ thigh: -lean, knee: 90 - lean, pitch: 158 }),
});

/** The height of a hand on the floor. */
export const HAND = -12;

export const highPlank: Pose = {
  view: "side",
  hips: [0, -101],
  lean: 73,
  nod: -14,
  arms: both({ hand: [122, HAND] }),
  legs: both(onToes(-231, 80)),
};

export const kneeling: Leg = { thigh: 0, knee: 90 };
export const onAllFours: Pose = {
  view: "side",
  hips: [0, -120],
  lean: 82,
  nod: -12,
  arms: both({ hand: [125, HAND] }),
  legs: both(kneeling),
};

export const onTheBack: Pose = {
  view: "side",
  hips: [0, -32],
  lean: -90,
  arms: both({ upper: 4, elbow: 0 }),
  legs: [planted(82), planted(92)],
};

/** A straight leg behind a body that's face down. `lift` is in degrees. */
export const legBehind = (lift = 0): Leg => ({ thigh: -90 - lift, knee: 0, pitch: 160 });

export const faceDown: Pose = {
  view: "side",
  hips: [0, -31],
  lean: 90,
  nod: -6,
  arms: both({ upper: 180, elbow: 0 }),
  legs: both(legBehind()),
};

/** The knees of a body on its side point toward the viewer. */
const lowerLegBent: Leg = { knee: [-66, -10], ankle: [-146, -20], pitch: 140 };
export const onTheSide: Pose = {
  view: "front",
  hips: [0, -42],
  lean: 83,
  nod: 4,
  arms: [
    { upper: 178, elbow: 0 },
    { elbow: [70, -104], hand: [22, -76] },
  ],
  legs: [lowerLegBent, { knee: [-66, -30], ankle: [-146, -42], pitch: 140 }],
};

/** On a chair at x = 0. */
export const sitting = (pose: Partial<Pose> = {}): Pose =>
  side({ hips: [0, -122], lean: 0, legs: [planted(94), planted(104)], ...pose });

export const sittingKneeUp: Leg = { thigh: 130, knee: 118, pitch: 6 };
export const handsOnHips: Arm = { upper: -34, elbow: 92 };
export const overhead: Arm = { upper: 176, elbow: 4 };
export const guard: Arm = { upper: 34, elbow: 122 };

/** Both arms of a figure seen from the front, mirrored: the elbow and the hand of its left one. */
export const handsWide = (elbow: Point, hand: Point): [Arm, Arm] => [
  { elbow, hand },
  { elbow: [-elbow[0], elbow[1]], hand: [-hand[0], hand[1]] },
];

/** The far hand on a wall behind the figure, the near arm down. */
export const farHandOnWall: [Arm, Arm] = [
  { upper: 8, elbow: 10 },
  { upper: 36, elbow: 56 },
];
