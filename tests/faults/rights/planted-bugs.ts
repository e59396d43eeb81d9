import type { PlantedBug } from "../teeth/planted-bug.ts";

const orders = "supabase/migrations/20261120090000_orders.sql";
const program = "supabase/migrations/20261120092000_program.sql";
const sessions = "supabase/migrations/20261122100000_live_sessions.sql";
const withdrawals = "supabase/migrations/20261124110000_withdrawals.sql";
const readers = "supabase/migrations/20261129094000_who_reads_what.sql";
const erasure = "supabase/migrations/20261129130000_guarantee_days.sql";
const operators = "supabase/migrations/20261125110000_operators.sql";

export const bugsOfRights: PlantedBug[] = [
  [
    "shows orders after signing out",
    sessions,
    "using (user_id is null or (select private.require_open_session()));",
    "using (true);",
  ],
  [
    "shows the program to every account",
    program,
    "for select to authenticated using ((select public.has_access()));",
    "for select to authenticated using (true);",
  ],
  [
    "lets clients change orders",
    orders,
    "grant select on public.stripe_orders to anon, authenticated;",
    "grant select, update on public.stripe_orders to anon, authenticated;",
  ],
  [
    "lets members record payments",
    orders,
    "grant execute on function public.record_payment(jsonb) to service_role;",
    "grant execute on function public.record_payment(jsonb) to service_role, authenticated;",
  ],
  [
    "shows everyone's orders as one's own",
    withdrawals,
    "from public.stripe_orders where user_id = (select auth.uid()) and status <> 'test'",
    "from public.stripe_orders where status <> 'test'",
  ],
  [
    "gives away a copy of everyone's data after signing out",
    readers,
    "  perform private.require_open_session();\n  return jsonb_build_object(",
    "  return jsonb_build_object(",
  ],
  [
    "binds an order that has an owner",
    readers,
    "if found_order.user_id is not null then",
    "if false then",
  ],
  [
    "erases everyone's notes",
    erasure,
    "delete from public.tracker_entries where user_id = me;",
    "delete from public.tracker_entries;",
  ],
  ["lets every account operate", operators, " and raw_app_meta_data ->> 'role' = 'admin'", ""],
];
