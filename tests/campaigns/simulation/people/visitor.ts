import { PRICE } from "../../../backend/support/wrap-database.ts";
import { readTruth } from "../checks/truth.ts";
import { ProviderRefusal } from "../shop/provider.ts";
import { origin } from "../shop/settings.ts";
import type { Tab } from "./browser.ts";
import { CONSENT } from "./consent.ts";
import { type Crowd, Person } from "./crowd.ts";
import { findLatestCode } from "./mailbox-code.ts";
import { liveAsMember } from "./member.ts";
import { finishPurchase, type Left } from "./success-page.ts";
import { DAY, HOUR, MINUTE, SECOND } from "./time-spans.ts";

const MAX_VISITS = 5;
const CLICKS = { fbclid: "IwAR0-meta_aem_X", gclid: "Cj0KCQ-google_X", ttclid: "E.C.P.tiktok-X" };

/** A visitor who presses Buy, and everything that may happen next. */
export async function liveAsVisitor(name: string, crowd: Crowd): Promise<void> {
  const person = new Person(name, crowd);
  crowd.people.push(person);
  const tab = arrive(person);
  const url = await keepPressing(person, tab);
  const left = await follow(person, tab, url);
  const end = left === "done" ? left : await comeBack(person, tab);
  await person.pause(person.chance.around(2 * HOUR));
  person.browser.closeTabs();
  if (end === "done") await liveAsMember(person);
}

function arrive(person: Person): Tab {
  const tab = person.browser.openTab();
  if (person.chance.isHit(0.5)) {
    const kind = person.chance.pick(["fbclid", "gclid", "ttclid"] as const);
    tab.stored.setItem("adClick", `${kind}=${CLICKS[kind]}`);
    if (person.chance.isHit(0.7)) tab.stored.setItem("adConsent", CONSENT);
  }
  tab.reload();
  return tab;
}

/** Follows where the button led. */
async function follow(person: Person, tab: Tab, url: string | undefined): Promise<Left> {
  const sessionId = parseSession(url ?? "");
  if (!url || !sessionId) return "gave up";
  if (isReturn(url)) return finishPurchase(person, tab, sessionId);
  await person.pause(person.chance.around(2 * MINUTE));
  const act = person.chance.pickWeighted({ pays: 75, leaves: 15, abandons: 10 });
  if (act === "leaves") await leave(person, sessionId);
  if (act !== "pays" || !(await pay(person, sessionId))) return "gave up";
  const lands = person.chance.pickWeighted({ lands: 60, closes: 25, "loses everything": 15 });
  person.note(lands);
  if (lands === "closes") tab.close();
  if (lands === "loses everything") person.browser.stored.clear();
  if (lands !== "lands") return "gave up";
  await person.pause(person.chance.around(3 * SECOND));
  tab.reload();
  return finishPurchase(person, tab, sessionId);
}

/** Days later, in this browser or another one, as long as they don't have what they paid for. */
async function comeBack(person: Person, first: Tab): Promise<Left> {
  let tab = first;
  for (let visits = 0; visits < MAX_VISITS; visits += 1) {
    await person.pause(person.chance.around(person.chance.pick([MINUTE, HOUR, DAY])));
    tab.close();
    const hasPaid = person.crowd.findPurchases(person).length > 0;
    if (!hasPaid && person.chance.isHit(0.5)) return "gave up";
    if (person.chance.isHit(0.2)) person.browser = person.anotherBrowser();
    tab = person.browser.openTab();
    const left = hasPaid ? await returnPaid(person, tab) : await buyAfterAll(person, tab);
    if (left === "done") return left;
  }
  return "gave up";
}

async function buyAfterAll(person: Person, tab: Tab): Promise<Left> {
  const mailed = person.world.mails.to(person.email).flatMap(({ text }) => findLinks(text));
  const link = mailed.at(-1);
  if (link === undefined || person.chance.isHit(0.3))
    return follow(person, tab, await keepPressing(person, tab));
  const page = await person.world.provider.open(link);
  return follow(person, tab, page?.headers.get("location") ?? undefined);
}

const findLinks = (text: string): string[] => /https?:\S+\/c\/pay\/r\/\S+/.exec(text) ?? [];

/** The ways back of someone who has paid. */
async function returnPaid(person: Person, tab: Tab): Promise<Left> {
  const way = person.chance.pick(["banner", "button", "page", "address", "mailbox"] as const);
  person.note("comes back", way);
  if (way === "mailbox") return restore(person, tab);
  if (way === "button") return follow(person, tab, await keepPressing(person, tab));
  if (way === "page") return finishPurchase(person, tab);
  if (way === "address")
    return finishPurchase(person, tab, person.crowd.findPurchases(person).at(-1)?.sessionId);
  const found = await person.inTime(
    "for the banner",
    10 * SECOND,
    tab.page.findUnfinishedPurchase(),
  );
  return found ? finishPurchase(person, tab, found) : "gave up";
}

/** Finds the purchase by the address that it was paid with. */
export async function restore(person: Person, tab: Tab): Promise<Left> {
  const actor = tab.page.openRestorePage(person.email);
  const since = person.world.clock.now();
  for (let looks = 0; looks < 4; looks += 1) {
    await person.pause(person.chance.between(10, 60) * SECOND);
    const code = findLatestCode(person, since);
    if (code === undefined) actor.send({ type: "sendAgain" });
    else actor.send({ type: "codeGiven", code });
    await person.pause(15 * SECOND);
    const found = actor.getSnapshot().output;
    if (!found) continue;
    person.note("has found their purchase by mail");
    tab.page.checkoutStorage.pending.remember(found);
    return finishPurchase(person, tab, found.sessionId);
  }
  person.note("can't find their purchase by mail");
  return "gave up";
}

const parseSession = (url: string): string | undefined => /cs_test_\w+/.exec(url)?.[0];

interface Paid {
  payment_intent: string | { id: string };
}

/** Pays a session on the provider's page. Returns whether that page took it. */
async function pay(person: Person, sessionId: string): Promise<boolean> {
  const { provider } = person.world;
  const method = person.chance.isHit(0.2) ? "bank_debit" : "card";
  const path = `test_helpers/checkout/sessions/${sessionId}`;
  try {
    const paid = await provider.ask<Paid>(`${path}/pay`, { email: person.email, method });
    const paymentIntent =
      typeof paid.payment_intent === "string" ? paid.payment_intent : paid.payment_intent.id;
    person.crowd.purchases.push({ sessionId, paymentIntent, buyer: person });
    person.note(`pays by ${method}`, sessionId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    person.note("can't pay this session", sessionId);
    return false;
  }
  if (method === "bank_debit") person.crowd.watch(person.name, settle(person, path));
  return true;
}

async function settle(person: Person, path: string): Promise<void> {
  await person.pause(person.chance.between(1, 5) * DAY);
  const outcome = person.chance.isHit(0.8) ? "succeeded" : "failed";
  await person.world.provider.ask(`${path}/settle`, { outcome });
  person.note(`their bank has settled the debit`, outcome);
}

/** Leaves an address on the payment page, and sometimes agrees to a mail. */
async function leave(person: Person, sessionId: string): Promise<void> {
  const promotions = person.chance.isHit(0.7) ? "opt_in" : "opt_out";
  const form = { email: person.email, promotions };
  await person.world.provider.ask(`test_helpers/checkout/sessions/${sessionId}/leave`, form);
  person.note("leaves the payment page", promotions);
}

/** `checkout-deadline` of the sales page. */
const TIMEOUT_MS = 15 * SECOND;
/** The page shows an error at the deadline, and its call is over a moment later. */
const LATEST_MS = TIMEOUT_MS + SECOND;
const OWNED =
  "select checkout_session_id as session from public.stripe_orders where user_id is not null";

/** Presses the button on the sales page. Returns where it leads; undefined if it shows an error. */
async function pressBuy(person: Person, tab: Tab): Promise<string | undefined> {
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
const isReturn = (url: string) => new URL(url, origin).pathname === "/success";

/** Presses it until it leads somewhere, a few times at most, and sometimes twice at once. */
async function keepPressing(person: Person, tab: Tab): Promise<string | undefined> {
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
