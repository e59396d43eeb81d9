import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const webhook = "supabase/functions/stripe-webhook/index.ts";
const fulfil = "supabase/functions/_shared/fulfil.ts";
const orders = "supabase/schema/orders.sql";
const claims = "supabase/schema/claims.sql";

export const bugsOfCrashPoints: PlantedBug[] = [
  [
    "answers before it has recorded",
    webhook,
    'if (sessionId) await fulfil(sessionId, "event");',
    'if (sessionId) void fulfil(sessionId, "event").catch(() => {});',
  ],
  [
    "marks a session as done, and then records it",
    fulfil,
    "  const session = await retrieveSession(sessionId);",
    `  const isDone = await inDatabase<string[]>("sessions_to_retry", { most: 1000 });
  if (isDone.includes(sessionId))
    return { state: "paid", owned: false, news: 0 };
  await inDatabase("note_checked_sessions", { failed: [sessionId], checked: [] });
  const session = await retrieveSession(sessionId);`,
  ],
  ["can't record a payment again", orders, "    on conflict (session_id) do nothing;", "    ;"],
  [
    "refuses an owner who claims again",
    claims,
    "if found_order.user_id is distinct from me then",
    "if true then",
  ],
];
