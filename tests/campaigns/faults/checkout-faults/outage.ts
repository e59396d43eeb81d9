import { readDuringNavigation } from "../../../e2e/support/read-during-navigation.ts";
import type { Visitor } from "../browser/visitor.ts";
import type { CheckoutBreak } from "./checkout-breaks.ts";

/** A delayed request arrives this much later. */
const DELAY_S = 30;
const A_SECOND_MS = 1_000;

/** A fault in one visitor's network. It begins with the request that it's about. */
export interface Outage {
  isOn(): boolean;
  /** Resolves when it next begins. */
  waitForBegin(): Promise<void>;
  /**
   * Lets a second pass on the page's clock and in its styles. Call it while it's on, because then
   * nothing else comes.
   */
  passSecond(): Promise<void>;
  /** Ends it if it's on. It begins again if it's meant to happen more often. */
  end(): Promise<void>;
}

export function expectOutage(
  { page, network, context }: Visitor,
  { fault, point, times }: CheckoutBreak,
): Outage {
  let isOn = false;
  let begins = 0;
  let passedS = 0;
  let begun = expectIt();

  async function expectIt(): Promise<void> {
    await network.break({ fault, request: point.request, to: point.to });
    // Slices take a while, but nothing is missing.
    isOn = fault !== "sliced";
    begins++;
    passedS = 0;
    if (fault === "offline") await context.setOffline(true);
  }

  async function end(): Promise<void> {
    if (!isOn) return;
    isOn = false;
    network.restore();
    if (fault === "offline") await context.setOffline(false);
    if (begins < times) begun = expectIt();
  }

  return {
    isOn: () => isOn,
    waitForBegin: () => begun,
    async passSecond() {
      await page.clock.fastForward(A_SECOND_MS);
      await readDuringNavigation(() => page.evaluate(moveAnimations, A_SECOND_MS));
      passedS++;
      if (passedS >= DELAY_S) await end();
    },
    end,
  };
}

/** The clock of a test leaves styles alone: what they show later would never come. */
function moveAnimations(ms: number): void {
  for (const animation of document.getAnimations())
    animation.currentTime = Number(animation.currentTime) + ms;
}
