import { startCheckout } from "#backend/start-checkout.ts";
import { tolerantStore } from "#lib/store.ts";
import type { World } from "#machine/visit.ts";

/** The browser, as a visit needs it. */
export const world: World = {
  store: tolerantStore(() => window.localStorage),
  search: window.location.search,
  random: Math.random,
  startCheckout,
  leaveFor: (url) => window.location.assign(url),
};
