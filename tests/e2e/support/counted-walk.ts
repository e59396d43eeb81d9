import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { describeEvents } from "#quiz/reporting/recorder/recorder.fixtures.ts";
import { answer, waitForNext, waitForResult } from "./answer-steps.ts";
import { type Beacons, groupByVisit } from "./beacons.ts";
import {
  type Arms,
  after,
  email,
  firstArms,
  type Step,
  stepsOnPath,
  toScreenName,
} from "./funnel.ts";
import { pointer } from "./input-modes.ts";
import { button, expect, isAt } from "./journey.ts";
import { man } from "./visitors.ts";

export const ADDRESS = "ann.lee@example.com";
export const path = stepsOnPath({}, firstArms) as Step[];
export const [first, second, third] = path as [Step, Step, Step];

/** Gives a step what it asks for, so that the next one comes. */
export async function pass(page: Page, step: Step, answers: Answers, arms: Arms): Promise<void> {
  const hand = pointer();
  await isAt(page, toScreenName(step));
  if (step.type === "status-lines") return waitForNext(page, step, after(step, answers, arms));
  if (step.answer !== undefined) return answer(page, step, answers, hand);
  if (step.type === "counter") await waitForResult(page, step);
  if (step.type === "email") {
    await hand.type(page.getByLabel(step.field), ADDRESS);
    return hand.press(button(page, email.submit));
  }
  await hand.press(button(page, step.continue));
}

/** Answers the first screens like the man does. */
export async function walk(page: Page, ...steps: Step[]): Promise<void> {
  for (const step of steps) await pass(page, step, man(firstArms), firstArms);
}

/** The page is hidden, as when the visitor turns to another tab. */
export async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

export async function isRecording(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("funnelVisit"))).toBeTruthy();
}

export const toId = (step: Step) => step.id;
export const withoutSeconds = (lines: string[]) =>
  lines.map((line) => line.replace(/ after \d+$/, ""));

/** Returns the only visit as the server knows it. */
export function theVisit({ sent }: Pick<Beacons, "sent">): string[] {
  const visits = [...groupByVisit(sent).values()];
  expect(visits).toHaveLength(1);
  return withoutSeconds(describeEvents(visits[0] ?? []));
}

/** The reported events of a walk through these steps, while the last one is on screen. */
export const createReport = (steps: Step[]) =>
  steps.flatMap((step, index) => [
    `entered ${step.id}`,
    ...(index === steps.length - 1 ? [] : listPassed(step)),
  ]);
export const listPassed = (step: Step) => [
  ...(step.answer === undefined ? [] : [`answered ${step.id}`]),
  `left ${step.id}`,
];
