import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { email, plan, type Step, stepsOnPath, toScreenName } from "../../../e2e/support/funnel.ts";
import { typeAnswer } from "../../../e2e/support/type-answer.ts";

/** Longer than any wait of the quiz. */
const LONG_MS = 10_000;
const ADDRESS = "ann@example.com";
/** Every screen once, and some more for the cards. */
const MAX_SCREENS = 80;

interface Quiz {
  answers: Answers;
  /** Called before each screen is answered, with how many have been. */
  onScreen?: (answered: number) => Promise<void>;
}

/** Answers what's on the screen until the sales page, on a page with an installed clock. */
export async function answerQuiz(
  page: Page,
  { answers, onScreen = async () => {} }: Quiz,
): Promise<void> {
  const seen: string[] = [];
  for (let answered = 0; answered < MAX_SCREENS; answered++) {
    await onScreen(answered);
    const step = await stepOnScreen(page, answers);
    seen.push(step.id);
    if (step.type === "sales") return;
    await answerScreen(page, step, answers);
  }
  throw new Error(`The quiz doesn't come to the sales page: ${seen.join(" ")}`);
}

/** The step on screen, once the screen before it has left. */
export async function stepOnScreen(page: Page, answers: Answers = {}): Promise<Step> {
  await page.waitForFunction(() => document.querySelectorAll("[data-step]").length === 1);
  const shown = await page.locator("[data-step]").getAttribute("data-step");
  const all = [...stepsOnPath(answers), ...Object.values(plan.steps)] as Step[];
  const step = all.find((one) => toScreenName(one) === shown);
  if (!step) throw new Error(`The screen "${shown}" isn't a step.`);
  return step;
}

async function answerScreen(page: Page, step: Step, answers: Answers): Promise<void> {
  const given = answers[step.answer];
  const screen = page.locator(`[data-step="${toScreenName(step)}"]`);
  if (step.type === "email") await submitEmail(page);
  else if (step.type === "card-stack") await judge(page, given as Record<string, string>);
  else {
    for (const value of [given].flat()) if (typeof value === "string") await press(page, value);
    // Without an answer, what the field suggests is one.
    if (given !== undefined) await typeAnswer(page, step, given);
    await page.clock.runFor(LONG_MS);
    // A choice of one, and lines that appear by themselves, only take time.
    const onward = screen.locator("[data-continue]");
    if (typeof given !== "string" && (await onward.isVisible())) await onward.click();
  }
  await page.clock.runFor(LONG_MS);
  await screen.waitFor({ state: "detached" });
}

async function judge(page: Page, verdicts: Record<string, string>): Promise<void> {
  for (const [card, verdict] of Object.entries(verdicts)) {
    await page.locator(`[data-card="${card}"]`).waitFor();
    await press(page, verdict);
    await page.clock.runFor(LONG_MS);
  }
}

const press = (page: Page, value: string) =>
  page.locator(`[data-option="${value}"]:not([inert] *)`).click();

/** If the browser can't keep the address, the form says so, and the next press continues. */
async function submitEmail(page: Page): Promise<void> {
  await page.getByLabel(email.field).fill(ADDRESS);
  const submit = page.getByRole("button", { name: email.submit, exact: true });
  await submit.click();
  const answer = await page.waitForFunction(
    ([screen = "", refusal = ""]) => {
      const shown = document.querySelector(`[data-step="${screen}"]`);
      if (!shown) return "left";
      return shown.textContent?.includes(refusal) ? "refused" : undefined;
    },
    [toScreenName(email), email.messages.failed],
  );
  if ((await answer.jsonValue()) === "refused") await submit.click();
}
