import { setTimeout as pause } from "node:timers/promises";
import { offer } from "../../../e2e/support/funnel.ts";
import type { Visitor } from "../browser/visitor.ts";
import type { Tab } from "./tab.ts";

/** The ways in which a buyer presses Buy. */
export const pressStyles = ["once", "twice", "with the keyboard", "with a slow answer"] as const;
type BuyStyle = (typeof pressStyles)[number];

export interface Trip {
  tab: Tab;
  visitor: Visitor;
  style: BuyStyle;
  problems: string[];
  /**
   * The number of times that the buyer came back to the offer, and that the browser had kept it.
   */
  returns: { all: number; restored: number };
}

const CHECKOUT = /^POST \/functions\/v1\/stripe-checkout/;
const SLOW_MS = 2_000;
/** The button would be live by itself after 15 s. */
const AT_ONCE_MS = 5_000;

/** Presses Buy, and lets the answer come later. */
export async function pressWithoutAnswer({ tab, visitor }: Trip): Promise<void> {
  const asked = visitor.network.break({ fault: "delayed", request: CHECKOUT, to: "answer" });
  await tab.press(offer.button.buy);
  await asked;
}

export async function goToPay(trip: Trip): Promise<void> {
  const { tab, visitor, style } = trip;
  if (style === "with a slow answer") {
    await pressWithoutAnswer(trip);
    await pause(SLOW_MS);
    visitor.network.restore();
  } else await tab.press(offer.button.buy, style);
  await atPayment(trip);
}

export const atPayment = ({ tab }: Trip) =>
  tab.wait("the payment page", () =>
    location.pathname.startsWith("/c/pay/") && document.querySelector("form") ? true : null,
  );

/** Waits for the offer, and notes what's wrong with it. */
export async function atOffer({ tab, problems, returns }: Trip): Promise<void> {
  await tab.wait("the offer", () =>
    document.querySelector('[data-step="sales"] button') ? true : null,
  );
  const begun = performance.now();
  await tab.wait("a live button", liveButton, offer.button.buy);
  const waited = performance.now() - begun;
  if (waited > AT_ONCE_MS) problems.push(`the button isn't live for ${Math.round(waited)} ms`);
  const { isRestored, alerts } = await tab.wait("its state", () => {
    const isRestored = Reflect.get(window, "persisted") === true;
    Reflect.set(window, "persisted", false);
    const all = [...document.querySelectorAll<HTMLElement>("[role=alert]")];
    const shown = all.filter((alert) => alert.checkVisibility());
    return { isRestored, alerts: shown.map(({ innerText }) => innerText.trim()).filter(Boolean) };
  });
  problems.push(...alerts.map((text) => `the offer still says "${text}"`));
  returns.all++;
  if (isRestored) returns.restored++;
}

function liveButton(name: string): true | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-step="sales"] button')];
  const buy = buttons.find(({ innerText }) => innerText.trim() === name);
  return buy?.matches(":enabled:not([aria-busy=true])") ? true : null;
}

/** Goes back as often as it takes: a refused payment may be a page of its own. */
export async function backToOffer(trip: Trip): Promise<void> {
  for (let back = 0; back < 3; back++) {
    await trip.tab.back();
    const isPayment = await trip.tab.wait("a page", () =>
      document.body ? location.pathname.startsWith("/c/pay/") : null,
    );
    if (!isPayment) break;
  }
  await atOffer(trip);
}

/** Fills in the payment page's form and sends it. */
export async function pay({ tab }: Trip, email: string, card?: string): Promise<void> {
  const fields = JSON.stringify({ email, ...(card && { card }) });
  await tab.wait(
    "the form",
    (texts) => {
      const form = document.querySelector("form");
      if (!form) return null;
      for (const [name, text] of Object.entries(JSON.parse(texts)))
        (form.elements.namedItem(name) as HTMLInputElement).value = String(text);
      return true;
    },
    fields,
  );
  await tab.press("Pay ");
}

export const atThanks = ({ tab }: Trip) =>
  tab.wait("the success page", () =>
    document.querySelector("h1")?.innerText === "Payment Successful!" ? true : null,
  );
