import type { Tab } from "./browser.ts";
import type { Person } from "./crowd.ts";
import { codeToWithdraw } from "./mailbox-code.ts";
import { DAY, MINUTE, SECOND } from "./time-spans.ts";

/** More than any request of the account's pages may take. */
const LATEST_MS = 45 * SECOND;

/** The actions of buyers after they have an account: mostly nothing that this is about. */
export async function liveAsMember(person: Person): Promise<void> {
  await person.pause(person.chance.around((person.crowd.pace.days / 2) * DAY));
  const act = person.chance.pickWeighted({
    ...{ stays: 50, withdraws: 20, "withdraws by mail": 15, "buys again": 5, erases: 10 },
  });
  person.note("as a member", act);
  const tab = person.browser.openTab();
  await signIn(person, tab);
  await readOrders(person, tab);
  if (act === "withdraws") await withdraw(person, tab);
  if (act === "withdraws by mail") await withdrawByMail(person, tab);
  if (act === "erases") await erase(person, tab);
  person.browser.closeTabs();
}

async function signIn(person: Person, tab: Tab): Promise<void> {
  const [email] = person.accounts;
  const signedIn = tab.page.signIn(email ?? person.email, person.password);
  const outcome = await person.inTime("to sign in", LATEST_MS, signedIn);
  person.note("signs in", outcome?.state);
}

/** Undefined if they can't be read now. */
async function readOrders(person: Person, tab: Tab) {
  const read = tab.page.readMyOrders().catch(() => undefined);
  const orders = await person.inTime("for the orders", LATEST_MS, read);
  person.note("reads their orders", orders?.map(({ state }) => state).join(", ") ?? "an error");
  return orders;
}

async function withdraw(person: Person, tab: Tab): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const order = (await readOrders(person, tab))?.find(({ state }) => state === "open");
    if (!order) return;
    declare(person);
    const asked = tab.page.withdrawOrder(order.order).catch(() => undefined);
    const outcome = await person.inTime("to withdraw", LATEST_MS, asked);
    person.note("withdraws", outcome?.state === "answered" ? outcome.order.state : "no answer");
    if (outcome?.state === "answered") return;
    await person.pause(person.chance.around(60 * SECOND));
  }
}

/** From now on, a withdrawal from what they bought is theirs. */
function declare(person: Person): void {
  for (const { sessionId } of person.crowd.findPurchases(person))
    person.crowd.withdrawn.add(sessionId);
}

async function withdrawByMail(person: Person, tab: Tab): Promise<void> {
  const since = person.world.clock.now();
  const sending = tab.page.confirmWithdrawal(person.name, person.email).catch(() => undefined);
  const sent = await person.inTime("to confirm a withdrawal", LATEST_MS, sending);
  person.note("withdraws by mail", sent?.state ?? "no answer");
  if (sent?.state !== "sent") return;
  declare(person);
  await person.pause(person.chance.between(10, 90) * SECOND);
  const code = codeToWithdraw(person, since);
  if (code === undefined) return;
  const proving = tab.page.proveWithdrawal([sent.ticket], code).catch(() => undefined);
  const proven = await person.inTime("to prove a withdrawal", LATEST_MS, proving);
  person.note("proves their mailbox", proven?.state ?? "no answer");
}

async function erase(person: Person, tab: Tab): Promise<void> {
  const account = tab.page.storedAccount();
  if (!account) return;
  const erasure = crypto.randomUUID();
  const attempt = (isRepeated: boolean) =>
    person.inTime(
      "to erase the account",
      2 * LATEST_MS,
      tab.page
        .eraseAccount(account, person.password, { erasure, isRepeated })
        .catch(() => "no answer"),
    );
  let outcome = await attempt(false);
  if (outcome === "no answer") {
    await person.pause(person.chance.around(MINUTE));
    outcome = await attempt(true);
    if (outcome === "wrong-password")
      person.world.report(`${person.name} isn't told that their account is erased`);
  }
  person.note("erases their account", String(outcome));
}
