import { describe, expect, test } from "vitest";
import { addAmount, parseAmount, splitAmount } from "./amounts.ts";

describe("amounts", () => {
  test.each([
    ["Eggs, 24", "Eggs", "24"],
    ["Butter, 250 g (9 oz)", "Butter", "250 g (9 oz)"],
    ["Ribeye steaks, 2, together 600 g (1.3 lb)", "Ribeye steaks", "2, together 600 g (1.3 lb)"],
    ["Beef tongue, 1 small, about 1 kg (2.2 lb)", "Beef tongue", "1 small, about 1 kg (2.2 lb)"],
    ["Cream, ½ cup", "Cream", "½ cup"],
    ["Lamb racks, 2 x 700 g", "Lamb racks", "2 x 700 g"],
    ["Ribeye steaks, 3 cm thick", "Ribeye steaks, 3 cm thick", ""],
    ["Ribeye steaks, 3 centimeters thick", "Ribeye steaks, 3 centimeters thick", ""],
    ["Ribeye steaks, 2 fingers thick", "Ribeye steaks, 2 fingers thick", ""],
    ["Ribeye steaks, 30 cm long", "Ribeye steaks, 30 cm long", ""],
    ["Ribeye steaks, 2 inches thick", "Ribeye steaks, 2 inches thick", ""],
    ["Ribeye steaks, 3 cm thick, 1 kg", "Ribeye steaks, 3 cm thick", "1 kg"],
    ["Ground beef, 80% lean", "Ground beef, 80% lean", ""],
    ["Ground beef, 80/20", "Ground beef, 80/20", ""],
    ["Ribeye, 1 1/2 inches thick", "Ribeye, 1 1/2 inches thick", ""],
    ["Ribeye, 1½ inches thick", "Ribeye, 1½ inches thick", ""],
    ["Ribeye, 1-inch", "Ribeye, 1-inch", ""],
    ["Ribeye, 2–3 cm thick", "Ribeye, 2–3 cm thick", ""],
    ["Beef, 2 x 2 cm cubes", "Beef, 2 x 2 cm cubes", ""],
    ["Beef, 30-day aged", "Beef, 30-day aged", ""],
    ["Ribs, 4 hrs smoked", "Ribs, 4 hrs smoked", ""],
    ["Steak, 1 thumb thick", "Steak, 1 thumb thick", ""],
    ["Shrimp, 16/20 count", "Shrimp, 16/20 count", ""],
    ["Milk, 3.5 fat", "Milk, 3.5 fat", ""],
    ["Butter, 1/2 lb", "Butter", "1/2 lb"],
    ["Butter, 1 1/2 lb", "Butter", "1 1/2 lb"],
    ["Onion, chopped", "Onion, chopped", ""],
    ["500 g ground beef", "ground beef", "500 g"],
    ["2 lbs of ribeye", "ribeye", "2 lbs"],
    ["Beef, ٢ kg", "Beef", "2 kg"],
    ["５００ g ground beef", "ground beef", "500 g"],
    ["2 ribeyes", "2 ribeyes", ""],
    ["7 Up", "7 Up", ""],
    [", 24", ", 24", ""],
  ])("in %j are of %j: %j", (name, what, amount) => {
    expect(splitAmount(name)).toEqual({ what, amount });
  });

  test.each([
    ["4", "4"],
    ["2 tbsp", "2 tbsp"],
    ["½ cup", "½ cup"],
    ["2cm piece", "2cm piece"],
    ["A handful", "1 handful"],
    ["Bunch", "1 Bunch"],
    ["⅜ cup", "⅜ cup"],
    ["Half", "½"],
    ["half a pound", "½ pound"],
    ["Two large", "2 large"],
    ["٥٠٠ g", "500 g"],
    ["A stick", "1 stick"],
    ["quarter cup", "¼ cup"],
    ["a dozen", "1 dozen"],
    ["a few", "a few"],
    ["A splash", "1 splash"],
    ["To taste", ""],
    ["Garnish", ""],
    ["", ""],
  ])("in the measure %j are %j", (measure, amount) => {
    expect(parseAmount(measure)).toBe(amount);
  });

  test.each([
    ["50 g", "20 g", "70 g"],
    ["50g", "20 g", "70g"],
    ["4", "2", "6"],
    ["1 1/2 tsp", "½ tsp", "2 tsp"],
    ["1 cup", "2 Cups", "3 Cups"],
    ["0,5 l", "1.25 l", "1.75 l"],
    ["50 g", "1 tbsp", "50 g + 1 tbsp"],
    ["1 T", "1 t", "1 T + 1 t"],
    ["50 g + 1 tbsp", "2 tbsp", "50 g + 3 tbsp"],
    ["2 x 700 g", "1 x 700 g", "2 x 700 g + 1 x 700 g"],
    ["250 g (9 oz)", "20 g", "250 g (9 oz) + 20 g"],
    ["2-3", "1", "2-3 + 1"],
    ["", "20 g", "20 g"],
    ["50 g", "", "50 g"],
    ["1 kg", "500g", "1.5 kg"],
    ["500 grams", "500 g", "1000 grams"],
    ["8 oz", "1 lb", "1.5 lb"],
    ["250 ml", "2 dl", "4.5 dl"],
    ["2 tbsp", "2 tablespoons", "4 tablespoons"],
    ["1 lb", "500 g", "1 lb + 500 g"],
  ])("%j and %j make %j", (one, other, both) => {
    expect(addAmount(one, other)).toBe(both);
  });
});
