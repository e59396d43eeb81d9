import type { Vessel } from "./vessels.ts";

export interface Pictured {
  id: number;
  category: string;
}

/** The look of a dish, drawn around its own center and at most 96 from it. */
export interface Dish {
  /** The vessels it can be served in. */
  vessels: readonly Vessel[];
  draw(recipe: Pictured): string[];
}
