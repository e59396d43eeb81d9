import type { Tab } from "./browser.ts";
import type { Person } from "./crowd.ts";
import { findLatestCode } from "./mailbox-code.ts";
import { MINUTE, SECOND } from "./time-spans.ts";

type Actor = ReturnType<Tab["page"]["openSuccessPage"]>;

/** The states in which the page waits for the buyer. */
const WAITING = [
  ...["nothingBought", "unpaid", "unsettled", "owned", "offering", "form", "askingCode"],
  ...["mailSent", "unclaimed"],
];
/** All deadlines on the longest way between two of these states. */
const MAX_MS = 60 * SECOND;
const MAX_ACTS = 8;

/**
 * The state in which a buyer leaves the page: in their account, or at a screen that can't help now.
 */
export type Left = "done" | "unsettled" | "unpaid" | "owned" | "nothingBought" | "gave up";

/** Opens the page after a payment, and does what it asks for. */
export async function finishPurchase(person: Person, tab: Tab, sessionId?: string): Promise<Left> {
  const actor = tab.page.openSuccessPage(sessionId);
  let email = person.chance.isHit(0.3) ? `home.${person.email}` : person.email;
  for (let acts = 0; acts < MAX_ACTS; acts += 1) {
    const screen = await nextScreen(person, actor);
    person.note("sees", screen);
    if (["done", "unpaid", "owned", "nothingBought"].includes(screen)) return screen as Left;
    await person.pause(person.chance.around(10 * SECOND));
    if (screen === "form") {
      if (actor.getSnapshot().context.notice) email = getAccount(person, email);
      person.accounts.add(email);
      actor.send({ type: "submitted", email, password: person.password });
    } else if (screen === "offering") actor.send({ type: "continued" });
    else if (screen === "askingCode") await enterCode(person, actor);
    else if (acts > 3) return screen === "unsettled" ? screen : "gave up";
    else actor.send({ type: "retried" });
  }
  return "gave up";
}

/** An account of theirs, if they have one. */
const getAccount = (person: Person, typed: string) => [...person.accounts][0] ?? typed;

/** Waits for the buyer's next screen, and returns it. */
async function nextScreen(person: Person, actor: Actor): Promise<string> {
  const readState = () => {
    const { status, value } = actor.getSnapshot();
    return status === "done" ? "done" : String(value);
  };
  const isWaiting = () => readState() === "done" || WAITING.includes(readState());
  const waiting = new Promise<string>((resolve) => {
    const watch = () => isWaiting() && resolve(readState());
    actor.subscribe({ next: watch, complete: watch });
    watch();
  });
  return (await person.inTime(`for ${readState()}`, MAX_MS, waiting)) ?? "nothing";
}

async function enterCode(person: Person, actor: Actor): Promise<void> {
  const since = person.world.clock.now();
  await person.pause(person.chance.between(5, 40) * SECOND);
  const { code: child } = actor.getSnapshot().children;
  const code = findLatestCode(person, since - 2 * MINUTE);
  if (!child || code === undefined) {
    child?.send({ type: "sendAgain" });
    await person.pause(person.chance.between(10, 60) * SECOND);
    const later = findLatestCode(person, since - 2 * MINUTE);
    if (later === undefined) return actor.send({ type: "left" });
    child?.send({ type: "codeGiven", code: later });
  } else child.send({ type: "codeGiven", code });
  await person.pause(30 * SECOND);
}
