import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { offer, site } from "../../e2e/support/funnel.ts";
import { type Look, lookAt } from "../browser/look.ts";
import type { Visitor } from "../browser/visitor.ts";
import type { CheckoutBreak } from "./checkout-breaks.ts";
import { expectOutage, type Outage } from "./outage.ts";

const LONGEST_WAIT_S = 16;
const MOST_LOOKS = 400;
const BETWEEN_LOOKS_MS = 50;
const PRESS_MS = 2_000;
/** Of presses without any effect, after which a buyer reloads. */
const PATIENCE = 3;
const PASSWORD = "steak-and-eggs";

/** In the order in which a buyer would try them. */
const WAYS_ON = [
  offer.button.buy,
  "Create account",
  "Sign in and add my purchase",
  "Add my purchase",
  "Try again",
  site.error.button,
];
const TECHNICAL = /undefined|null|\[object|Error:|fetch|JSON|\b[45]\d\d\b/;

/**
 * Buys in a browser with one fault on the way, by pressing what there is to press, until the plan is
 * open. Returns what a buyer would complain about.
 */
export async function buyThrough(
  visitor: Visitor,
  broken: CheckoutBreak,
  email: string,
): Promise<string[]> {
  const { page } = visitor;
  const problems: string[] = [];
  // If a page doesn't load, the browser's own page has another address.
  let address = "/sales";
  page.on("request", (request) => {
    if (request.isNavigationRequest()) address = request.url();
  });
  await page.clock.install();
  const outage = expectOutage(visitor, broken);
  await open(page, outage, address);
  let waitedS = 0;
  for (let looks = 0, presses = 0; looks < MOST_LOOKS; looks++) {
    const look = await lookAt(page);
    if (look.screen === "inside") return problems;
    const wayOn = WAYS_ON.find((name) => look.buttons.includes(name));
    if (look.screen === "none" || presses > PATIENCE) {
      await open(page, outage, address);
      presses = 0;
    } else if (look.screen === "payment") await pay(page, email);
    else if (wayOn !== undefined) {
      if (outage.isOn() && broken.point.isAsked) {
        problems.push(...complaints(look));
        await outage.end();
      }
      await press(page, wayOn, look, email);
      presses = outage.isOn() ? presses + 1 : 0;
    }
    const isWaiting = look.screen === "shop" && wayOn === undefined;
    waitedS = isWaiting ? waitedS : 0;
    await pause(BETWEEN_LOOKS_MS);
    if (!outage.isOn()) continue;
    await outage.passSecond();
    if (isWaiting && ++waitedS === LONGEST_WAIT_S + 1)
      problems.push(`${look.path} waits for more than ${LONGEST_WAIT_S} s`);
  }
  const { path, buttons, messages } = await lookAt(page);
  return [...problems, `ends on ${path} with the buttons ${buttons} and "${messages}"`];
}

/** What's wrong with a page that offers to try again. */
function complaints({ path, messages }: Look): string[] {
  if (messages.length === 0) return [`${path} doesn't say what went wrong`];
  return messages
    .filter((message) => TECHNICAL.test(message))
    .map((message) => `${path} says "${message}"`);
}

/** Opens a page. Nothing of ours waits while the browser does, so the outage ends at once. */
async function open(page: Page, outage: Outage, path: string): Promise<void> {
  // A failure leaves the browser's own page, which the next look sees.
  const opened = page.goto(path, { waitUntil: "commit" }).catch(() => {});
  await Promise.race([opened, outage.begun()]);
  await outage.end();
  await opened;
}

/** The page may move on before the press, which the next look sees. */
async function press(page: Page, name: string, { hasForm }: Look, email: string): Promise<void> {
  try {
    if (hasForm) {
      await page.getByLabel("Email", { exact: true }).fill(email, { timeout: PRESS_MS });
      for (const field of await page.locator("input[type=password]").all())
        await field.fill(PASSWORD, { timeout: PRESS_MS });
    }
    await page.getByRole("button", { name, exact: true }).click({ timeout: PRESS_MS });
  } catch {}
}

async function pay(page: Page, email: string): Promise<void> {
  try {
    const wayBack = page.getByRole("link", { name: /^Continue to / });
    if (await wayBack.isVisible()) return await wayBack.click({ timeout: PRESS_MS });
    await page.getByLabel("Email").fill(email, { timeout: PRESS_MS });
    await page.getByRole("button", { name: /^Pay/ }).click({ timeout: PRESS_MS });
  } catch {}
}
