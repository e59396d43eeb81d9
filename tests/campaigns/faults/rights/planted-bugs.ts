import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const access = "supabase/schema/access.sql";
const orders = "supabase/schema/orders.sql";
const withdrawals = "supabase/schema/withdrawals.sql";
const claims = "supabase/schema/claims.sql";
const ownData = "supabase/schema/own-data.sql";
const erasure = "supabase/schema/erasure.sql";
const operators = "supabase/schema/operators.sql";

export const bugsOfRights: PlantedBug[] = [
  [
    "shows orders after signing out",
    access,
    "using (user_id is null or (select private.require_open_session()));",
    "using (true);",
  ],
  [
    "shows the program to every account",
    access,
    "using ((select public.has_access()));",
    "using (true);",
  ],
  [
    "lets clients change orders",
    access,
    "grant select on public.stripe_orders to anon, authenticated;",
    "grant select, update on public.stripe_orders to anon, authenticated;",
  ],
  [
    "lets members record payments",
    orders,
    "public.record_payment, public.payment_mode, public.set_payment_mode\n  to service_role;",
    "public.record_payment, public.payment_mode, public.set_payment_mode\n  to service_role, authenticated;",
  ],
  [
    "shows everyone's orders as one's own",
    withdrawals,
    "from public.stripe_orders where user_id = (select auth.uid()) and status <> 'test'",
    "from public.stripe_orders where status <> 'test'",
  ],
  [
    "gives away a copy of everyone's data after signing out",
    ownData,
    "  perform private.require_open_session();\n  return jsonb_build_object(",
    "  return jsonb_build_object(",
  ],
  [
    "binds an order that has an owner",
    claims,
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
