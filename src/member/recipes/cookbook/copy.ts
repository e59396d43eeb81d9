import type { ContentOrTrait } from "#rules/member-plan/pool/contents.ts";

/** The families of methods, as members choose them. */
export const METHODS = [
  { value: "pan", label: "In a pan" },
  { value: "broiler", label: "Under the broiler" },
  { value: "oven", label: "In the oven" },
  { value: "pot", label: "In a pot" },
  { value: "water", label: "Poached or steamed" },
  { value: "eggs", label: "Scrambled" },
  { value: "cold", label: "Without cooking" },
];

export const ANIMALS = [
  { value: "beef", label: "Beef" },
  { value: "pork", label: "Pork" },
  { value: "chicken", label: "Chicken" },
  { value: "turkey", label: "Turkey" },
  { value: "duck", label: "Duck" },
  { value: "lamb", label: "Lamb" },
  { value: "fish", label: "Fish" },
  { value: "shellfish", label: "Shellfish" },
  { value: "egg", label: "Eggs" },
  { value: "cheese", label: "Cheese" },
];

export const MINUTES = [15, 20, 30, 60];

export const WITHOUT: { value: ContentOrTrait; label: string }[] = [
  { value: "egg", label: "Egg" },
  { value: "dairy", label: "Milk" },
  { value: "fish", label: "Fish" },
  { value: "seafood", label: "Shellfish" },
  { value: "cured", label: "Cured meat" },
  { value: "organ", label: "Organs" },
];

export const methodName = (family: string): string =>
  METHODS.find(({ value }) => value === family)?.label ?? "";
