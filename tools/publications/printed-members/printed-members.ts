import type { Answers } from "#lib/json.ts";

const kg = (value: number) => ({ value, unit: "kg" });
const feet = (whole: number, inches: number) => ({ feet: whole, inches, unit: "in" });
const daily = { dailyActivity: "standing", exerciseFrequency: "daily" };
const loves = (...meats: string[]) => ({
  meatRelationship: "love",
  meatPreferences: Object.fromEntries(meats.map((meat) => [meat, "love"])),
});
const hates = (...meats: string[]) => ({
  meatPreferences: Object.fromEntries(meats.map((meat) => [meat, "hate"])),
});
const allMeats = ["pork", "beef", "chicken", "duck", "turkey", "lamb"];

/** Members at the edges of what a plan has to be good for, by what is special about them. */
export const printedMembers: Record<string, Answers> = {
  "underweight at 19": { age: 19, height: feet(5, 7), weight: kg(50), goals: ["muscle"] },
  "63, 118 kg, no beef, no breakfast": {
    ...{ gender: "male", age: 63, height: feet(5, 10), weight: kg(118), goals: ["weight"] },
    ...{ ...hates("beef"), breakfastTime: "skip" },
  },
  "hates all meat, eats fish": { age: 34, fishPreference: "yes", ...hates(...allMeats) },
  "too busy to cook": {
    ...{ gender: "male", age: 36, weight: kg(80), height: feet(5, 11), mealPrepTime: "too-busy" },
    ...daily,
  },
  "no eggs and no dairy": { age: 45, weight: kg(75), exclusions: ["egg", "dairy"] },
  "150 kg, loves beef": { gender: "male", age: 41, weight: kg(150), ...loves("beef") },
  "70, 45 kg": { age: 70, weight: kg(45), height: feet(4, 11) },
  "wants muscle, trains daily": {
    ...{ gender: "male", age: 25, weight: kg(75), height: feet(6, 0), goals: ["muscle", "fit"] },
    ...{ improvementAreas: ["arms", "chest", "back"], ...daily, ...loves("pork") },
  },
  "one dinner a day": { age: 38, breakfastTime: "skip", lunchTime: "skip" },
  "78, never exercises": { age: 78, weight: kg(68), goals: ["fit"], improvementAreas: ["legs"] },
  "doesn't eat meat yet": { age: 29, meatRelationship: "none", fishPreference: "yes" },
  "needs more than the plan serves": {
    ...{ gender: "male", age: 24, weight: kg(100), height: feet(6, 3), goals: ["muscle"] },
    ...daily,
  },
};
