import { describe, expect, test } from "vitest";
import { type Cut, type Dish, findParts } from "./cookbook.ts";
import { makeDish, makeDishes } from "./make-dish.ts";
import { cookbook, dish, foods, steak } from "./small-cookbook.fixtures.ts";

function make(fields: Partial<Dish>, cut: Partial<Cut> = {}) {
  const cuts = { ...cookbook.cuts, steak: { ...steak, ...cut } };
  const parts = findParts(dish(fields), { ...cookbook, cuts });
  if (!parts) throw new Error("A part is missing.");
  return makeDish("steak", parts, foods);
}

describe("makeDish", () => {
  test("writes the recipe step by step", () => {
    expect(make({ finish: "butter" }).how).toBe(
      "Pat the steak dry and salt it. Heat half of the butter and fry it 3 minutes a side, until it is 63 °C (145 °F) inside. Rest it for 3 minutes. Melt the rest of the butter on the steak.",
    );
  });

  test("speaks of several pieces in the plural", () => {
    expect(make({ cut: "patties" }).how).toContain("Pat the patties dry and salt them.");
  });

  test("leaves the fat open, and says so", () => {
    const { how, ingredients, contains } = make({});
    expect(how).toContain("Heat the {fat} and fry");
    expect(Object.keys(ingredients)).toContain("tallow");
    expect(contains).toEqual(["beef"]);
  });

  test("uses the whole butter if nothing is fried in it", () => {
    expect(make({ method: "broil", finish: "butter" }).how).toContain("Melt the butter on");
  });

  test("heats the broiler first and puts cheese on before the rest", () => {
    const steps = make({ method: "broil", finish: "melt" }).steps.map(({ does }) => does);
    expect(steps).toEqual(["preheat", "prepare", "heat", "heat", "rest"]);
  });

  test("has about 600 kcal for dinner and 250 for a snack", () => {
    expect(make({}).nutrition.energy).toBeCloseTo(600, -1);
    expect(make({ slots: ["snack"] }).nutrition.energy).toBeCloseTo(250, -1);
  });

  test("adds no salt to what is salty enough", () => {
    expect(make({}).ingredients.salt).toBe(1);
    const salty = { ...foods, beef: { ...foods.beef, sodium: 400 } };
    const parts = findParts(dish(), cookbook);
    const { how, ingredients } = makeDish("steak", parts ?? never(), salty);
    expect(ingredients).not.toHaveProperty("salt");
    expect(how).toContain("Pat the steak dry.");
  });

  test("cooks joints for several, and says what to do with the rest", () => {
    const roast = { k: 69, kg: 1.2, oven: 160 };
    const { sear } = cookbook.methods;
    const parts = findParts(dish(), {
      ...cookbook,
      ...(sear && { methods: { sear: { ...sear, time: "roast" as const } } }),
      cuts: { steak: { ...steak, roast } },
    });
    const { makes, how } = makeDish("steak", parts ?? never(), foods);
    expect(makes).toBe(5);
    expect(how).toContain("Heat the oven to 160 °C (325 °F).");
    expect(how).toContain("That makes 5 portions.");
  });
});

const never = (): never => {
  throw new Error("A part is missing.");
};

describe("makeDishes", () => {
  test("leaves out a dish with a part that this program doesn't have", () => {
    const dishes = { steak: dish(), other: dish({ method: "sous-vide" }) };
    expect(makeDishes({ ...cookbook, dishes }, foods).map(({ id }) => id)).toEqual(["dish/steak"]);
  });
});
