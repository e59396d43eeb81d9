import type { Page } from "@playwright/test";
import { carryOn, choose, expect, isAt } from "./journey.ts";
import { type Answers, answerOf } from "./visitors.ts";

/** Answers the question on screen as a visitor would, with the pointer. */
export async function answer(page: Page, id: string, answers: Answers): Promise<void> {
  const name = answerOf[id];
  const given = name === undefined ? undefined : answers[name];
  if (typeof given === "string") return choose(page, given);
  if (id === "meat-preferences") return judgeCards(page, answers.meatPreferences);
  if (Array.isArray(given)) for (const value of given) await choose(page, value);
  if (id === "height") await typeHeight(page, answers.height);
  if (id === "weight") await typeWeight(page, answers.weight);
  if (id === "age") await page.getByLabel("Age").fill(String(answers.age));
  await carryOn(page);
}

/** Each card in its turn. */
export async function judgeCards(page: Page, verdicts: Record<string, string>): Promise<void> {
  for (const [card, verdict] of Object.entries(verdicts)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", card);
    await choose(page, verdict);
  }
}

async function typeHeight(page: Page, { feet, inches, unit }: Answers["height"]): Promise<void> {
  if (unit === "cm") {
    await choose(page, "cm");
    return page.getByLabel("Height in cm").fill(String(Math.round((feet * 12 + inches) * 2.54)));
  }
  await page.getByLabel("Feet").fill(String(feet));
  await page.getByLabel("Inches").fill(String(inches));
}

async function typeWeight(page: Page, { value, unit }: Answers["weight"]): Promise<void> {
  if (unit === "kg") await choose(page, "kg");
  await page.getByLabel("Weight", { exact: true }).fill(String(value));
}

/** Waits for the counter, or for the lines, as long as they really take. */
export async function waitFor(page: Page, id: string): Promise<void> {
  await expect(page.locator("[data-step]")).toHaveAttribute("data-step", id, { timeout: 15_000 });
  await isAt(page, id);
}
