import { describe, expect, test } from "vitest";
import { food, foods } from "../small-program.fixtures.ts";
import { fitPortions } from "./fit-portions.ts";
import { type DayTarget, total } from "./portion.ts";

const target = (energy: number, from: number, to: number): DayTarget => ({
  energy,
  protein: { from, to },
});
const day = [
  { egg: 150, butter: 15, salt: 1 },
  { beef: 250, butter: 15 },
  { cod: 300, butter: 30 },
];

/** Every meal can get butter. */
const butterFor = { cookingFat: "butter", takesFat: [true, true, true] };

describe("portions", () => {
  test.each([
    ["as they are", target(1400, 80, 160)],
    ["with less of everything", target(1200, 60, 120)],
    ["with more of everything", target(3200, 110, 300)],
    ["with more fat", target(2200, 60, 110)],
    ["with more protein", target(1400, 140, 180)],
  ])("reach the energy and the protein %s", (_, { energy, protein }) => {
    const sum = total(fitPortions(day, foods, { energy, protein }, butterFor), foods);
    expect(Math.abs(sum.energy / energy - 1)).toBeLessThan(0.02);
    expect(sum.protein).toBeGreaterThanOrEqual(protein.from);
    expect(sum.protein).toBeLessThanOrEqual(protein.to);
  });

  test.each<[string, DayTarget, number, number]>([
    // As it is, the day has 516 kcal and 30 g of protein, so all of it twice has 60 g.
    ["all of it twice", target(1032, 30, 90), 300, 60],
    ["fat for the energy above 95 % of the most protein", target(1032, 15, 45), 210, 85],
    ["lean food for 105 % of the least protein", target(1032, 75, 120), 390, 35],
    ["at least a fifth as much fat as twice the day has", target(1032, 93, 120), 475, 10],
  ])("have %s", (_, wanted, beef, butter) => {
    expect(fitPortions([{ beef: 150, butter: 30 }], foods, wanted)).toEqual([{ beef, butter }]);
  });

  test("have at most two and a half times as much fat, and the rest as cooking fat", () => {
    const meals = [{ cod: 400 }, { cod: 400, butter: 40 }];
    expect(fitPortions(meals, foods, target(3200, 80, 160), butterFor)).toEqual([
      { cod: 415, butter: 5 },
      { cod: 415, butter: 350 },
    ]);
  });

  test("count the protein of fats, too", () => {
    const cheese = food({ energy: 400, protein: 15 });
    const pool = { ...foods, cheese };
    // 1,000 kcal and 70 g of protein: twice that would be 140 g.
    const day = [{ beef: 200, cheese: 150 }];
    expect(fitPortions(day, pool, target(2000, 50, 110))).toEqual([{ beef: 235, cheese: 380 }]);
    expect(fitPortions(day, pool, target(2000, 130, 150))).toEqual([{ beef: 490, cheese: 255 }]);
  });

  test("leave out foods that the pool doesn't know", () => {
    const portions = fitPortions([{ nectar: 100, beef: 500 }], foods, target(1000, 50, 150));
    expect(portions).toEqual([{ beef: 500 }]);
  });

  test("have no cooking fat if there's enough fat", () => {
    const meals = [{ beef: 500 }, { beef: 500, butter: 100 }];
    expect(fitPortions(meals, foods, target(2720, 100, 300), butterFor)).toEqual(meals);
  });

  test("are weighed in 5 g, counted in whole pieces, and salted as they were", () => {
    const [eggs = {}, ...others] = fitPortions(day, foods, target(2130, 70, 170));
    expect((eggs.egg ?? 0) % 50).toBe(0);
    expect(eggs.salt).toBe(1);
    for (const grams of [eggs.butter, ...others.flatMap((meal) => Object.values(meal))])
      expect((grams ?? 0) % 5).toBe(0);
  });

  test("keep at least a step of each food", () => {
    const tiny = fitPortions([{ egg: 50, butter: 1 }], foods, target(100, 0, 100));
    expect(tiny).toEqual([{ egg: 50, butter: 5 }]);
  });

  test("have no more of a food than it allows, and more of the others", () => {
    const portions = fitPortions(
      [
        { liver: 70, beef: 150 },
        { beef: 250, butter: 30 },
      ],
      foods,
      target(2600, 90, 250),
    );
    expect(portions[0]?.liver).toBe(70);
    expect(Math.abs(total(portions, foods).energy / 2600 - 1)).toBeLessThan(0.05);
  });

  test("have at most 500 g of a food on a plate, unless nothing else fills the day", () => {
    const plates = [{ beef: 300 }, { cod: 100 }];
    const usual = fitPortions(plates, foods, target(1300, 60, 200));
    expect(usual[0]?.beef).toBeLessThanOrEqual(500);
    const huge = fitPortions([{ beef: 300 }], foods, target(1600, 60, 200));
    expect(huge).toEqual([{ beef: 800 }]);
  });

  test("add the cooking fat to each meal if there's too little fat", () => {
    const lean = [{ cod: 300 }, { cod: 200 }];
    const portions = fitPortions(lean, foods, target(1800, 60, 110), butterFor);
    for (const { butter = 0 } of portions) expect(butter).toBeGreaterThan(30);
    expect(fitPortions(lean, foods, target(1800, 60, 110))[0]).not.toHaveProperty("butter");
  });

  test("exchange a fatty food for a lean one if only the protein is missing", () => {
    const lamb = { fatty: food({ energy: 282, protein: 16.6 }), lean: food({ energy: 208 }) };
    const range = target(1260, 92, 130);
    const { protein, energy } = total(
      fitPortions([{ fatty: 200 }, { lean: 200 }], lamb, range),
      lamb,
    );
    expect(protein).toBeGreaterThanOrEqual(92);
    expect(Math.abs(energy / 1260 - 1)).toBeLessThan(0.05);
  });
});
