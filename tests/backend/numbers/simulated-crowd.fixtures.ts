import type { Plan } from "#compiler/plan.ts";
import { createRecorderPlan, type RecorderPlan } from "#compiler/recorder-plan.ts";
import { type SimulatedVisitor, simulatedVisitor } from "#compiler/simulation/visitors.ts";
import type { Beacon } from "#quiz/reporting/recorder/recorder.fixtures.ts";
import { realFunnel, realPlan } from "../../support/real-plan.ts";
import { SimulatedTab, type TabHistory } from "../recording/simulated-tab.fixtures.ts";
import { type Fact, PRICE } from "../support/wrap-database.ts";
import { visitId } from "./numbers.fixtures.ts";

/** A version, the arms, and a source. */
export interface Group {
  version: string;
  arms: Record<string, string>;
  source: string;
}

/** A checkout session and what the provider reports about it, each once and in order. */
export interface Sale {
  session: string;
  facts: Fact[];
  cents: number;
  refunds: number;
  refundCents: number;
}

export interface CrowdVisit {
  id: string;
  group: Group;
  beacons: Beacon[];
  /** The true history. */
  history: TabHistory;
  sale: Sale | undefined;
}

const SOURCES = ["mail", "ads", "friends"];
const VERSIONS = ["v1", "v2"];
const MAX_DEEDS = 45;
const SLEEP_SECONDS = 200_000;

/** The funnel that we ship, and visitors who walk through it at random. */
export function simulateCrowd(chance: () => number) {
  const plan: Plan = realPlan();
  const recorderPlan: RecorderPlan = createRecorderPlan(realFunnel(), plan);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  let visits = 0;

  /** One visitor: a visit, and one more for each copied tab. */
  return async function visit(): Promise<CrowdVisit[]> {
    const person: SimulatedVisitor = simulatedVisitor(plan, { leave: () => 0, buy: 1 }, chance);
    const group = { version: pick(VERSIONS), arms: person.arms, source: pick(SOURCES) };
    const tab = new SimulatedTab({ ...recorderPlan, version: group.version }, person.places);
    return walk(tab, group);
  };

  async function walk(tab: SimulatedTab, group: Group): Promise<CrowdVisit[]> {
    const id = visitId(visits++);
    const copies: CrowdVisit[] = [];
    const deeds = 1 + Math.floor(chance() * MAX_DEEDS);
    for (let deed = 0; deed < deeds; deed++) {
      tab.wait(Math.floor(chance() * 90));
      const kind = chance();
      if (kind < 0.78) await tab.continue();
      else if (kind < 0.86) await tab.goBack();
      else if (kind < 0.9) await tab.turnAway(Math.floor(chance() * 500));
      else if (kind < 0.93) await tab.turnAwayOffline(chance() < 0.5);
      else if (kind < 0.97) await tab.reload(pick(VERSIONS));
      else if (kind < 0.98) tab.wait(SLEEP_SECONDS);
      else if (kind < 0.99) copies.push(...(await walk(tab.copy(), group)));
    }
    const sale = tab.isAtEnd && chance() < 0.6 ? await buy(tab, id) : undefined;
    const history = chance() < 0.2 ? tab.kill() : await tab.close();
    const source = { utm_source: group.source, device: "phone" as const };
    const beacons = tab.beacons.map((beacon) => ({
      ...beacon,
      visit: id,
      arms: group.arms,
      source,
    }));
    return [{ id, group, beacons, history, sale }, ...copies];
  }

  async function buy(tab: SimulatedTab, id: string): Promise<Sale | undefined> {
    await tab.startCheckout();
    if (chance() < 0.3) return undefined;
    if (chance() < 0.9) await tab.openAccount();
    return createSale(`session of ${id}`, chance());
  }
}

/** Most keep what they bought; others get it refunded in full, in parts, or not in the end. */
function createSale(session: string, drawn: number): Sale {
  const part = Math.floor(PRICE.amount / 3);
  const refund = (source: string, amount: number): Fact => ({ kind: "refund", source, amount });
  const paid: Fact = { kind: "paid", source: "pi" };
  const sale = { session, cents: PRICE.amount, refunds: 0, refundCents: 0 };
  if (drawn < 0.7) return { ...sale, facts: [paid] };
  if (drawn < 0.8)
    return {
      ...sale,
      facts: [paid, refund("all", PRICE.amount)],
      refunds: 1,
      refundCents: PRICE.amount,
    };
  if (drawn < 0.9)
    return {
      ...sale,
      facts: [paid, refund("one", part), refund("two", part)],
      refunds: 2,
      refundCents: 2 * part,
    };
  return {
    ...sale,
    facts: [paid, refund("r", PRICE.amount), { kind: "refund_failed", source: "r" }],
  };
}
