import type { Funnel } from "../read/read-funnel.ts";
import { countDishes } from "./uncooked-pairs.ts";

/** A part of the product, as `kept-by` names it. */
interface ProductPart {
  /** Their number. Absent for a part without a number. */
  count?(funnel: Funnel): number;
  /** The file that has them. */
  where?: string;
}

const MEALS = "funnel/program/meals.yaml";
const DISHES = "funnel/program/cookbook/dishes.yaml";
const RESOURCES = "funnel/program/resources.yaml";

/** The parts that can keep a promise: those of the program, and those of the member area. */
export const productParts: Record<string, ProductPart> = {
  meals: { count: countMeals, where: MEALS },
  // A cookbook counts alone: its dishes are all different, and were all checked.
  recipes: {
    count: (funnel) =>
      countDishes(funnel) ||
      countMeals(funnel) + (funnel.offer.fields["meal-database-recipes"] ?? 0),
    where: DISHES,
  },
  exercises: {
    count: ({ program }) => Object.keys(program?.exercises.fields.exercises ?? {}).length,
    where: "funnel/program/exercises.yaml",
  },
  guides: { count: (funnel) => countResources(funnel, "pdf"), where: RESOURCES },
  videos: { count: (funnel) => countResources(funnel, "video"), where: RESOURCES },
  resources: {
    count: (funnel) => countResources(funnel, "pdf") + countResources(funnel, "video"),
    where: RESOURCES,
  },
  "grocery-lists": {
    count: ({ program }) => program?.groceries.fields.templates.length ?? 0,
    where: "funnel/program/groceries.yaml",
  },
  "daily-plan": {},
  progress: {},
  workouts: {},
  "shopping-list": {},
  app: {},
  community: {},
  review: {},
};

/** The meals of the program. Each has its recipe. */
export function countMeals({ program }: Funnel): number {
  return Object.keys(program?.meals.fields.meals ?? {}).length;
}

function countResources({ program }: Funnel, type: "pdf" | "video"): number {
  return (program?.resources.fields.resources ?? []).filter((one) => one.type === type).length;
}
