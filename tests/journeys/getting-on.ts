import type { Page } from "@playwright/test";
import { type Hand, pointer } from "./hands.ts";
import { button, expect, isAt, option } from "./journey.ts";
import { type Answers, answerOf } from "./visitors.ts";

/** Answers the question on screen, and goes on. */
export async function answer(page: Page, id: string, answers: Answers, hand: Hand): Promise<void> {
  const name = answerOf[id];
  const given = name === undefined ? undefined : answers[name];
  if (typeof given === "string") return hand.press(option(page, given));
  if (id === "meat-preferences") return judgeCards(page, answers.meatPreferences, hand);
  if (Array.isArray(given)) for (const value of given) await hand.press(option(page, value));
  if (id === "height") await typeHeight(page, answers.height, hand);
  if (id === "weight") await typeWeight(page, answers.weight, hand);
  if (id === "age") await hand.type(page.getByLabel("Age"), String(answers.age));
  await hand.press(button(page, "Continue"));
}

/** Each card in its turn. */
export async function judgeCards(page: Page, verdicts: Record<string, string>, hand: Hand = pointer()): Promise<void> {
  for (const [card, verdict] of Object.entries(verdicts)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", card);
    await hand.press(option(page, verdict));
  }
}

async function typeHeight(page: Page, { feet, inches, unit }: Answers["height"], hand: Hand): Promise<void> {
  if (unit === "cm") {
    await hand.press(option(page, "cm"));
    return hand.type(page.getByLabel("Height in cm"), String(Math.round((feet * 12 + inches) * 2.54)));
  }
  await hand.type(page.getByLabel("Feet"), String(feet));
  await hand.type(page.getByLabel("Inches"), String(inches));
}

async function typeWeight(page: Page, { value, unit }: Answers["weight"], hand: Hand): Promise<void> {
  if (unit === "kg") await hand.press(option(page, "kg"));
  await hand.type(page.getByLabel("Weight", { exact: true }), String(value));
}

/** Waits for the counter, or for the lines, as long as they really take. */
export async function waitFor(page: Page, id: string): Promise<void> {
  await expect(page.locator("[data-step]")).toHaveAttribute("data-step", id, { timeout: 15_000 });
  await isAt(page, id);
}
