import { describe, expect, test } from "vitest";
import { food, foods } from "../small-program.fixtures.ts";
import type { DayTarget, Portion } from "./portion.ts";
import { settlePortions } from "./settle-portions.ts";
import { toPortions, weighFoods } from "./weighed-food.ts";

const tallow = food({ energy: 900, protein: 0, fat: 100 });

/**
 * The settled portions of a day. In 100 g, beef has 200 kcal and 20 g of protein, cod 80 and 18, an
 * egg 143 and 12.6, liver 130 and 20, butter 720 and 1, tallow 900 and none.
 */
function settle(day: Portion, energy: number, from: number, to: number) {
  const target: DayTarget = { energy, protein: { from, to } };
  const weighed = weighFoods([day], { ...foods, tallow });
  settlePortions(weighed, target);
  return toPortions(weighed, 1)[0];
}

describe("a day", () => {
  test.each([
    ["with its energy and protein", { beef: 200, butter: 50 }, 760, 30, 50],
    ["that lacks 1 % of its energy", { beef: 495 }, 1000, 50, 150],
    ["that has 1 % too much", { beef: 505 }, 1000, 50, 150],
    ["with as much protein as it may have", { beef: 500 }, 1000, 50, 100],
    ["with the least protein", { beef: 500 }, 1000, 100, 150],
    ["that a step would leave as far away", { butter: 100 }, 738, 0, 50],
    ["that lacks 4 %, if more has too much protein", { beef: 480 }, 1000, 50, 96],
    ["without anything to change", { salt: 2 }, 1000, 50, 150],
    [
      "with too little protein, and only salt to take its place",
      { beef: 200, salt: 1 },
      410,
      41,
      60,
    ],
    ["with too little protein, and a single food", { beef: 480 }, 1000, 97, 120],
    ["whose foods have the same protein", { beef: 200, pork: 200 }, 800, 90, 100],
    ["in which an egg more is too much energy", { egg: 100, butter: 20 }, 287, 15, 30],
  ])("stays as it is: one %s", (_, day, energy, from, to) => {
    expect(settle(day, energy, from, to)).toEqual(day);
  });

  test.each([
    ["lacks more than 1 %", { beef: 495 }, 1001, 50, 150, { beef: 500 }],
    ["has more than 1 % too much", { beef: 510 }, 1000, 50, 150, { beef: 500 }],
    [
      "lacks 4.8 %, although more has too much protein",
      { beef: 500 },
      1050,
      95,
      100,
      { beef: 525 },
    ],
    ["lacks 4.8 %, although more is", { beef: 500 }, 1050, 98, 102.9, { beef: 525 }],
  ])("changes if it %s", (_, day, energy, from, to, changed) => {
    expect(settle(day, energy, from, to)).toEqual(changed);
  });
});

describe("energy", () => {
  test.each([
    // More than half of the range of protein, then less.
    ["added as fat if there's enough protein", [200, 40], 724, 20, 50, [200, 45]],
    ["added as lean food otherwise", [200, 40], 708, 35, 60, [210, 40]],
    ["taken from lean food if there's enough protein", [200, 40], 668, 20, 50, [190, 40]],
    ["taken from fat otherwise", [200, 40], 652, 35, 60, [200, 35]],
    ["corrected by lean food if fat went too far", [200, 40], 708, 20, 50, [190, 45]],
    ["corrected by lean food if less fat went too far", [200, 40], 668, 35, 60, [210, 35]],
    ["added as fat if lean food has too much protein", [200, 40], 724, 40, 41, [200, 45]],
    ["added as lean food, some of it as fat if that's too much", [200, 40], 728, 41, 43, [210, 45]],
  ])("is %s", (_, [beef = 0, butter = 0], energy, from, to, [moreBeef, moreButter]) => {
    expect(settle({ beef, butter }, energy, from, to)).toEqual({
      beef: moreBeef,
      butter: moreButter,
    });
  });

  test("is added as lean food in the very middle of the range of protein", () => {
    const day = { beef: 250, tallow: 20 };
    expect(settle(day, 725, 40, 60)).toEqual({ beef: 275, tallow: 20 });
  });

  test.each([[["beef", "cod"]], [["cod", "beef"]]])(
    "comes from the food that leaves the least missing, among %j",
    (order) => {
      const day = Object.fromEntries(order.map((id) => [id, 200]));
      expect(settle(day, 590, 50, 120)).toEqual({ beef: 215, cod: 200 });
    },
  );

  test("comes from the first of two foods that leave the same", () => {
    expect(settle({ beef: 200, pork: 200 }, 820, 50, 120)).toEqual({ beef: 210, pork: 200 });
  });

  test("is added in whole pieces", () => {
    expect(settle({ egg: 100 }, 290, 0, 50)).toEqual({ egg: 200 });
  });

  test("is added to other foods than those that may not weigh more", () => {
    expect(settle({ liver: 70, beef: 100 }, 400, 0, 100)).toEqual({ liver: 70, beef: 155 });
  });

  test("comes closer by a quarter of a food at a time, or by a step", () => {
    expect(settle({ beef: 20 }, 1000, 0, 500)).toEqual({ beef: 500 });
    // After 24 of them, nothing else is tried.
    expect(settle({ butter: 5 }, 100_000, 0, 5000)).toEqual({ butter: 1465 });
  });
});

describe("protein", () => {
  test.each([
    ["rises", 42, 60, { beef: 235, butter: 40 }],
    ["rises in two steps", 50, 60, { beef: 255, butter: 35 }],
    ["falls", 20, 38, { beef: 165, butter: 60 }],
  ])("%s if a lean food and a fat change places", (_, from, to, { beef, butter }) => {
    const day = { beef: 200, butter: 50, salt: 1 };
    expect(settle(day, 760, from, to)).toEqual({ beef, butter, salt: 1 });
  });

  test("may leave 4 % of the energy for the next change", () => {
    const day = { beef: 305, butter: 50 };
    expect(settle(day, 1000, 60, 61)).toEqual({ beef: 300, butter: 55 });
  });

  test.each([
    [63, 70, { beef: 235, cod: 100, butter: 40 }],
    [40, 52, { beef: 165, cod: 100, butter: 60 }],
  ])("between %i and %i g comes from the foods that keep the energy best", (from, to, changed) => {
    expect(settle({ beef: 200, cod: 100, butter: 50 }, 840, from, to)).toEqual(changed);
  });
});
