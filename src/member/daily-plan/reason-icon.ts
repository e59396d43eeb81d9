import type { Reason } from "#rules/member-plan/apply-rules.ts";

const BY_ANSWER: Record<string, string> = {
  breakfastTime: "sun-horizon",
  lunchTime: "sun",
  dinnerTime: "moon-stars",
  meatPreferences: "cow",
  meatRelationship: "cow",
  mealPrepTime: "clock",
  goals: "lightning",
  weight: "scales",
};

/** The icon of what a reason is about. Answers that authors add get a general one. */
export function reasonIcon({ answer, isTraining }: Reason): string {
  return isTraining ? "barbell" : (BY_ANSWER[answer] ?? "fork-knife");
}
