import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const webhook = "supabase/functions/stripe-webhook/index.ts";
const lookUp = "supabase/functions/_shared/look-up-session.ts";
const lists = "supabase/functions/stripe-reconcile/lists.ts";
const orders = "supabase/schema/orders.sql";

export const bugsOfLateNews: PlantedBug[] = [
  [
    "only records by the webhook",
    lookUp,
    "const found = await fulfil(sessionId).catch(",
    'const found = await Promise.resolve({ state: "unknown" as const, news: 0 }).catch(',
  ],
  ["ignores events", webhook, 'if (sessionId) await fulfil(sessionId, "event");', ""],
  [
    "only sweeps sessions that nobody paid",
    lists,
    '{ ...params, status: "complete" }',
    '{ ...params, status: "expired" }',
  ],
  ["fails for news that comes twice", orders, "on conflict (session_id) do nothing;", ";"],
];
