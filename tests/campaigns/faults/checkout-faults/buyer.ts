import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { offer, site } from "../../../e2e/support/funnel.ts";
import { type Look, lookAt } from "../browser/look.ts";
import type { Visitor } from "../browser/visitor.ts";
import type { CheckoutBreak } from "./checkout-breaks.ts";
import { expectOutage, type Outage } from "./outage.ts";

const MAX_WAIT_S = 16;
const MAX_LOOKS = 1_200;
const BETWEEN_LOOKS_MS = 50;
const PRESS_MS = 2_000;
/** Of presses without any effect, or looks with nothing to press, after which a buyer reloads. */
const MAX_PRESSES = 100;
const MAX_IDLE = 200;
/** Each takes long if the payment page isn't whole. */
const MAX_PAYS = 6;
const PASSWORD = "steak-and-eggs";

/** In the order in which a buyer would try them. */
const WAYS_ON = [
  offer.button.buy,
  "Create account",
  "Sign in and add my purchase",
  "Add my purchase",
  "Try again",
  "Taking too long? Reload",
  site.late.button,
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
  const { awaitedBy } = broken.point;
  const problems: string[] = [];
  await page.clock.install();
  const outage = expectOutage(visitor, broken);
  const loading = await watchLoading(page, "/sales");
  let before = "";
  let [presses, idle, waitedS] = [0, 0, 0];
  const reload = async () => {
    await open(page, outage, loading.address);
    [presses, idle] = [0, 0];
  };
  await reload();
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const look = await lookOrStop(page, outage, loading);
    if (look.screen === "inside") return problems;
    if (before !== JSON.stringify(look)) [presses, idle] = [0, 0];
    before = JSON.stringify(look);
    const wayOn = WAYS_ON.find((name) => look.buttons.includes(name));
    if (look.screen === "none") await reload();
    else if (presses > (look.screen === "payment" ? MAX_PAYS : MAX_PRESSES)) {
      if (awaitedBy !== "browser") problems.push(`${look.path} doesn't react to "${wayOn}"`);
      await reload();
    } else if (look.screen === "payment") {
      await pay(page, email);
      presses++;
    } else if (wayOn !== undefined) {
      if (outage.isOn() && awaitedBy === "press") {
        problems.push(...complaints(look));
        await outage.end();
      }
      await press(page, wayOn, look, email);
      presses++;
    } else if (++idle > MAX_IDLE && awaitedBy === "browser") await reload();
    const isOurs = awaitedBy !== "browser" || loading.state === "stopped";
    const isWaiting = look.screen === "shop" && wayOn === undefined && isOurs;
    if (!isWaiting) waitedS = 0;
    await pause(BETWEEN_LOOKS_MS);
    if (!outage.isOn()) continue;
    await loading.stop();
    await outage.passSecond();
    if (isWaiting && ++waitedS === MAX_WAIT_S + 1)
      problems.push(`${look.path} waits for more than ${MAX_WAIT_S} s`);
  }
  const { path, buttons, messages } = await lookAt(page);
  return [...problems, `ends on ${path} with the buttons ${buttons} and "${messages}"`];
}

/**
 * While a page is loading, the browser shows the one before, and doesn't say what's on it. A buyer
 * who sees that nothing comes has it stop.
 */
async function lookOrStop(page: Page, outage: Outage, loading: Loading): Promise<Look> {
  const look = lookAt(page);
  await Promise.race([look, outage.waitForBegin()]);
  if (outage.isOn()) await loading.stop();
  return look;
}

/** Finds faults of a page that offers to try again. */
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
  await Promise.race([opened, outage.waitForBegin()]);
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
    const link = page.getByRole("link", { name, exact: true });
    await page.getByRole("button", { name, exact: true }).or(link).click({ timeout: PRESS_MS });
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

/** The pages that a buyer asks the browser for. */
interface Loading {
  /** The page asked for last. If it doesn't load, the browser's own page has another address. */
  address: string;
  /** `stopped`: the buyer saw that it takes long, and is still on the page before. */
  state: "loading" | "stopped" | "done";
  /** Presses the browser's button for it if a page is loading. */
  stop(): Promise<void>;
}

async function watchLoading(page: Page, address: string): Promise<Loading> {
  const browser = await page.context().newCDPSession(page);
  const loading: Loading = {
    address,
    state: "done",
    async stop() {
      if (loading.state !== "loading") return;
      loading.state = "stopped";
      // It may be there by now, which the next look sees.
      await browser.send("Page.stopLoading").catch(() => {});
    },
  };
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    loading.address = request.url();
    loading.state = "loading";
  });
  page.on("framenavigated", () => {
    loading.state = "done";
  });
  return loading;
}
