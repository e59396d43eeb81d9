import type { Cookbook, Cut, Finish, Method } from "#rules/member-plan/cookbook/cookbook.ts";

const cut = (fields: Partial<Cut> & Pick<Cut, "food" | "animal" | "say">, dish: string): Cut => ({
  ...{ group: "tender", form: "whole", thick: 2, pieces: 30 },
  ...fields,
  image: { image: `dish-${dish}`, alt: "" },
});

const cuts: Record<string, Cut> = {
  chop: cut({ food: "pork-chop", animal: "pork", say: "chop" }, "chops"),
  roast: cut({ food: "roast", animal: "beef", say: "roast" }, "sliced-steak"),
  mince: cut({ food: "ground-beef", animal: "beef", say: "mince", group: "ground" }, "skillet"),
  thighs: cut({ food: "chicken-thigh", animal: "chicken", say: "thighs", many: true }, "thighs"),
  shoulder: cut({ food: "lamb-shoulder", animal: "lamb", say: "shoulder" }, "stew"),
  trout: cut({ food: "trout", animal: "trout", say: "trout" }, "fillet"),
  shrimp: cut({ food: "shrimp", animal: "shrimp", say: "shrimp", many: true }, "shrimp"),
};

const method = (fields: Partial<Method>): Method => ({
  ...{ name: "", family: "pan", texture: "seared", groups: ["tender", "ground"], time: "pan" },
  ...{ fat: "pan", preheat: "pan", before: "Dry {the} first{salt}." },
  heat: "Give {it} {minutes} minutes in {fat}, {done}.",
  ...fields,
});

const finish = (family: string, foods: Finish["foods"], after: string): Finish => ({
  ...{ name: family, family, foods, after },
});

const finishes = {
  bare: finish("sauce", {}, "Nothing else belongs on it."),
  buttered: { ...finish("butter", { butter: 8 }, "Butter it."), "fries-in": "some of the butter" },
  cheesy: finish("melt", { cheddar: 14 }, "Let the cheddar run down its sides."),
  egged: { ...finish("egg", { egg: 40 }, "Put a firm egg on top."), "is-heated": true },
};

const names: Record<string, string> = {
  ...{ chop: "Chop", roast: "Roast", mince: "Mince", thighs: "Thighs", shoulder: "Shoulder" },
  ...{ trout: "Trout", shrimp: "Shrimp" },
};

/** A made-up cookbook of 28 dishes. The real one is for sale. */
export const storyCookbook: Cookbook = {
  groups: { tender: { done: "until {it-is} {temp} inside" }, ground: { done: "to {temp}" } },
  cuts,
  methods: {
    hot: method({}),
    oven: method({ family: "oven", fat: "own", time: "pieces", oven: 200, preheat: "oven" }),
  },
  finishes,
  dishes: Object.fromEntries(
    Object.keys(cuts).flatMap((one) =>
      Object.keys(finishes).map((other, index) => [
        `${one}-${other}`,
        {
          name: `${names[one]}, ${other}`,
          ...{ cut: one, method: index % 2 === 0 ? "hot" : "oven", finish: other },
        },
      ]),
    ),
  ),
};
