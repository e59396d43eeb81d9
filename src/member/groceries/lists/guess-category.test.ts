import { describe, expect, test } from "vitest";
import { guessCategory } from "./guess-category.ts";

describe("guessCategory", () => {
  test.each([
    ["Beef", "Proteins"],
    ["2 lbs Pork Chops", "Proteins"],
    ["EGGS", "Proteins"],
    ["Sardines in water", "Proteins"],
    ["Feta from pasteurized milk", "Proteins"],
    ["Chicken thighs with skin, 1 kg", "Proteins"],
    ["Anchovies", "Proteins"],
    ["Lamb fat", "Fats & Oils"],
    ["Olive Oil", "Fats & Oils"],
    ["Salted Butter", "Fats & Oils"],
    ["Garlic Powder", "Seasonings"],
    ["Thyme leaves", "Seasonings"],
    ["Black pepper (optional)", "Seasonings"],
    ["Beef Stock", "Beverages"],
    ["Bone broth without sugar", "Beverages"],
    ["Coffee or tea", "Beverages"],
    ["Red Pepper", "Other"],
    ["Beef tomatoes", "Other"],
    ["Eggplant", "Other"],
    ["Butternut squash", "Other"],
    ["Freezer bags for steak", "Other"],
    ["", "Other"],
    ["constructor", "Other"],
  ])("puts %j under %s", (name, category) => {
    expect(guessCategory(name)).toBe(category);
  });
});
