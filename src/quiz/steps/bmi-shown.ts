import { type BmiCategory, bmiBarPercent, bmiCategory, calculateBmi } from "#lib/measures/bmi.ts";
import type { Height } from "#lib/measures/height.ts";
import type { Weight } from "#lib/measures/weight.ts";
import type { BmiWords } from "./schema/bmi-schema.ts";
import type { Visitor } from "./step.ts";

export interface ShownBmi {
  label: string;
  lead: string;
  /** The text to show while there's no BMI. */
  unknown: string;
  known?: { number: string; category: BmiCategory; word: string; text: string; barPercent: number };
}

/** The BMI from a visitor's height and weight, rounded to the given number of decimals. */
export function shownBmi(
  words: BmiWords,
  height: string,
  weight: string,
  visitor: Visitor,
  decimals: number,
): ShownBmi {
  const { label, lead, unknown, categories } = words;
  const tall = visitor.answer<Height>(height);
  const heavy = visitor.answer<Weight>(weight);
  const bmi = tall && heavy ? calculateBmi(tall, heavy) : undefined;
  if (bmi === undefined) return { label, lead, unknown };
  const category = bmiCategory(bmi);
  return {
    label,
    lead,
    unknown,
    known: {
      number: bmi.toFixed(decimals),
      category,
      ...categories[category],
      barPercent: bmiBarPercent(bmi),
    },
  };
}
