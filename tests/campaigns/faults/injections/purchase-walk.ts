import { firstArms, inArms, offer } from "../../../e2e/support/funnel.ts";
import { buy, createAccount } from "../../../e2e/support/shop.ts";
import { man } from "../../../e2e/support/visitors.ts";
import { answerQuiz, stepOnScreen } from "../browser/answer-quiz.ts";
import type { HostileVisit } from "./hostile-visit.ts";
import { wellFormed } from "./payloads.ts";
import { submitPayloads, typeEverywhere } from "./type-everywhere.ts";

/** From the entrance through every question to the sales page. */
export async function walkQuiz(visit: HostileVisit): Promise<void> {
  const { page, next } = visit;
  const answers = man(firstArms);
  await page.clock.install();
  const source = encodeURIComponent(wellFormed(next()).slice(0, 500));
  await page.goto(`/?${inArms(firstArms)}&utm_source=${source}#${source}`);
  await answerQuiz(page, {
    answers,
    onScreen: async () => {
      await stepOnScreen(page, answers);
      await typeEverywhere(visit, page.locator("[data-step]"));
      await visit.inspect("the quiz");
    },
  });
}

/** From the sales page through the payment to the member area. */
export async function walkPurchase(visit: HostileVisit): Promise<void> {
  const { page, next, email } = visit;
  await page.route("**/functions/v1/stripe-checkout", (route) =>
    route.fulfill({ status: 400, json: { error: next(), url: `javascript:${next()}` } }),
  );
  await page.goto("/sales");
  await page.getByRole("button", { name: offer.button.buy, exact: true }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await visit.inspect("a refused checkout");
  await page.unroute("**/functions/v1/stripe-checkout");

  await buy(page, email);
  await visit.inspect("the way back from the payment");
  await submitPayloads(visit, "the form for the account");
  await page.route("**/auth/v1/signup*", (route) =>
    route.fulfill({ status: 422, json: { code: 422, error_code: next(), msg: next() } }),
  );
  await createAccount(page, email);
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await visit.inspect("a refused account");
  await page.unroute("**/auth/v1/signup*");
  await createAccount(page, email);
  await page.getByRole("tab", { name: "Daily Plan" }).waitFor();
}
