import { type Crowd, Person, type Purchase } from "./crowd.ts";
import { finishPurchase } from "./success-page.ts";
import { MINUTE, SECOND } from "./time-spans.ts";

/** Someone who found the session id of a purchase, and wants it for themselves. */
export async function liveAsStranger(name: string, crowd: Crowd): Promise<void> {
  const person = new Person(name, crowd);
  if (crowd.purchases.length === 0) return;
  crowd.people.push(person);
  const { sessionId, buyer } = person.chance.pick(worthTaking(crowd));
  const tab = person.browser.openTab();
  const way = person.chance.pick(["page", "guess", "code", "withdrawal"] as const);
  person.note("has a session id", way);
  if (way === "page") await finishPurchase(person, tab, sessionId);
  if (way === "guess") await guessClaim(person, sessionId);
  if (way === "code") await guessCodes(person, buyer.email);
  if (way === "withdrawal") await guessWithdrawal(person, buyer.email);
  person.browser.closeTabs();
}

/** Purchases without an owner, as long as there are any. */
function worthTaking({ purchases }: Crowd): readonly Purchase[] {
  const unclaimed = purchases.filter(({ buyer }) => buyer.accounts.size === 0);
  return unclaimed.length > 0 ? unclaimed : purchases;
}

async function guessClaim(person: Person, sessionId: string): Promise<void> {
  const { page } = person.browser.openTab();
  person.accounts.add(person.email);
  await page.signUp(person.email, person.password);
  const userId = page.storedAccount()?.userId ?? "";
  for (const claim of ["", sessionId, "0".repeat(64)]) {
    const claimed = page.claimOrder({ sessionId, claim, userId, planAnswers: {} });
    person.note("guesses a claim", await claimed.catch(() => "an error"));
  }
}

const guess = (person: Person) => String(Math.floor(person.chance.between(100_000, 999_999)));

async function guessCodes(person: Person, email: string): Promise<void> {
  const actor = person.browser.openTab().page.openRestorePage(email);
  for (let tries = 0; tries < 7; tries += 1) {
    await person.pause(20 * SECOND);
    actor.send({ type: "codeGiven", code: guess(person) });
  }
  person.note("guesses codes", actor.getSnapshot().status);
}

async function guessWithdrawal(person: Person, email: string): Promise<void> {
  const { page } = person.browser.openTab();
  const sent = await page.confirmWithdrawal(person.name, email).catch(() => undefined);
  if (sent?.state !== "sent") return;
  for (let tries = 0; tries < 6; tries += 1) {
    await person.pause(person.chance.around(MINUTE));
    const proven = page.proveWithdrawal([sent.ticket], guess(person)).catch(() => undefined);
    person.note("guesses a code to withdraw", (await proven)?.state ?? "an error");
  }
}
