import type { Page } from "@playwright/test";
import { answer, waitForNext, waitForResult } from "../support/answer-steps.ts";
import { holdBack } from "../support/delay-requests.ts";
import {
  after,
  choice,
  email,
  firstArms,
  listValues,
  nextChoice,
  offer,
  type Step,
  stepsOnPath,
  toScreenName,
  weight,
} from "../support/funnel.ts";
import { pointer } from "../support/input-modes.ts";
import {
  alert,
  button,
  carryOn,
  choose,
  expect,
  isAt,
  isHydrated,
  isReacts,
  letPass,
  takeClock,
} from "../support/journey.ts";
import { createAccount, goToPay, isInside, pay, signIn, test } from "../support/shop.ts";
import { keepDomStrict, translate } from "../support/translate.ts";
import { man } from "../support/visitors.ts";

test.describe("a page that is translated", () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  test("leads through the quiz, the purchase, and the account", async ({ page, address }) => {
    await translate(page);
    await keepDomStrict(page);
    await takeClock(page);
    await page.goto("/");
    const answers = man(firstArms);
    const way = stepsOnPath(answers, firstArms) as Step[];
    for (const step of way) await passes(page, { step, answers, address });

    const checkout = await holdBack(page, "**/functions/v1/stripe-checkout");
    await button(page, offer.button.buy).click();
    await expect(button(page, offer.button.processing)).toBeDisabled();
    await checkout.letGo((route) => route.fulfill({ status: 500, json: {} }));
    await expect(alert(page)).toHaveText(offer.button.failed);
    await expect(button(page, offer.button.buy)).toBeEnabled();
    await checkout.letGo();
    await goToPay(page);
    await pay(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
    await createAccount(page, address);
    await isInside(page, address);

    await button(page, "Log out").click();
    await signIn(page, address, "another-password");
    await expect(alert(page)).toHaveText("Invalid login credentials");
    await signIn(page, address);
    await isInside(page, address);
    await usesTabs(page);
  });

  test("can be taken over while it is one", async ({ page }) => {
    await translate(page);
    await keepDomStrict(page);
    await page.goto(choice.route);
    await isReacts(page);
    await choose(page, listValues(choice)[0] ?? "");
    await isAt(page, toScreenName(nextChoice));
  });
});

test.describe("nodes that an extension moved", () => {
  test("are removed together with what it put around them", async ({ page }) => {
    await page.goto(choice.route);
    await isReacts(page);
    await page.locator("[data-step]").evaluate((screen) => {
      const around = document.createElement("div");
      screen.replaceWith(around);
      around.append(screen);
    });
    await choose(page, listValues(choice)[0] ?? "");
    await isAt(page, toScreenName(nextChoice));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(nextChoice.title);
  });

  test("have what comes in front of them in front of them", async ({ page }) => {
    await page.route("**/functions/v1/stripe-checkout", () => {});
    await page.goto("/sales");
    const buy = button(page, offer.button.buy);
    await isHydrated(page, "[data-step] button");
    await buy.evaluate((element) => {
      const around = document.createElement("b");
      around.append(...element.childNodes);
      element.append(around);
    });
    await buy.click();
    const busy = button(page, offer.button.processing);
    await expect(busy.locator("> *")).toHaveCount(2);
    await expect(busy.locator("> :first-child")).toHaveAttribute("aria-hidden", "true");
  });
});

interface Passing {
  step: Step;
  answers: ReturnType<typeof man>;
  address: string;
}

async function passes(page: Page, { step, answers, address }: Passing): Promise<void> {
  if (step.type === "status-lines") return waitForNext(page, step, after(step, answers, firstArms));
  await isAt(page, toScreenName(step));
  if (step.type === "sales") return;
  if (step.type === "counter") await waitForResult(page, step);
  if (step.type === "email") {
    await button(page, step.submit).click();
    await expect(alert(page)).toHaveText(email.messages.empty ?? "");
    await page.getByLabel(step.field).fill(address);
    return button(page, email.submit).click();
  }
  if (step.type === "weight") await followsNumbers(page);
  if (step.answer !== undefined) return answer(page, step, answers, pointer());
  await carryOn(page, step);
  await letPass(page);
}

/** The visitor is 6 feet and 1 inch tall. */
async function followsNumbers(page: Page): Promise<void> {
  const status = page.getByRole("main").getByRole("status");
  const field = page.getByLabel(weight.fields.value ?? "", { exact: true });
  await field.fill("150");
  await expect(status).toHaveText(/ 19\.79healthy$/i);
  await field.fill("300");
  await expect(status).toHaveText(/ 39\.58obese$/i);
}

async function usesTabs(page: Page): Promise<void> {
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("Day 1 of 30")).toBeVisible();
  await panel.getByRole("button", { name: "Next day" }).click();
  await expect(panel.getByText("You're looking at day 2. Your plan stays on day 1.")).toBeVisible();
  await button(page, "Make day 2 my current day").click();
  await expect(panel.getByText("Day 2 of 30")).toBeVisible();
  await expect(panel.getByText("Day 1 of 30")).toHaveCount(0);

  await page.getByRole("tab", { name: "Progress" }).click();
  await page.getByLabel("Current weight").fill("180");
  await page.getByRole("radio", { name: "Great" }).check({ force: true });
  await expect(panel.getByRole("row", { name: "Day 2 180 lbs" })).toBeVisible();

  await page.getByRole("tab", { name: "Workouts" }).click();
  await button(page, "Week 2").click();
  await expect(panel.getByRole("heading", { name: /^Week 2: / })).toBeVisible();

  await page.getByRole("tab", { name: "Resources" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(10);

  await page.getByRole("tab", { name: "Grocery Lists" }).click();
  await page.getByLabel("Item").fill("Butter");
  await button(page, "Add").click();
  await panel.getByRole("checkbox", { name: "Butter" }).check({ force: true });
  await expect(panel.getByText("1 of 1", { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Recipes" }).click();
  await page.getByLabel("Search recipes").fill("no such recipe");
  await expect(panel.getByText("No recipes found. Please try a different search.")).toBeVisible();
}
