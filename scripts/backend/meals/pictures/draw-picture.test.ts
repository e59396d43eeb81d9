import { expect, test } from "vitest";
import { readRecipes } from "../recipe-book.ts";
import { drawings } from "./dishes.ts";
import { drawPicture } from "./draw-picture.ts";

const recipes = readRecipes();

test("every recipe has a picture of its own, which is the same each time", () => {
  const pictures = recipes.map(drawPicture);
  expect(new Set(pictures).size).toBe(recipes.length);
  expect(recipes.map(drawPicture)).toEqual(pictures);
});

test("no picture is broken, heavy, or anything but a drawing", () => {
  for (const picture of recipes.map(drawPicture)) {
    expect(picture.length).toBeLessThan(40_000);
    expect(picture).not.toMatch(/NaN|undefined|<script|href|<text|style=/);
  }
});

test("every drawing is of some recipe", () => {
  expect(new Set(recipes.map(({ drawing }) => drawing))).toEqual(new Set(Object.keys(drawings)));
});
