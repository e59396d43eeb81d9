import { pageQueue } from "#lib/paint-queue.ts";
import type { VisitDependencies } from "#quiz/engine/visit.ts";
import { loadPart } from "#ui/loading/lazy-part.ts";
import { browserStore } from "./browser-store.ts";
import { loadCheckout } from "./load-checkout.ts";

/** Everything that a visit needs from the browser. */
export const browserDependencies: VisitDependencies = {
  store: browserStore,
  search: window.location.search,
  random: Math.random,
  startCheckout: async (priceId, signal) => (await loadPart(loadCheckout)).buy(priceId, signal),
  leaveFor: (url) => window.location.assign(url),
  painted: waitForPaint,
  afterPaint: pageQueue(),
};

/**
 * Resolves once the browser has painted the current page: the first callback runs before that frame
 * is painted, the second after it.
 */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
