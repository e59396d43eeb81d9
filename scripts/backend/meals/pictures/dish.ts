import type { Vessel } from "./vessels.ts";

export interface Pictured {
  id: number;
  category: string;
}

/** How a dish looks, drawn around its own middle and no wider than 96 from there. */
export interface Dish {
  /** What it may be served in. */
  vessels: readonly Vessel[];
  draw(recipe: Pictured): string[];
}
