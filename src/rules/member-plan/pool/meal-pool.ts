import { CONTENTS, type Content, type ContentOrTrait, TRAITS, type Trait } from "./contents.ts";
import type { Slot } from "./slots.ts";

/** A food of the public table. Figures are per 100 g of what is eaten. */
export interface Food {
  name: string;
  /** kcal */
  energy: number;
  protein: number;
  fat: number;
  /** The part of the fat that is saturated, in grams. */
  saturated: number;
  /** mg */
  sodium: number;
  carbohydrate: number;
  contains: Content[];
  /** Limited by rules, like its contents. */
  traits?: Trait[] | undefined;
  category: string;
  /** True if it's sold cooked or cured, so that nothing in it has to reach a temperature. */
  cooked?: boolean | undefined;
  /** True if its name keeps its capital in a sentence. */
  "proper-noun"?: boolean | undefined;
  /** The share of what is bought that isn't eaten, such as bones. */
  refuse: number;
  /** The most grams of it in a meal, such as liver or butter. */
  most?: number | undefined;
  piece?: { one: string; many: string; grams: number } | undefined;
  /** For food that's weighed but also counted in the kitchen: about what one weighs as it's bought. */
  about?: { one: string; many: string; grams: number } | undefined;
  /** The food that's bought for it, such as eggs for yolks: a piece for each piece. */
  "bought-as"?: string | undefined;
  /** The units that shops sell it in: steps of grams or pieces, or packs of them. */
  sold: { grams?: number | undefined; pieces?: number | undefined; pack?: string | undefined };
}

export interface PoolMeal {
  name: string;
  slots: Slot[];
  image?: { image: string; alt: string } | undefined;
  minutes: number;
  /** If it's fried in a pan: the minutes of another pan full, for larger portions. */
  pan?: number | undefined;
  /** True if it's only good right after cooking. Anything else can be eaten again on the next day. */
  "eat-at-once"?: boolean | undefined;
  /** Grams of each food for a member of about 2,000 kcal a day. */
  ingredients: Record<string, number>;
  /** Says `{fat}` where any cooking fat will do: the member's own takes the place of the meal's. */
  how: string;
  /** Says where a cooking fat goes, such as "Heat the {fat} in the pan first." Without it, none is added. */
  "extra-fat"?: string | undefined;
}

export interface MealPool {
  foods: Record<string, Food>;
  meals: Record<string, PoolMeal>;
}

const ORDER: readonly ContentOrTrait[] = [...CONTENTS, ...TRAITS];

/** The contents and traits of these foods, in the order of `CONTENTS` and `TRAITS`. */
export function listContents(
  ingredients: Record<string, number>,
  foods: Record<string, Food>,
): ContentOrTrait[] {
  const all: ContentOrTrait[] = [];
  Object.keys(ingredients).forEach((id) => {
    const { contains = [], traits = [] } = foods[id] ?? {};
    [...contains, ...traits].forEach((one) => {
      if (!all.includes(one)) all.push(one);
    });
  });
  return all.length < 2 ? all : ORDER.filter((one) => all.includes(one));
}

/** Energy in kcal; protein, fat, and carbohydrate in grams. */
export interface Nutrition {
  energy: number;
  protein: number;
  fat: number;
  carbohydrate: number;
}
