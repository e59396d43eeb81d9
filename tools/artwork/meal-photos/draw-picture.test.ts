import { describe, expect, test } from "vitest";
import { readRecipes } from "#tools/local-backend/meals/recipe-book.ts";
import { drawings } from "./dishes.ts";
import { drawPicture } from "./draw-picture.ts";

const recipes = readRecipes();

describe("drawPicture", () => {
  test("draws a unique picture for each recipe, the same each time", () => {
    const pictures = recipes.map(drawPicture);
    expect(new Set(pictures).size).toBe(recipes.length);
    expect(recipes.map(drawPicture)).toEqual(pictures);
  });

  test("returns valid, small SVGs that are nothing but drawings", () => {
    for (const picture of recipes.map(drawPicture)) {
      expect(picture.length).toBeLessThan(40_000);
      expect(picture).not.toMatch(/NaN|undefined|<script|href|<text|style=/);
    }
  });

  test("uses every drawing in some recipe", () => {
    expect(new Set(recipes.map(({ drawing }) => drawing))).toEqual(new Set(Object.keys(drawings)));
  });
});
