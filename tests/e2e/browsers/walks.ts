import type { DrivenPage } from "#tools/test-env/browsers/page.ts";
import { until } from "#tools/test-env/browsers/started-process.ts";

const PASSWORD = "steak-and-eggs";

/** Buys on the sales page, makes an account, visits all six tabs, logs out, and signs in again. */
export async function buyAndUse(page: DrivenPage, address: string): Promise<void> {
  await page.press(/^Buy Now$/);
  await page.isAt(/^\/c\/pay\//);
  await page.fill(/^Email/, address);
  await page.press(/^Pay/);
  await page.sees("Payment Successful!");

  await page.fill(/^Email$/, address);
  await page.fill(/^Password$/, PASSWORD);
  await page.fill(/^Confirm password$/, PASSWORD);
  await page.press(/^Create account$/);
  await page.isAt(/^\/profile$/);
  await page.sees(address);

  await walkTabs(page);

  await page.press(/^Log out/);
  await page.isAt(/^\/login$/);
  await page.fill(/^Email$/, address);
  await page.fill(/^Password$/, PASSWORD);
  await page.press(/^Sign In$/);
  await page.isAt(/^\/profile$/);
  await page.sees("184 lbs");
}

async function walkTabs(page: DrivenPage): Promise<void> {
  await page.sees("Dinner");
  await page.press(/^Add one glass$/);

  await page.press(/^Progress$/);
  await page.fill(/^Current weight$/, "184");
  await page.sees("Saved");
  // The charts are the largest part of the member area.
  await page.shows(".recharts-surface");

  await page.press(/^Workouts$/);
  await page.press(/^Week 2/);
  await page.shows('[data-day="8"]');

  await page.press(/^Resources$/);
  await page.press(/^Watch /);
  await page.shows("video");
  await page.press(/^Close video/);

  await page.press(/^Grocery Lists$/);
  await page.fill(/^Item$/, "Ribeye");
  await page.press(/^Add$/);
  await page.press(/^Remove Ribeye/);

  await page.press(/^Recipes$/);
  await page.press(/Ribeye/);
  await page.shows("[role=dialog]");
  await page.press(/^Close$/);
}

interface Screen {
  step: string;
  card: string;
  /** The control to press or fill in next; undefined if the screen advances automatically. */
  next: "Love" | "email" | "Continue" | "option" | null;
}

const SCREEN = `
  const step = document.querySelectorAll("[data-step]");
  const name = (button) => button.textContent.trim();
  const buttons = [...document.querySelectorAll("[data-step] button")].filter((button) => !button.disabled && button.getClientRects().length > 0);
  const next =
    buttons.some((button) => name(button) === "Love") ? "Love"
    : document.querySelector("[data-step] input[type=email]") ? "email"
    : buttons.some((button) => /^(Continue|See your personalized plan)$/.test(name(button))) ? "Continue"
    : document.querySelector("[data-step] [data-option]") ? "option"
    : null;
  const card = document.querySelector("[data-card]");
  return { step: step.length === 1 ? step[0].dataset.step : "", card: card ? card.dataset.card : "", next };`;

const MAX_SCREENS = 60;
const MAX_SCREEN_MS = 30_000;

/** Answers every question from the entrance to the sales page, at the pace of the quiz itself. */
export async function answerQuiz(page: DrivenPage, address: string): Promise<void> {
  let last = "";
  for (let count = 0; count < MAX_SCREENS; count++) {
    const screen = await until(
      async () => {
        const now = await page.run<Screen>(SCREEN);
        const isNew = now.step !== "" && `${now.step} ${now.card} ${now.next}` !== last;
        return isNew && (now.next || now.step === "sales") ? now : undefined;
      },
      MAX_SCREEN_MS,
      `Something to do after ${last || "the entrance"}`,
    );
    if (screen.step === "sales") return;
    last = `${screen.step} ${screen.card} ${screen.next}`;
    if (screen.next === "option") await page.click("[data-option]");
    else if (screen.next === "Love") await page.press(/^Love$/);
    else if (screen.next === "Continue")
      await page.press(/^(Continue|See your personalized plan)$/);
    else {
      await page.fill(/^Email$/, address);
      await page.press(/^Claim my plan$/);
    }
  }
  throw new Error(`The sales page did not come within ${MAX_SCREENS} screens.`);
}
