import type { BmiWords } from "./schema/bmi-schema.ts";

/** The copy around a body mass index, as on a summary. */
export const bmiWords: BmiWords = {
  label: "BMI",
  lead: "Your BMI is",
  unknown: "Enter your height and weight to see your BMI.",
  categories: {
    underweight: { word: "underweight", text: "Please talk to your doctor first." },
    healthy: { word: "healthy", text: "Your plan will help you to stay there and feel stronger." },
    overweight: { word: "overweight", text: "Your plan will help you to move down steadily." },
    obese: { word: "obese", text: "Your plan starts gently and moves at your pace." },
  },
};

export const tall = { feet: 5, inches: 8, unit: "in" };

/** A weight for each BMI category, at a height of 5 ft 8 in. */
export const weights = {
  underweight: { value: 115, unit: "lbs" },
  healthy: { value: 150, unit: "lbs" },
  overweight: { value: 84, unit: "kg" },
  obese: { value: 240, unit: "lbs" },
};
