import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { PUBLIC } from "../../../../e2e/support/shop.ts";
import {
  becomeMember,
  cutOff,
  press,
  pressButton,
  type Stage,
  type Trigger,
  title,
} from "../trigger.ts";

const ANSWERS: Answers = {
  ...{ gender: "female", age: 38, goals: ["fit"], improvementAreas: [] },
  height: { feet: 5, inches: 6, unit: "in" },
  weight: { value: 150, unit: "lbs" },
  ...{ mealPrepTime: "more-than-1", breakfastTime: "8-10", lunchTime: "12-2", dinnerTime: "6-8" },
  ...{ meatRelationship: "rarely", meatPreferences: {}, fishPreference: "yes" },
  ...{ dailyActivity: "sitting", exerciseFrequency: "weekly" },
};

const MILK = "Milk, cheese, and butter";

/** Opens a part of “My answers” as a member with answers in the account. */
async function openAnswers(stage: Stage, part: string, answers: Answers = {}): Promise<void> {
  const { page } = stage;
  const { token } = await becomeMember(stage);
  const value = { ...ANSWERS, ...answers };
  const entry = { day: 0, field: "plan-answers", value, changed_at: new Date().toISOString() };
  await page.request.post("/rest/v1/rpc/save_tracker", {
    data: { entries: [entry] },
    headers: { ...PUBLIC, Authorization: `Bearer ${token}` },
  });
  // Only the plan waits for the account's answers.
  await page.goto("/profile");
  await page.getByText("Breakfast", { exact: true }).first().waitFor();
  await page.goto(`/profile?answers=${part}`);
}

/** The program, with no meals but those with both eggs and milk products. */
async function shrinkProgram(page: Page): Promise<void> {
  await page.route("**/rest/v1/program_parts*", async (route) => {
    const response = await route.fetch();
    const parts: { name: string; content: { meals: Record<string, unknown> } }[] =
      await response.json();
    for (const { name, content } of parts)
      if (name === "meals") content.meals = withEggsAndMilk(content.meals);
    await route.fulfill({ response, json: parts });
  });
}

function withEggsAndMilk(meals: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(meals).filter(([, meal]) => {
      const text = JSON.stringify(meal);
      return /"egg/.test(text) && /cheddar|butter|cream|cheese/.test(text);
    }),
  );
}

async function leaveOut(page: Page, foods: string[]): Promise<void> {
  for (const name of foods) await page.getByRole("checkbox", { name }).click();
  await press(page, "Save");
}

/** In “My answers”. */
export const answerTriggers: Trigger[] = [
  {
    texts: ["We couldn't open your answers."],
    async provoke(stage) {
      await cutOff(stage.page, "**/assets/member-questions*.js");
      await stage.page.clock.install();
      await openAnswers(stage, "");
      await stage.page.clock.runFor(10_000);
    },
    focus: title,
    isNew: true,
  },
  {
    texts: ["We can't make a plan with this answer. Please check it."],
    async provoke(stage) {
      await openAnswers(stage, "weight");
      await stage.page.getByRole("spinbutton").fill("1");
      await press(stage.page, "Continue");
    },
    focus: (page) => page.locator('[data-answer="weight"] a'),
    isNew: true,
  },
  {
    texts: ["No meals are left with this answer. …", "First allow …."],
    async provoke(stage) {
      await openAnswers(stage, "left-out", { meatRelationship: "none", fishPreference: "no" });
      await leaveOut(stage.page, ["Eggs", MILK]);
    },
    focus: pressButton("Save"),
  },
  {
    texts: ["First allow other foods again."],
    async provoke(stage) {
      await shrinkProgram(stage.page);
      await openAnswers(stage, "left-out");
      await leaveOut(stage.page, ["Eggs", MILK]);
    },
    focus: pressButton("Save"),
  },
];
