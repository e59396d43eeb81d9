import { group } from "../drawing/food-kit.ts";
import { svg } from "../drawing/geometry.ts";
import { chanceOf } from "./chance.ts";
import type { Pictured } from "./dish.ts";
import { drawings } from "./dishes.ts";
import { props } from "./props.ts";
import { tables } from "./tables.ts";
import { middle, vessels } from "./vessels.ts";

const WIDTH = 400;
const HEIGHT = 300;
const MOST_TURN = 14;
const SIZE = { plate: 1.08, board: 1.08, pan: 1, bowl: 1 } as const;

/** Draws a recipe's picture as SVG: its dish, on a table that depends on the recipe's number. */
export function drawPicture(recipe: Pictured & { drawing: string }): string {
  const dish = drawings[recipe.drawing];
  if (!dish) throw new Error(`Recipe ${recipe.id}: there is no drawing "${recipe.drawing}".`);
  const chance = chanceOf(recipe.id);
  const vessel = dish.vessels[Math.floor(chance() * dish.vessels.length)] ?? "plate";
  const turn = Math.round((chance() - 0.5) * 2 * MOST_TURN);
  const fitting = tables.filter(({ isWooden }) => !(isWooden && vessel === "board"));
  // By number, not at random, so that neighbors in a list differ.
  const table = fitting[(recipe.id * 3) % fitting.length]?.drawing ?? [];
  const side = props[recipe.id % props.length] ?? [];
  return svg(WIDTH, HEIGHT, [
    ...table,
    ...side,
    ...vessels[vessel](recipe.id),
    group(middle.x, middle.y, turn, SIZE[vessel], dish.draw(recipe)),
  ]);
}
