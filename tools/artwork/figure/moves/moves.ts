import type { Pose } from "../pose.ts";
import { armCircles } from "./arm-circles.ts";
import { hipHinge } from "./hip-hinge.ts";
import { jumpingJack } from "./jumping-jack.ts";
import { marchInPlace } from "./march-in-place.ts";
import { reverseLunge } from "./reverse-lunge.ts";
import { sideBend } from "./side-bend.ts";
import { squat } from "./squat.ts";
import { walkOut } from "./walk-out.ts";

/** A figure doing a move: its pose `seconds` into a scene that is `length` seconds long. */
type Move = (seconds: number, length: number) => Pose;

const moves: Record<string, Move> = {
  "march-in-place": marchInPlace,
  "arm-circles": armCircles,
  "side-bend": sideBend,
  "hip-hinge": hipHinge,
  squat,
  "reverse-lunge": reverseLunge,
  "walk-out": walkOut,
  "jumping-jack": jumpingJack,
};

export const moveNames: Record<string, string> = {
  "march-in-place": "March in place",
  "arm-circles": "Arm circles",
  "side-bend": "Side bend",
  "hip-hinge": "Hip hinge",
  squat: "Squat",
  "reverse-lunge": "Reverse lunge",
  "walk-out": "Walk-out",
  "jumping-jack": "Jumping jack",
};

export function moveOf(exercise: string): Move {
  const move = moves[exercise];
  if (!move)
    throw new Error(
      `"${exercise}" isn't drawn yet. Drawn exercises: ${Object.keys(moves).join(", ")}.`,
    );
  return move;
}
