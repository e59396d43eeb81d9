import { describe, expect, test } from "vitest";
import { createRandom } from "#lib/seeded-random.ts";
import { judge } from "./findings.ts";

/** An hour of samples on a line, each off by up to `noise`. */
function samples(perHour: number, noise: number, minutes = 60) {
  const chance = createRandom(1);
  return Array.from({ length: minutes }, (_, minute) => ({
    minute,
    value: 100 + (perHour * minute) / 60 + noise * (2 * chance() - 1),
  }));
}

describe("judge", () => {
  test("finds the slope of a line", () => {
    expect(judge(samples(12, 0), 8)).toMatchObject({
      perHour: expect.closeTo(12),
      margin: expect.closeTo(0),
      verdict: "grows",
    });
  });

  test.each([0, -50, 4])("calls a slope of %d steady if 8 is allowed", (perHour) => {
    expect(judge(samples(perHour, 5), 8).verdict).toBe("steady");
  });

  test("finds a leak that is smaller than the noise", () => {
    expect(judge(samples(14, 20, 600), 8).verdict).toBe("grows");
  });

  test("doesn't decide if the figures vary too much for so few samples", () => {
    expect(judge(samples(8, 20, 10), 8).verdict).toBe("unclear");
  });

  test("doesn't call a sawtooth a leak", () => {
    const sawtooth = Array.from({ length: 60 }, (_, minute) => ({ minute, value: minute % 5 }));
    expect(judge(sawtooth, 2).verdict).toBe("steady");
  });

  test("catches the leak that a short run with --plant memory had", () => {
    // In MB: 10 kB of each request were kept.
    const heap = [
      { minute: 1.34, value: 67.63 },
      { minute: 2.32, value: 69.1 },
      { minute: 3.31, value: 70.07 },
      { minute: 4.3, value: 71.53 },
    ];
    expect(judge(heap, 8).verdict).toBe("grows");
  });

  test("refuses two points, which are always on a line", () => {
    expect(() => judge(samples(0, 0, 2), 8)).toThrow("three points");
  });
});
