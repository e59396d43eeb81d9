import { PRICE } from "../../../backend/support/wrap-database.ts";
import { readTruth } from "../checks/truth.ts";
import { origin } from "../shop/settings.ts";
import type { Tab } from "./browser.ts";
import type { Person } from "./crowd.ts";
import { SECOND } from "./time-spans.ts";

/** `checkout-deadline` of the sales page. */
const TIMEOUT_MS = 15 * SECOND;
/** The page shows an error at the deadline, and its call is over a moment later. */
const LATEST_MS = TIMEOUT_MS + SECOND;
const OWNED =
  "select checkout_session_id as session from public.stripe_orders where user_id is not null";

/** Presses the button on the sales page. Returns where it leads; undefined if it shows an error. */
export async function pressBuy(person: Person, tab: Tab): Promise<string | undefined> {
  const over = new AbortController();
  const cancel = person.world.clock.after(TIMEOUT_MS, () => over.abort());
  const bought = tab.page.buy(PRICE.price_id, over.signal).catch(() => undefined);
  const url = await person.inTime("after pressing Buy", LATEST_MS, bought);
  cancel();
  return url;
}

/** A browser that has the claim of a paid purchase never leads to another payment, whatever breaks. */
async function checkNextPayment(person: Person, tab: Tab, url: string): Promise<void> {
  const { world } = person;
  if (isReturn(url)) return;
  const owned = await world.database.query<{ session: string }>(OWNED);
  const stored = tab.page.checkoutStorage.pending
    .all()
    .flatMap(({ sessionId }) =>
      owned.some(({ session }) => session === sessionId) ? [] : sessionId,
    );
  for (const sessionId of stored) {
    const truth = await readTruth(world.provider, sessionId);
    if (truth === "completed" || truth === "processing")
      world.report(`${person.name} is sent to pay again: ${sessionId} is ${truth}`);
  }
}

/** True if a URL leads to the account of a buyer instead of to a payment. */
export const isReturn = (url: string) => new URL(url, origin).pathname === "/success";

/** Presses it until it leads somewhere, a few times at most, and sometimes twice at once. */
export async function keepPressing(person: Person, tab: Tab): Promise<string | undefined> {
  for (let times = 0; times < 3; times += 1) {
    const isDouble = person.chance.isHit(0.15);
    const pressed = [pressBuy(person, tab), ...(isDouble ? [pressBuy(person, tab)] : [])];
    const urls = await Promise.all(pressed);
    const url = urls.findLast(Boolean);
    person.note(isDouble ? "presses Buy twice" : "presses Buy", url ?? "an error");
    if (url !== undefined) {
      await checkNextPayment(person, tab, url);
      return url;
    }
    await person.pause(person.chance.around(20 * SECOND));
  }
  return undefined;
}
