import type { Page } from "@playwright/test";
import type { Answers, Json } from "#lib/json.ts";
import { autoAdvanceMs, cardLeaveMs, cards, getLeastWait, type Step } from "./funnel.ts";
import { type Hand, pointer } from "./input-modes.ts";
import { button, expect, isAt, letPass, option } from "./journey.ts";
import { typeAnswer } from "./type-answer.ts";

/** Answers the question on screen, and continues. */
export async function answer(page: Page, step: Step, answers: Answers, hand: Hand): Promise<void> {
  const given = answers[step.answer];
  if (typeof given === "string") {
    await hand.press(option(page, given));
    return letPass(page, autoAdvanceMs);
  }
  if (step.type === "card-stack") return judgeCards(page, given as Record<string, string>, hand);
  if (Array.isArray(given))
    for (const value of given) await hand.press(option(page, String(value)));
  await typeAnswer(page, step, given, hand);
  await hand.press(button(page, step.continue));
}

/** Judges the cards one by one. */
export async function judgeCards(
  page: Page,
  verdicts: Record<string, Json>,
  hand: Hand = pointer(),
): Promise<void> {
  for (const [card, verdict] of Object.entries(verdicts)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", card);
    await hand.press(option(page, String(verdict)));
    await letPass(page, cardLeaveMs);
  }
}

/** Gives the verdicts to the cards of the stack, from the first card on. */
export const verdictsOn = (verdicts: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.keys(cards.cards).map((card, index) => [card, verdicts[index % verdicts.length] ?? ""]),
  );

/** Waits until the lines have advanced to the next screen. */
export async function waitForNext(page: Page, lines: Step, next: string): Promise<void> {
  await letPass(page, getLeastWait(lines));
  await expect(page.locator("[data-step]")).toHaveAttribute("data-step", next, { timeout: 15_000 });
  await isAt(page, next);
}

/** Waits until the counter shows its final number. */
export async function waitForResult(page: Page, counter: Step): Promise<void> {
  await letPass(page, getLeastWait(counter));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(counter.result.title, {
    timeout: 15_000,
  });
}
