import { expect, test } from "vitest";
import { expectedAccess } from "./access.ts";
import { freshDatabase, withoutTrace } from "./database.ts";
import { lookAtAccess, peopleIn } from "./look-at-access.ts";

const { sql } = await freshDatabase();
const callers = await peopleIn(sql);

test("nobody can do more or less with a table, a view or a function than the table of expectations says", async () => {
  expect(await withoutTrace(sql, (connection) => lookAtAccess(connection, callers))).toEqual(
    expectedAccess,
  );
});

test("no table is empty while it is tried, or seeing nothing would prove nothing", async () => {
  for (const table of Object.keys(expectedAccess.tables)) {
    const [counted] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::integer as rows from ${table}`,
    );
    expect(counted?.rows, table).toBeGreaterThan(0);
  }
});

test.each([
  ["a grant too many to anonymous visitors", "grant insert on public.stripe_orders to anon"],
  ["a grant too many to members", "grant update on public.stripe_orders to authenticated"],
  ["a grant on one column", "grant update (user_id) on public.stripe_orders to authenticated"],
  ["a grant to everybody", "grant truncate on public.stripe_orders to public"],
  [
    "a grant to the server",
    "grant select on private.payments to service_role; grant usage on schema private to service_role",
  ],
  ["a missing grant", "revoke select on public.stripe_orders from anon"],
  ["the private schema opened", "grant usage on schema private to authenticated"],
  [
    "row security switched off for orders",
    "alter table public.stripe_orders disable row level security",
  ],
  [
    "row security switched off for a private table",
    "alter table private.claims disable row level security",
  ],
  [
    "the members' policy dropped",
    'drop policy "members read their own orders" on public.stripe_orders',
  ],
  [
    "the visitors' policy dropped",
    'drop policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders',
  ],
  [
    "a policy that lets everybody read",
    "create policy open on public.stripe_orders for select using (true)",
  ],
  [
    "a policy that forgets the owner",
    `alter policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders
       using (checkout_session_id = (current_setting('request.headers', true)::json ->> 'x-checkout-session'))`,
  ],
  [
    "a policy that reads a session as a pattern",
    `alter policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders
       using (user_id is null and checkout_session_id like (current_setting('request.headers', true)::json ->> 'x-checkout-session'))`,
  ],
  [
    "a policy by status",
    "create policy paid on public.stripe_orders for select to authenticated using (status = 'completed')",
  ],
  [
    "a new table that nobody has thought about",
    "create table public.notes (id integer); alter table public.notes enable row level security",
  ],
  [
    "a view past the policies",
    "create view public.paid as select * from public.stripe_orders; grant select on public.paid to anon",
  ],
  ["a table that is gone", "drop table private.restore_tickets"],
  [
    "a function that everybody may call",
    "create function public.more() returns void language sql set search_path = '' as ''",
  ],
  [
    "a function of the server that members may call",
    "grant execute on function public.record_payment(jsonb) to authenticated",
  ],
  ["a function that is gone", "drop function public.claim_order(text, text)"],
  [
    "a function that trusts the search path",
    "alter function public.claim_order(text, text) reset search_path",
  ],
])("%s is noticed", async (_, mutation) => {
  const seen = await withoutTrace(sql, async (connection) => {
    await connection.unsafe(mutation);
    return lookAtAccess(connection, callers);
  });

  expect(seen).not.toEqual(expectedAccess);
});
