import type { Crowd } from "../people/crowd.ts";
import type { World } from "../shop/world.ts";
import { checkMails } from "./check-mails.ts";
import { checkMoney } from "./check-money.ts";
import { checkOwners } from "./check-owners.ts";
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
