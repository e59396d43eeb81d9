import type { Content } from "#rules/member-plan/pool/contents.ts";
import type { Food, PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import type { Slot } from "#rules/member-plan/pool/slots.ts";

/** A food, with its energy in kcal and grams of protein and fat per 100 g. */
function food(
  name: string,
  [energy, protein, fat]: [number, number, number],
  contains: Content[],
  other: Partial<Food> = {},
): Food {
  return {
    name,
    energy,
    protein,
    fat,
    saturated: fat / 2,
    sodium: 60,
    carbohydrate: 0,
    contains,
    category: "Proteins",
    refuse: 0,
    sold: { grams: 100 },
    ...other,
  };
}

// A made-up table: its numbers don't matter here.
export const foods: PlanSource["foods"] & { source: string } = {
  source: "A made-up table",
  foods: {
    egg: food("Egg", [143, 12.6, 9.5], ["egg"], { piece: { one: "egg", many: "eggs", grams: 50 } }),
    butter: food("Butter", [717, 0.9, 81], ["dairy"], { category: "Fats & Oils" }),
    tallow: food("Beef tallow", [902, 0, 100], ["beef"], { category: "Fats & Oils" }),
    cheddar: food("Cheddar", [403, 23, 33], ["dairy"]),
    ham: food("Ham", [145, 21, 6], ["pork"]),
    "pork-chop": food("Pork chop", [209, 20, 14], ["pork"]),
    roast: food("Roast", [180, 25, 9], ["beef"]),
    "ground-beef": food("Ground beef", [254, 17, 20], ["beef"]),
    "chicken-thigh": food("Chicken thigh", [221, 17, 16], ["chicken"]),
    "lamb-shoulder": food("Lamb shoulder", [230, 17, 18], ["lamb"]),
    liver: food("Liver", [135, 20, 4], ["beef", "organ"], { most: 70 }),
    trout: food("Trout", [141, 20, 6], ["fish"]),
    shrimp: food("Shrimp", [85, 20, 0.5], ["seafood"]),
    broth: food("Broth", [15, 2, 0.5], ["beef"], { category: "Beverages" }),
    salt: food("Salt", [0, 0, 0], [], { category: "Seasonings", sodium: 38_758 }),
  },
};

interface MealDetails {
  slot: Slot;
  minutes: number;
  ingredients: Record<string, number>;
  how: string;
  /** A drawing, by the end of its name. */
  dish?: string;
}

const meal = (name: string, { slot, dish, ...details }: MealDetails): PoolMeal => ({
  name,
  slots: [slot],
  ...details,
  ...(dish ? { image: { image: `dish-${dish}`, alt: "" } } : {}),
});

const breakfasts = {
  "soft-eggs": meal("Soft eggs on a plate", {
    slot: "breakfast",
    dish: "egg-halves",
    minutes: 8,
    ingredients: { egg: 100, butter: 10, salt: 1 },
    how: "Lay the eggs into simmering water for six minutes.",
  }),
  "ham-and-egg": meal("Ham and a fried egg", {
    slot: "breakfast",
    dish: "eggs-and-bacon",
    minutes: 9,
    ingredients: { ham: 80, egg: 50, salt: 1 },
    how: "Warm the ham beside the egg.",
  }),
};

const lunches = {
  "cold-roast": meal("Cold roast in slices", {
    slot: "lunch",
    dish: "breast",
    minutes: 5,
    ingredients: { roast: 180, butter: 10, salt: 1 },
    how: "Slice it thin across the grain.",
  }),
  meatballs: meal("Meatballs in their own juice", {
    slot: "lunch",
    dish: "stew",
    minutes: 25,
    ingredients: { "ground-beef": 200, salt: 1 },
    how: "Roll, brown, and cover for ten minutes.",
  }),
  "shrimp-in-butter": meal("Shrimp in butter", {
    slot: "lunch",
    dish: "shrimp",
    minutes: 10,
    ingredients: { shrimp: 150, butter: 20, salt: 1 },
    how: "Turn them once, until they're pink.",
  }),
  omelet: meal("Omelet with cheddar", {
    slot: "lunch",
    dish: "omelet",
    minutes: 10,
    ingredients: { egg: 150, cheddar: 40, butter: 10, salt: 1 },
    how: "Fold it while the top is still soft.",
  }),
  liver: meal("Liver with butter", {
    slot: "lunch",
    dish: "strips",
    minutes: 10,
    ingredients: { liver: 70, roast: 100, butter: 15, salt: 1 },
    how: "Two minutes a side are enough.",
  }),
};

const dinners = {
  trout: meal("Trout from the pan", {
    slot: "dinner",
    dish: "fish-and-eggs",
    minutes: 15,
    ingredients: { trout: 220, butter: 20, salt: 1 },
    how: "Fry it in butter, five minutes a side, until it flakes.",
  }),
  chops: meal("Chops with crisp edges", {
    slot: "dinner",
    dish: "chops",
    minutes: 15,
    ingredients: { "pork-chop": 250, salt: 1 },
    how: "Stand them on their fat first.",
  }),
  thighs: meal("Thighs from the oven", {
    slot: "dinner",
    dish: "thighs",
    minutes: 40,
    ingredients: { "chicken-thigh": 250, salt: 1 },
    how: "Skin side up, until the juice runs clear.",
  }),
  "lamb-stew": meal("Slow stew of lamb", {
    slot: "dinner",
    dish: "cubes",
    minutes: 60,
    ingredients: { "lamb-shoulder": 230, salt: 1 },
    how: "Keep the lid on, and don't let it boil.",
  }),
  frittata: meal("Frittata from the oven", {
    slot: "dinner",
    dish: "scramble",
    minutes: 15,
    ingredients: { egg: 200, cheddar: 60, butter: 10, salt: 1 },
    how: "Ten minutes in a hot oven, until the middle is set.",
  }),
};

const snacks = {
  broth: meal("A cup of broth", {
    slot: "snack",
    dish: "broth",
    minutes: 4,
    ingredients: { broth: 250, tallow: 5, salt: 1 },
    how: "Warm it, and drink it slowly.",
  }),
  cheese: meal("A piece of hard cheese", {
    slot: "snack",
    minutes: 1,
    ingredients: { cheddar: 30 },
    how: "Cut it, and leave the rest in paper.",
  }),
  "boiled-egg": meal("A boiled egg", {
    slot: "snack",
    dish: "egg-halves",
    minutes: 10,
    ingredients: { egg: 50, salt: 1 },
    how: "Ten minutes for a firm yolk.",
  }),
};

export const meals = {
  tips: [
    "Put tomorrow's meat into the fridge tonight, so that it thaws in time.",
    "Salt meat before it goes into the pan, and again after.",
  ],
  meals: { ...breakfasts, ...lunches, ...dinners, ...snacks } satisfies Record<string, PoolMeal>,
};
