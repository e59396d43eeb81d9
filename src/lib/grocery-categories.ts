/** The parts of a shop, in the order of a list. */
export const GROCERY_CATEGORIES = [
  "Proteins",
  "Fats & Oils",
  "Seasonings",
  "Beverages",
  "Other",
] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];
