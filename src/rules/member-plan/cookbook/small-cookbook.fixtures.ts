import { food } from "../small-program.fixtures.ts";
import type { Cookbook, Cut, Dish, Finish, Method } from "./cookbook.ts";

const image = { image: "hero", alt: "" };

/** Foods as the cookbook's tests need them. */
export const foods = {
  beef: food({ contains: ["beef"] }),
  chicken: food({ name: "Chicken", contains: ["chicken"] }),
  heart: food({ name: "Heart", contains: ["beef", "organ"] }),
  cod: food({ name: "Cod", contains: ["fish"], energy: 80, fat: 1 }),
  cheese: food({ name: "Cheese", contains: ["dairy"], sodium: 700 }),
  roast: food({ name: "Roast", contains: ["beef"], cooked: true }),
  butter: food({ ...{ name: "Butter", contains: ["dairy"] }, energy: 720, fat: 81, most: 30 }),
  tallow: food({ ...{ name: "Tallow", contains: ["beef"] }, energy: 900, protein: 0, fat: 100 }),
  salt: food({ name: "Salt", energy: 0, protein: 0, sodium: 38_758, category: "Seasonings" }),
};

export const steak: Cut = {
  ...{ food: "beef", animal: "beef", group: "tender", form: "whole", say: "steak" },
  ...{ thick: 2, image },
};
export const patties: Cut = {
  ...steak,
  group: "ground",
  form: "patties",
  say: "patties",
  many: true,
};

export const sear: Method = {
  ...{ name: "Seared", family: "pan", texture: "seared", groups: ["tender", "ground"] },
  ...{ time: "pan", preheat: "pan", fat: "pan", before: "Pat {the} dry{salt}." },
  heat: "Heat {fat} and fry {it} {side} a side, {done}.",
};
export const broil: Method = {
  ...{ ...sear, name: "Broiled", family: "broiler", texture: "charred", fat: "own" },
  ...{ preheat: "oven", first: "Heat the broiler." },
};

export const plain: Finish = { name: "plain", family: "sauce", foods: {} };
export const butter: Finish = {
  ...{ name: "butter", family: "sauce", foods: { butter: 8 }, "fries-in": "half of the butter" },
  after: "Melt {rest-of}the butter on {the}.",
};
export const melt: Finish = {
  ...{ name: "cheese", family: "melt", foods: { cheese: 20 } },
  during: "Lay the cheese on {the}.",
};

export const cookbook: Omit<Cookbook, "dishes"> = {
  groups: { tender: { done: "until {it-is} {temp} inside" }, ground: { done: "to {temp}" } },
  cuts: { steak, patties },
  methods: { sear, broil },
  finishes: { plain, butter, melt },
};

export const dish = (fields: Partial<Dish> = {}): Dish => ({
  ...{ name: "Steak", cut: "steak", method: "sear", finish: "plain", ...fields },
});
