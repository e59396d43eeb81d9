import { PRICE } from "../../../backend/support/wrap-database.ts";
import { clientAt } from "./client.ts";
import { createSpoofedHeaders } from "./spoofed-headers.ts";

/** The number of sessions that `begin_checkout` allows one client within ten minutes. */
const MAX_SESSIONS = 100;
const CHECKOUTS_OF_AN_ATTACKER = 150;
const ATTACKERS_AT_ONCE = 4;
/** Someone else buys after so many of an attacker's requests. */
const BYSTANDER_EVERY = 50;
const CHECKOUT = "/functions/v1/stripe-checkout";
const PURCHASE = { priceId: PRICE.price_id };

export interface Flood {
  sent: number;
  opened: number;
  bystanders: number;
  /** The time that each refusal took. */
  refusalsMs: number[];
  problems: string[];
}

/** Attackers open as many sessions as they can, each from one address that claims to be others. */
export async function floodCheckout(
  origin: string,
  count: number,
  chance: () => number,
): Promise<Flood> {
  const flood: Flood = { sent: 0, opened: 0, bystanders: 0, refusalsMs: [], problems: [] };
  const attackers = Math.ceil(count / CHECKOUTS_OF_AN_ATTACKER);
  const queue = Array.from({ length: attackers }, (_, nth) => nth).values();
  const work = async () => {
    for (const nth of queue) {
      const own = Math.min(CHECKOUTS_OF_AN_ATTACKER, count - nth * CHECKOUTS_OF_AN_ATTACKER);
      await attack(origin, nth, own, chance, flood);
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS_AT_ONCE }, work));
  return flood;
}

async function attack(
  origin: string,
  nth: number,
  count: number,
  chance: () => number,
  flood: Flood,
): Promise<void> {
  const attacker = clientAt(origin, nth);
  let opened = 0;
  for (let sent = 1; sent <= count; sent++) {
    const { status, ms } = await attacker.post(CHECKOUT, PURCHASE, createSpoofedHeaders(chance));
    if (status === 200) opened++;
    else if (status === 429) flood.refusalsMs.push(ms);
    else flood.problems.push(`an attacker got ${status}`);
    if (sent % BYSTANDER_EVERY === 0) await buyAsBystander(origin, flood);
  }
  attacker.close();
  flood.sent += count;
  flood.opened += opened;
  const allowed = Math.min(count, MAX_SESSIONS);
  if (opened !== allowed)
    flood.problems.push(`an attacker opened ${opened} sessions instead of ${allowed}`);
}

async function buyAsBystander(origin: string, flood: Flood): Promise<void> {
  const bystander = clientAt(origin, 1_000 + flood.bystanders++);
  const { status } = await bystander.post(CHECKOUT, PURCHASE);
  bystander.close();
  if (status !== 200) flood.problems.push(`a bystander got ${status}`);
}
