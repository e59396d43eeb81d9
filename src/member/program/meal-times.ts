import type { Slot } from "#rules/member-plan/pool/slots.ts";

/** The meals of a day, as members see them. */
export const MEAL_TIMES: Record<Slot, { name: string; icon: string }> = {
  breakfast: { name: "Breakfast", icon: "sun-horizon" },
  lunch: { name: "Lunch", icon: "sun" },
  dinner: { name: "Dinner", icon: "moon-stars" },
  snack: { name: "Snack", icon: "bowl-food" },
};
