import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readStoryboardText } from "../../program.ts";
import { readStoryboard, sumSeconds } from "../storyboard.ts";
import { drawFigure } from "./figure.ts";
import { findMove } from "./moves.ts";

const scenes = readStoryboard(readStoryboardText());
const { exercises } = parse(readFileSync("funnel/program/exercises.yaml", "utf8")) as {
  exercises: Record<string, { name: string; demands?: string[] }>;
};
const FRAME = 1 / 15;

describe("moves", () => {
  test("add up to a five-minute warm-up when the video plays four times", () => {
    expect(sumSeconds(scenes) * 4).toBe(300);
  });

  describe.each(scenes)("$exercise", ({ exercise, seconds }) => {
    const pointsAt = (second: number) =>
      drawFigure(findMove(exercise).pose(second, seconds)).flatMap((shape) =>
        shape.kind === "area" ? shape.points : [],
      );
    const frames = Array.from({ length: seconds * 15 }, (_, frame) => pointsAt(frame * FRAME));

    test("has the same name in the video and in the workouts", () => {
      expect(findMove(exercise).name).toBe(exercises[exercise]?.name);
    });

    test("suits every member, those with bad knees and those who may not jump included", () => {
      expect(exercises[exercise]?.demands).toBeUndefined();
    });

    test("begins and ends upright, so that the next move can follow", () => {
      const height = (points: readonly (readonly [number, number])[]) =>
        Math.max(...points.map(([, y]) => -y));
      expect(height(frames[0]!)).toBeGreaterThan(410);
      expect(height(frames.at(-1)!)).toBeGreaterThan(410);
    });

    test("keeps its feet above the floor and its head in the picture", () => {
      const points = frames.flat();
      expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(6);
      expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(-600);
      expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThan(340);
    });

    test("moves smoothly: the center of the figure never jumps", () => {
      const middle = (points: readonly (readonly [number, number])[]) =>
        points.reduce(
          ([sx, sy], [x, y]) => [sx + x / points.length, sy + y / points.length] as const,
          [0, 0] as readonly [number, number],
        );
      const middles = frames.map(middle);
      for (const [at, [x, y]] of middles.entries()) {
        const [beforeX, beforeY] = middles[Math.max(0, at - 1)]!;
        expect(
          Math.hypot(x - beforeX, y - beforeY),
          `at ${(at * FRAME).toFixed(2)} s`,
        ).toBeLessThan(28);
      }
    });
  });

  test("refuse an exercise without a drawing, and list the ones that have one", () => {
    expect(() => findMove("handstand")).toThrow(
      /^"handstand" isn.t drawn yet. Drawn exercises: march-in-place, /,
    );
  });
});
