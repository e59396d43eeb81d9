import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { answer, waitForNext, waitForResult } from "../../support/answer-steps.ts";
import {
  type Arms,
  after,
  autoAdvanceMs,
  before,
  email,
  firstArms,
  inArms,
  lastArms,
  offer,
  plan,
  type Step,
  site,
  stepsOnPath,
  toScreenName,
} from "../../support/funnel.ts";
import { type Hand, keyboard, pointer } from "../../support/input-modes.ts";
import {
  button,
  expect,
  isAt,
  letPass,
  option,
  readKept,
  takeClock,
  test,
} from "../../support/journey.ts";
import { TOTAL } from "../../support/screens.ts";
import { man, woman } from "../../support/visitors.ts";

const ENTRANCE = "utm_source=spring&utm_campaign=a%20b";
const ADDRESS = "ann.lee@example.com";
const PAYMENT_PAGE = "https://pay.example/session?id=cs_1";

// One walk takes all the time that the quiz takes; the waits of the others run on the page's own
// clock.
for (const [who, visitor, arms, how, createHand, isHurried, tag] of [
  ["man", man, firstArms, "by keyboard alone", keyboard, true, "@core"],
  ["man", man, lastArms, "with the pointer, at the pace of the quiz", pointer, false, []],
  ["woman", woman, firstArms, "with the pointer", pointer, true, []],
  ["woman", woman, lastArms, "with the pointer", pointer, true, "@core"],
] as const) {
  test(`a ${who} with ${inArms(arms)} walks from the entrance to the payment page ${how}`, {
    tag: [tag].flat(),
  }, async ({ page }) => {
    if (isHurried) await takeClock(page);
    const hand = createHand(page);
    const answers = visitor(arms);
    const way = stepsOnPath(answers, arms) as Step[];
    await page.goto(`/?${ENTRANCE}&${inArms(arms)}`);
    for (const step of way) await passes(page, { step, answers, arms, hand });
    expect(new URL(page.url()).search).toContain(ENTRANCE);

    // If the visitor chose nothing from a list, it may be absent or empty.
    const lists = Object.entries(answers).filter(
      ([, given]) => Array.isArray(given) && given.length === 0,
    );
    expect({ ...Object.fromEntries(lists), ...(await readKept(page)) }).toEqual(answers);
    expect(await readStoredText(page, "quizEmail")).toBe(
      way.some(({ type }) => type === "email") ? ADDRESS : null,
    );
    expect(JSON.parse((await readStoredText(page, "funnelVariant")) ?? "")).toEqual(
      armsAsKept(arms),
    );
    await buys(page, hand);
  });
}

interface Passing {
  step: Step;
  answers: Answers;
  arms: Arms;
  hand: Hand;
}

/**
 * Checks that a screen is complete, does what it asks for, and continues. The sales page is last.
 */
async function passes(page: Page, { step, answers, arms, hand }: Passing): Promise<void> {
  const id = toScreenName(step);
  if (step.type === "entrance") {
    await isAt(page, id);
    await expect(button(page, site.header.back)).toHaveCount(0);
    await hasNoProgress(page);
    await hand.press(option(page, String(answers[step.answer])));
    return letPass(page, autoAdvanceMs);
  }
  if (step.type === "status-lines") {
    await comesTo(page, step);
    const next = after(step, answers, arms);
    await waitForNext(page, step, next);
    // The plan isn't generated a second time.
    await page.goBack();
    await isAt(page, before(step, answers, arms));
    await page.goForward();
    return isAt(page, next);
  }
  await comesTo(page, step);
  if (step.number !== undefined)
    expect(await readKept(page)).toMatchObject({ currentStep: step.number });
  if (step.answer !== undefined) return answer(page, step, answers, hand);
  if (step.type === "counter") await waitForResult(page, step);
  if (step.type === "email") {
    await hand.type(page.getByLabel(step.field), ADDRESS);
    return hand.press(button(page, email.submit));
  }
  if (step.type !== "sales") await hand.press(button(page, step.continue));
}

/** Checks that a screen is shown, announced to screen readers, and numbered if it's a question. */
async function comesTo(page: Page, step: Step): Promise<void> {
  await isAt(page, toScreenName(step));
  const heading = page.getByRole("heading", { level: 1 });
  // Titles that change while shown, or contain answers, are checked elsewhere.
  await expect(heading).toHaveText(
    step.type === "single-choice" && !step.title.includes("{") ? step.title : /\S/,
  );
  await expect(heading).toBeFocused();
  await (step.number === undefined ? hasNoProgress(page) : hasProgress(page, step.number));
}

async function buys(page: Page, hand: Hand): Promise<void> {
  await page.route("**/functions/v1/stripe-checkout", (route) =>
    route.fulfill({ json: { url: PAYMENT_PAGE, claim: "secret" } }),
  );
  await page.route("https://pay.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Pay</title>" }),
  );
  const called = page.waitForRequest("**/functions/v1/stripe-checkout");
  await hand.press(button(page, offer.button.buy));

  const call = await called;
  expect(call.method()).toBe("POST");
  expect(call.headers()["content-type"]).toMatch(/^application\/json\b/);
  expect(call.headers().authorization).toMatch(/^Bearer \S+$/);
  expect(call.postDataJSON()).toEqual({ priceId: offer["price-id"] });
  await expect(page).toHaveURL(PAYMENT_PAGE);
}

async function hasProgress(page: Page, number: number): Promise<void> {
  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveAttribute("aria-valuenow", String(number));
  await expect(bar).toHaveAttribute("aria-valuemin", "0");
  await expect(bar).toHaveAttribute("aria-valuemax", String(TOTAL));
  await expect(page.getByText(`${number}/${TOTAL}`, { exact: true })).toBeVisible();
}

async function hasNoProgress(page: Page): Promise<void> {
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText(`/${TOTAL}`)).toHaveCount(0);
}

/** The stored arms: those that the link chose, even if an experiment is over. */
const armsAsKept = (arms: Arms) =>
  Object.fromEntries(Object.keys(plan.experiments).map((id) => [id, arms[id]]));

async function readStoredText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
