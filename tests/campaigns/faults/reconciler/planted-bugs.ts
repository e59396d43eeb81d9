import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const orders = "supabase/schema/orders.sql";
const unrecorded = "supabase/schema/sweep.sql";
const lists = "supabase/functions/stripe-reconcile/lists.ts";
const sweep = "supabase/functions/stripe-reconcile/sweep.ts";
const checks = "supabase/functions/stripe-reconcile/check-sessions.ts";

export const bugsOfReconciler: PlantedBug[] = [
  ["only reads the first page", lists, "hasMore: has_more,", "hasMore: false,"],
  [
    "doesn't look at refunds",
    lists,
    "readPage(position, (params) => provider().refunds.list(params), withIntent(factsOfRefund))",
    "readPage(position, (params) => provider().refunds.list(params), () => [])",
  ],
  [
    "thinks that a session with its facts has its order",
    unrecorded,
    "and exists (\n        select from public.stripe_orders",
    "or exists (\n        select from public.stripe_orders",
  ],
  [
    "doesn't compare an order with its facts",
    unrecorded,
    "= (private.status_of(found.session), payments.amount, payments.currency)",
    "is not null",
  ],
  ["never corrects an order", orders, "is distinct from (excluded.status,", "= (excluded.status,"],
  ["repairs without a word", checks, "if (news > 0) outcome.repaired += 1;", ""],
  ["reports only new facts", orders, "'news', greatest(news, written)", "'news', news"],
  [
    "gives up what fails",
    checks,
    '"note_checked_sessions", { failed, checked }',
    '"note_checked_sessions", { failed: [], checked }',
  ],
  ["stops at the first list", sweep, "listNames[listNames.indexOf(list) + 1]", "undefined"],
];
