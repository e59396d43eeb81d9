import { eventText, HISTORIES, Purchase } from "./purchase.ts";

/** So many deliveries are shuffled among each other. */
const WINDOW = 600;
const MAX_COPIES = 3;

interface Delivery {
  purchase: Purchase;
  /** Which of its events, from 0. */
  nth: number;
}

/**
 * Deliveries of the events of purchases, each event once to three times, out of order. Until an
 * event is delivered for the first time, what it reports hasn't happened. `purchases` gets each
 * purchase by its session and by its payment.
 */
export function* planDeliveries(
  count: number,
  chance: () => number,
  purchases: Map<string, Purchase>,
): Generator<string> {
  let planned = 0;
  for (let nth = 0; planned < count; ) {
    const window: Delivery[] = [];
    while (window.length < WINDOW && planned + window.length < count) {
      const history = HISTORIES[Math.floor(chance() * HISTORIES.length)] ?? HISTORIES[0];
      const purchase = new Purchase(nth++, history);
      purchases.set(purchase.sessionId, purchase);
      purchases.set(purchase.intent, purchase);
      window.push(...createDeliveries(purchase, chance));
    }
    planned += window.length;
    yield* shuffleEvents(window, chance);
  }
}

const createDeliveries = (purchase: Purchase, chance: () => number): Delivery[] =>
  purchase.history.flatMap((_, nth) =>
    Array.from({ length: 1 + Math.floor(chance() * MAX_COPIES) }, () => ({ purchase, nth })),
  );

function* shuffleEvents(window: Delivery[], chance: () => number): Generator<string> {
  while (window.length > 0) {
    const [one] = window.splice(Math.floor(chance() * window.length), 1);
    if (!one) continue;
    one.purchase.happenUntil(one.nth);
    yield eventText(one.purchase, one.nth);
  }
}
