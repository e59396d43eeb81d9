import type { Page } from "@playwright/test";
import { APPLICATION } from "../../../../e2e/support/delay-requests.ts";
import { cards, email, offer, site } from "../../../../e2e/support/funnel.ts";
import {
  cutOff,
  field,
  nothing,
  press,
  pressButton,
  refuse,
  type Trigger,
  title,
} from "../trigger.ts";

const LATE_MS = 8_000;
const { empty = "", invalid = "", failed = "", "too-long": tooLong = "" } = email.messages;

async function submitEmail(page: Page, address: string): Promise<void> {
  await page.goto(email.route);
  const input = page.getByLabel(email.field);
  await input.evaluate((element) => element.removeAttribute("maxlength"));
  await input.fill(address);
  await press(page, email.submit);
}

const wrongAddress = (expectedText: string, address: string): Trigger => ({
  texts: [expectedText],
  provoke: ({ page }) => submitEmail(page, address),
  focus: field(email.field),
});

/** In the quiz and on the sales page, and whatever can happen to any page. */
export const quizTriggers: Trigger[] = [
  wrongAddress(empty, ""),
  wrongAddress(invalid, "ann@example"),
  wrongAddress(tooLong, `${"a".repeat(250)}@example.com`),
  {
    texts: [failed],
    async provoke({ page }) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("Full", "QuotaExceededError");
        };
      });
      await submitEmail(page, "ann@example.com");
    },
    focus: field(email.field),
  },
  {
    texts: [offer.button.failed],
    async provoke({ page }) {
      await refuse(page, "**/functions/v1/stripe-checkout", 500);
      await page.goto("/sales");
      await press(page, offer.button.buy);
    },
    focus: pressButton(offer.button.buy),
  },
  {
    texts: [site.admin.wrong],
    async provoke({ page }) {
      await page.goto("/help");
      await press(page, site.admin.open);
      await page.getByLabel(site.admin.password).fill("password");
      await press(page, site.admin.submit);
    },
    focus: field(site.admin.password),
  },
  {
    texts: [site.error.title, site.error.text],
    async provoke({ page }) {
      await cutOff(page, "**/assets/connected-success-page*.js");
      await page.goto("/success");
    },
    focus: title,
    isNew: true,
  },
  {
    texts: [site.late.text],
    async provoke({ page }) {
      await page.clock.install();
      await cutOff(page, APPLICATION);
      await page.goto(cards.route, { waitUntil: "commit" });
      await page.waitForFunction(() => "player" in window);
      await page.clock.runFor(LATE_MS);
    },
    focus: nothing,
  },
  {
    texts: [site.outdated.title, site.outdated.text],
    async provoke({ page }) {
      await page.addInitScript(() => Reflect.deleteProperty(window, "structuredClone"));
      await page.goto("/help");
    },
    focus: nothing,
  },
];
