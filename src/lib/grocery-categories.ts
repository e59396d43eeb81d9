/** The sections of a store, in the order of a grocery list. */
export const GROCERY_CATEGORIES = [
  "Proteins",
  "Fats & Oils",
  "Seasonings",
  "Beverages",
  "Other",
] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];
