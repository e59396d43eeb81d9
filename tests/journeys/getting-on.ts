import type { Page } from "@playwright/test";
import type { Answers, Json } from "#lib/json.ts";
import { cards, height, number, type Step, weight } from "./funnel.ts";
import { type Hand, pointer } from "./hands.ts";
import { button, expect, isAt, option } from "./journey.ts";

/** Answers the question on screen, and goes on. */
export async function answer(page: Page, step: Step, answers: Answers, hand: Hand): Promise<void> {
  const given = answers[step.answer];
  if (typeof given === "string") return hand.press(option(page, given));
  if (step.type === "card-stack") return judgeCards(page, given as Record<string, string>, hand);
  if (Array.isArray(given))
    for (const value of given) await hand.press(option(page, String(value)));
  if (step.type === "height") await typeHeight(page, given as unknown as Height, hand);
  if (step.type === "weight") await typeWeight(page, given as unknown as Weight, hand);
  if (step.type === "number")
    await hand.type(page.getByLabel(step.field, { exact: true }), String(given));
  await hand.press(button(page, step.continue));
}

interface Height {
  feet: number;
  inches: number;
  unit: string;
}

interface Weight {
  value: number;
  unit: string;
}

/** Each card in its turn. */
export async function judgeCards(
  page: Page,
  verdicts: Record<string, Json>,
  hand: Hand = pointer(),
): Promise<void> {
  for (const [card, verdict] of Object.entries(verdicts)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", card);
    await hand.press(option(page, String(verdict)));
  }
}

/** The cards of the stack from the first one on, each with its verdict. */
export const verdictsOn = (verdicts: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.keys(cards.cards).map((card, index) => [card, verdicts[index % verdicts.length] ?? ""]),
  );

const fieldOf = (page: Page, name = "") => page.getByLabel(name, { exact: true });

async function typeHeight(page: Page, { feet, inches, unit }: Height, hand: Hand): Promise<void> {
  if (unit === "cm") {
    await hand.press(option(page, "cm"));
    return hand.type(
      fieldOf(page, height.fields.cm),
      String(Math.round((feet * 12 + inches) * 2.54)),
    );
  }
  await hand.type(fieldOf(page, height.fields.feet), String(feet));
  await hand.type(fieldOf(page, height.fields.inches), String(inches));
}

async function typeWeight(page: Page, { value, unit }: Weight, hand: Hand): Promise<void> {
  if (unit === "kg") await hand.press(option(page, "kg"));
  await hand.type(fieldOf(page, weight.fields.value), String(value));
}

export const ageField = (page: Page) => fieldOf(page, number.field);

/** Waits for the counter, or for the lines, as long as they really take. */
export async function waitFor(page: Page, id: string): Promise<void> {
  await expect(page.locator("[data-step]")).toHaveAttribute("data-step", id, { timeout: 15_000 });
  await isAt(page, id);
}
