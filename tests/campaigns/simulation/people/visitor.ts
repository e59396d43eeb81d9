import type { Tab } from "./browser.ts";
import { CONSENT } from "./consent.ts";
import { type Crowd, Person } from "./crowd.ts";
import { findLatestCode } from "./mailbox-code.ts";
import { liveAsMember } from "./member.ts";
import { leave, parseSession, pay } from "./pay.ts";
import { isReturn, keepPressing } from "./press-buy.ts";
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
