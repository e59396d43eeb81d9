import { ProviderRefusal } from "../shop/provider.ts";
import { type Crowd, Person, type Purchase } from "./crowd.ts";
import { finishPurchase } from "./success-page.ts";
import { DAY, HOUR, MINUTE, SECOND } from "./time-spans.ts";
import { liveAsVisitor } from "./visitor.ts";

/** Starts everything that happens again and again in a world, as often as its pace says. */
export function startRoutines(crowd: Crowd): void {
  const { world, pace } = crowd;
  const visitorMs = DAY / pace.visitorsADay;
  const sweepMs = pace.sweepHours * HOUR;

  repeat(crowd, "visitor", visitorMs, liveAsVisitor);
  repeat(crowd, "stranger", 6 * visitorMs, liveAsStranger);
  repeat(crowd, "bank", 4 * visitorMs, liveAsBank);
  repeat(crowd, "provider", 6 * HOUR, changeMood);
  repeat(crowd, "weather", 3 * HOUR, changeWeather);
  every(crowd, sweepMs, () => world.runJob("stripe-reconcile", { hours: 48 }));
  every(crowd, DAY, () => world.runJob("stripe-reconcile", { hours: 720 }));
  every(crowd, sweepMs, () => world.runJob("conversions"));
}

async function changeWeather(_: string, { world }: Crowd): Promise<void> {
  world.trace.note("weather", world.weather.turn());
}

/** Changes the provider's mood for the next hours, and how its events are delivered. */
async function changeMood(name: string, { world }: Crowd): Promise<void> {
  const { provider, trace, weather } = world;
  const chance = world.chance.of(name);
  provider.errors = weather.isGentle ? 0 : chance.pick([0, 0, 0.02, 0.2]);
  const events = {
    delayMs: String(Math.floor(chance.isHit(0.3) ? chance.around(HOUR) : 0)),
    repeat: chance.pick(["1", "1", "1", "3"]),
    reorder: String(chance.isHit(0.3)),
    lose: String(chance.isHit(0.1)),
    drop: String(chance.isHit(0.1)),
    recoverWithoutMetadata: String(chance.isHit(0.5)),
  };
  await provider.switches(events);
  trace.note("provider", `errors ${provider.errors}`, JSON.stringify(events));
}

type Act = (name: string, crowd: Crowd) => Promise<void>;

/** Acts again and again, after pauses of random length with this mean. */
function repeat(crowd: Crowd, name: string, meanMs: number, act: Act): void {
  const pauses = crowd.world.chance.of(`pauses of ${name}`);
  const next = async (nth: number) => {
    await crowd.world.clock.sleep(pauses.around(meanMs));
    await crowd.movement();
    crowd.watch(`${name}-${nth}`, act(`${name}-${nth}`, crowd));
    void next(nth + 1);
  };
  void next(1);
}

function every(crowd: Crowd, ms: number, act: () => Promise<unknown>): void {
  const next = async () => {
    await crowd.world.clock.sleep(ms);
    await crowd.movement();
    crowd.watch("a job", act());
    void next();
  };
  void next();
}

interface Made {
  id: string;
}

/** The actions of the operator in the provider's dashboard, and of the buyers' banks. */
async function liveAsBank(name: string, crowd: Crowd): Promise<void> {
  const bank = new Person(name, crowd);
  const { provider } = crowd.world;
  if (crowd.purchases.length === 0) return;
  const { paymentIntent: payment_intent } = bank.chance.pick(crowd.purchases);
  const act = bank.chance.pickWeighted({
    refunds: 4,
    "refunds a part": 2,
    disputes: 4,
    inquires: 1,
  });
  try {
    if (act === "refunds" || act === "refunds a part") {
      const amount = act === "refunds" ? {} : { amount: bank.chance.pick(["500", "2998"]) };
      const { id } = await provider.ask<Made>("refunds", { payment_intent, ...amount });
      bank.note(act, payment_intent);
      await bank.pause(bank.chance.around(DAY));
      if (bank.chance.isHit(0.2)) {
        await provider.ask(`test_helpers/refunds/${id}/fail`, {});
        bank.note("sends a refund back", id);
      }
      return;
    }
    const status = act === "disputes" ? "needs_response" : "warning_needs_response";
    const { id } = await provider.ask<Made>("test_helpers/disputes", { payment_intent, status });
    bank.note(act, payment_intent);
    await bank.pause(bank.chance.around(2 * DAY));
    const evidence = bank.chance.pick(["winning_evidence", "losing_evidence", "more to come"]);
    await provider.ask(`disputes/${id}`, {
      "evidence[uncategorized_text]": evidence,
      submit: "true",
    });
    bank.note("the operator answers a dispute", evidence);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    bank.note(`${act}: refused`, error.message.replace(/\b(pi|ch)_\w+/g, "it"));
  }
}

/** Someone who found the session id of a purchase, and wants it for themselves. */
async function liveAsStranger(name: string, crowd: Crowd): Promise<void> {
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
