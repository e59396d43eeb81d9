import type { World } from "../shop/world.ts";
import type { Known, Order } from "./known.ts";

interface Totals {
  orders: number;
  cents: number;
  refunds: number;
  refund_cents: number;
}

const TOTALS = `select coalesce(sum(orders), 0)::int as orders, coalesce(sum(cents), 0)::int as cents,
  coalesce(sum(refunds), 0)::int as refunds, coalesce(sum(refund_cents), 0)::int as refund_cents
  from public.funnel_totals`;

/** Checks sales and refunds, and the numbers and the ad networks' reports about them. */
export async function checkMoney(world: World, known: Known, orders: Order[]): Promise<void> {
  const kept = known.refunds.filter(({ status }) => status === "succeeded");
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  const wanted: Totals = {
    orders: orders.length,
    cents: sum(orders.map(({ amount }) => amount)),
    refunds: kept.length,
    refund_cents: sum(kept.map(({ amount }) => amount)),
  };
  const [counted] = await world.database.query<Totals>(TOTALS);
  if (JSON.stringify(counted) !== JSON.stringify(wanted))
    world.report(`counted ${JSON.stringify(counted)} instead of ${JSON.stringify(wanted)}`);

  const withdrawals = kept.flatMap(({ metadata }) => metadata?.withdrawal ?? []);
  for (const one of findRepeated(withdrawals)) world.report(`withdrawal ${one} is refunded twice`);
  await checkDueRefunds(world);
  await checkConversions(world);
}

/** A refund that is due is asked for by the next sweep. */
async function checkDueRefunds(world: World): Promise<void> {
  const due = await world.database.query<{ session: string }>(
    `select session_id as session from private.withdrawals
     where state = 'waiting' and next_at < now() - interval '5 minutes'`,
  );
  for (const { session } of due) world.report(`nobody refunds the withdrawal from ${session}`);
}

/** At most one for an order, with its visitor's consent, and to the network of their click. */
async function checkConversions(world: World): Promise<void> {
  const conversions = await world.database.query<{ id: string; network: string }>(
    `select orders.id, case click_kind when 'fbclid' then 'meta' when 'gclid' then 'ga4' else 'tiktok' end as network
     from public.stripe_orders as orders join private.ad_consents on session_id = checkout_session_id`,
  );
  const allowed = new Set(conversions.map(({ id, network }) => `${network} ${id}`));
  for (const { network, id } of world.ads.received)
    if (!allowed.has(`${network} ${id}`)) world.report(`${network} got ${id} without a consent`);
}

function findRepeated(items: string[]): Set<string> {
  return new Set(items.filter((item, nth) => items.indexOf(item) < nth));
}
