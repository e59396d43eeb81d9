import { type Answers, getOwn, isJsonObject } from "./json.ts";

/** The answers that a member's plan is made from. Only these reach the account. */
export const PLAN_ANSWERS = [
  ...["gender", "height", "weight", "age", "goals", "improvementAreas"],
  ...["mealPrepTime", "breakfastTime", "lunchTime", "dinnerTime"],
  ...["meatRelationship", "meatPreferences", "fishPreference"],
  ...["dailyActivity", "exerciseFrequency"],
];

/** The answers for the plan in a stored quiz, which may be corrupt. */
export function planAnswersIn(text: string | null | undefined): Answers {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (!isJsonObject(stored)) return {};
    return Object.fromEntries(
      PLAN_ANSWERS.flatMap((name) => {
        const answer = getOwn(stored, name);
        return answer === undefined || answer === null ? [] : [[name, answer]];
      }),
    );
  } catch {
    return {};
  }
}
