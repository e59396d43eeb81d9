import { expect, test } from "vitest";
import { freshDatabase, withoutTrace } from "../support/database.ts";
import { expectedAccess } from "./access.ts";
import { createPeople, lookAtAccess } from "./look-at-access.ts";

const { sql } = await freshDatabase();
const callers = await createPeople(sql);

test("every caller can do exactly what the expected access says with tables, views, and functions", async () => {
  expect(await withoutTrace(sql, (connection) => lookAtAccess(connection, callers))).toEqual(
    expectedAccess,
  );
});

test("no table is empty during the checks, because then seeing no rows would prove nothing", async () => {
  for (const table of Object.keys(expectedAccess.tables)) {
    const [counted] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::integer as rows from ${table}`,
    );
    expect(counted?.rows, table).toBeGreaterThan(0);
  }
});

test.each([
  ["an extra grant to anonymous visitors", "grant insert on public.stripe_orders to anon"],
  ["an extra grant to members", "grant update on public.stripe_orders to authenticated"],
  ["a grant on one column", "grant update (user_id) on public.stripe_orders to authenticated"],
  ["a grant to everyone", "grant truncate on public.stripe_orders to public"],
  [
    "a grant to the server",
    "grant select on private.payments to service_role; grant usage on schema private to service_role",
  ],
  ["a missing grant", "revoke select on public.stripe_orders from anon"],
  ["access to the private schema", "grant usage on schema private to authenticated"],
  [
    "disabled row security on orders",
    "alter table public.stripe_orders disable row level security",
  ],
  [
    "disabled row security on a private table",
    "alter table private.claims disable row level security",
  ],
  [
    "a dropped policy for members",
    'drop policy "members read their own orders" on public.stripe_orders',
  ],
  [
    "a dropped policy for visitors",
    'drop policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders',
  ],
  [
    "a policy that lets everyone read",
    "create policy open on public.stripe_orders for select using (true)",
  ],
  [
    "a policy that ignores the owner",
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
    "a new table without expectations",
    "create table public.notes (id integer); alter table public.notes enable row level security",
  ],
  [
    "a view that bypasses the policies",
    "create view public.paid as select * from public.stripe_orders; grant select on public.paid to anon",
  ],
  [
    "numbers that every member reads",
    "grant select on public.funnel_totals to authenticated; create policy open on public.funnel_totals for select to authenticated using (true)",
  ],
  ["a missing table", "drop table private.restore_tickets"],
  [
    "a function that everyone can call",
    "create function public.more() returns void language sql set search_path = '' as ''",
  ],
  [
    "a server function that members can call",
    "grant execute on function public.record_payment(jsonb) to authenticated",
  ],
  ["a missing function", "drop function public.claim_order(text, text, jsonb)"],
  [
    "a function that trusts the search path",
    "alter function public.claim_order(text, text, jsonb) reset search_path",
  ],
])("detects %s", { tags: ["long"] }, async (_, mutation) => {
  const seen = await withoutTrace(sql, async (connection) => {
    await connection.unsafe(mutation);
    return lookAtAccess(connection, callers);
  });

  expect(seen).not.toEqual(expectedAccess);
});
