import { CONTENTS, type Content } from "./contents.ts";
import type { Slot } from "./slots.ts";

/** A food of the public table. Figures are per 100 g of what is eaten. */
export interface Food {
  name: string;
  /** kcal */
  energy: number;
  protein: number;
  fat: number;
  carbohydrate: number;
  contains: Content[];
  category: string;
  /** Whether its name keeps its capital in a sentence. */
  "proper-noun"?: boolean | undefined;
  /** The share of what is bought that isn't eaten, such as bones. */
  refuse: number;
  /** The most grams of it in a meal, such as liver. */
  most?: number | undefined;
  piece?: { one: string; many: string; grams: number } | undefined;
  /** The food that's bought for it, such as eggs for yolks: a piece for each piece. */
  "bought-as"?: string | undefined;
  /** How shops sell it: in steps of grams or pieces, or in packs of them. */
  sold: { grams?: number | undefined; pieces?: number | undefined; pack?: string | undefined };
}

export interface PoolMeal {
  name: string;
  slots: Slot[];
  image?: { image: string; alt: string } | undefined;
  minutes: number;
  /** Grams of each food for a member of about 2,000 kcal a day. */
  ingredients: Record<string, number>;
  how: string;
}

export interface MealPool {
  foods: Record<string, Food>;
  meals: Record<string, PoolMeal>;
}

/** What these foods contain, in the order of `CONTENTS`. */
export function contentsOf(
  ingredients: Record<string, number>,
  foods: Record<string, Food>,
): Content[] {
  const all: Content[] = [];
  Object.keys(ingredients).forEach((id) => {
    foods[id]?.contains.forEach((content) => {
      if (!all.includes(content)) all.push(content);
    });
  });
  return all.length < 2 ? all : CONTENTS.filter((content) => all.includes(content));
}

/** Energy in kcal; protein, fat, and carbohydrate in grams. */
export interface Nutrition {
  energy: number;
  protein: number;
  fat: number;
  carbohydrate: number;
}
