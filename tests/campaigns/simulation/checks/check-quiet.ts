import type { Crowd } from "../people/crowd.ts";
import type { World } from "../shop/world.ts";
import type { Known, Order } from "./known.ts";
import { deriveTruth } from "./truth.ts";

const ORDERS = `select orders.id, checkout_session_id as session, status, users.email as owner, amount_total as amount
  from public.stripe_orders as orders left join auth.users as users on users.id = orders.user_id`;

/** Checks the state of the world once the network works, and the sweep ran twice. */
export async function checkQuiet(world: World, crowd: Crowd): Promise<void> {
  const { provider, database } = world;
  const known: Known = {
    sessions: await provider.all("checkout/sessions"),
    refunds: await provider.all("refunds"),
    disputes: await provider.all("disputes"),
  };
  const orders = await database.query<Order>(ORDERS);
  checkOrders(world, known, orders);
  checkOwners(world, crowd, orders);
  await checkMoney(world, known, orders);
  await checkMails(world, crowd);
  await checkAccess(world, orders);
}

function checkOrders(world: World, { sessions, refunds, disputes }: Known, orders: Order[]): void {
  for (const session of sessions) {
    const intent = session.payment_intent;
    const hasIntent = (item: { payment_intent: unknown }) => item.payment_intent === intent;
    const truth = deriveTruth(session, refunds.filter(hasIntent), disputes.filter(hasIntent));
    const wanted = ["unpaid", "processing"].includes(truth) ? [] : [truth];
    const found = orders.filter((order) => order.session === session.id);
    const statuses = found.map(({ status }) => (status === "erased" ? truth : status));
    if (String(statuses) !== String(wanted))
      world.report(`${session.id} is ${truth}, and its orders are [${statuses}]`);
  }
  const ids = new Set(sessions.map(({ id }) => id));
  for (const { session } of orders)
    if (!ids.has(session)) world.report(`the order of ${session} has no session`);
}

interface Account {
  id: string;
  session: string;
  email: string;
}

/** Accounts with a completed order get in, and nobody else. */
async function checkAccess(world: World, orders: Order[]): Promise<void> {
  const accounts = await world.database.query<Account>(
    `select distinct on (users.id) users.id, users.email, sessions.id as session
     from auth.users as users join auth.sessions as sessions on sessions.user_id = users.id`,
  );
  for (const { id, session, email } of accounts) {
    const claims = JSON.stringify({ sub: id, session_id: session, role: "authenticated" });
    const [row] = await world.database.query<{ has: boolean }>(
      `select public.has_access() as has from (select
         set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${id}', true)
       offset 0) as caller`,
    );
    const may = orders.some(({ owner, status }) => owner === email && status === "completed");
    if (row?.has !== may) world.report(`${email} gets in: ${row?.has}, but should: ${may}`);
  }
}

/**
 * An order belongs to its buyer or to nobody: only they had its secret, and only they read their
 * mailbox.
 */
function checkOwners(world: World, crowd: Crowd, orders: Order[]): void {
  for (const { session, owner } of orders) {
    if (owner === null) continue;
    const purchase = crowd.purchases.find(({ sessionId }) => sessionId === session);
    if (crowd.findOwner(owner) !== purchase?.buyer)
      world.report(`the order of ${purchase?.buyer.name ?? session} belongs to ${owner}`);
  }
}

const REMINDER = "Finish your purchase";
const RECEIPT = "We received your withdrawal";

interface Withdrawal {
  session: string;
  attempts: number;
  is_sent: boolean;
}

const WITHDRAWALS = `select session_id as session, receipt_attempts as attempts,
  receipt_sent_at is not null as is_sent from private.withdrawals`;

/** Each mail comes as often as the docs say, and withdrawals are the buyers' own. */
async function checkMails(world: World, crowd: Crowd): Promise<void> {
  const withdrawals = await world.database.query<Withdrawal>(WITHDRAWALS);
  for (const { session } of withdrawals)
    if (!crowd.withdrawn.has(session)) world.report(`nobody withdrew from ${session}`);

  const receipts = world.mails.sent.filter(({ subject }) => subject === RECEIPT).length;
  const attempts = withdrawals.reduce((sum, one) => sum + one.attempts, 0);
  const sent = withdrawals.filter(({ is_sent }) => is_sent).length;
  if (receipts < sent || receipts > attempts)
    world.report(`${receipts} receipts of ${sent} sent in ${attempts} attempts`);

  for (const { email } of crowd.people) {
    const reminders = world.mails.to(email).filter(({ subject }) => subject === REMINDER);
    if (reminders.length > 1) world.report(`${email} got ${reminders.length} reminders`);
  }
}

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
async function checkMoney(world: World, known: Known, orders: Order[]): Promise<void> {
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
