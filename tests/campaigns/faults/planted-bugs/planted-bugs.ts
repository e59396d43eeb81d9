import { bugsOfAbuseLimits } from "../abuse-limits/planted-bugs.ts";
import { bugsOfBeacons } from "../beacons/planted-bugs.ts";
import { bugsOfCrashPoints } from "../crash-points/planted-bugs.ts";
import { bugsOfFunnelSlips } from "../funnel-slips/planted-bugs.ts";
import { bugsOfFunnelVersions } from "../funnel-versions/planted-bugs.ts";
import { bugsOfInjections } from "../injections/planted-bugs.ts";
import { bugsOfLateNews } from "../late-news/planted-bugs.ts";
import { bugsOfPlantedSecrets } from "../planted-secrets/planted-bugs.ts";
import { bugsOfQuizStates } from "../quiz-states/planted-bugs.ts";
import { bugsOfReconciler } from "../reconciler/planted-bugs.ts";
import { bugsOfRights } from "../rights/planted-bugs.ts";
import { browserBugs } from "./browser-bugs.ts";
import { bugsOfWorlds } from "./bugs-of-worlds.ts";
import type { PlantedBug } from "./planted-bug.ts";

const webhook = "supabase/functions/stripe-webhook/index.ts";
const checkout = "supabase/functions/stripe-checkout/index.ts";
const fulfil = "supabase/functions/_shared/fulfil.ts";
const facts = "supabase/functions/_shared/facts.ts";
const limits = "supabase/schema/limits.sql";
const orders = "supabase/schema/orders.sql";
const access = "supabase/schema/access.sql";
const claims = "supabase/schema/claims.sql";

/** By the row of faults that has to catch them. */
export const plantedBugs: Record<string, PlantedBug[]> = {
  deliveries: [
    [
      "answers before it has recorded",
      webhook,
      'if (sessionId) await fulfil(sessionId, "event");',
      'if (sessionId) void fulfil(sessionId, "event").catch(() => {});',
    ],
    [
      "answers 200 if recording fails",
      webhook,
      'if (sessionId) await fulfil(sessionId, "event");',
      'if (sessionId) await fulfil(sessionId, "event").catch(() => {});',
    ],
    [
      "ignores events of refunds and disputes",
      webhook,
      "/^(charge\\.refund|refund\\.|charge\\.dispute\\.)/",
      "/^never/",
    ],
    ["only knows the last refund", fulfil, "...refunds.flatMap", "...refunds.slice(-1).flatMap"],
    ["forgets disputes", fulfil, ", ...disputes.flatMap(factsOfDispute)]", "]"],
    [
      "takes a slow payment for paid",
      fulfil,
      'if (session.payment_status !== "paid")',
      'if (session.status !== "complete")',
    ],
    [
      "forgets that the bank refused",
      fulfil,
      'if (session.status === "complete")',
      'if (session.status === "open")',
    ],
    [
      "counts a failed refund",
      facts,
      'status === "failed" || status === "canceled"',
      'status === "canceled"',
    ],
    ["forgets that a dispute was won", facts, 'if (status === "won")', 'if (status === "never")'],
  ],
  "payment-histories": [
    ["lets any won dispute settle all of them", access, " and wins.source = disputes.source", ""],
    [
      "keeps access after a refund of everything",
      access,
      "payments.amount <= private.refunded_amount(session)",
      "payments.amount < private.refunded_amount(session)",
    ],
    [
      "takes back what a failed refund left",
      access,
      "failures.kind = 'refund_failed'",
      "failures.kind = 'nothing'",
    ],
    [
      "gives access after a lost dispute",
      access,
      "disputes.kind in ('dispute_opened', 'dispute_lost')",
      "disputes.kind in ('dispute_opened')",
    ],
    [
      "gives access without a payment",
      access,
      "not exists (select from private.payment_facts where session_id = session and kind = 'paid')",
      "false",
    ],
    [
      "records only a first batch of facts",
      orders,
      "from jsonb_to_recordset(payment -> 'facts') as fact (kind text, source text, amount integer)",
      "from jsonb_to_recordset(payment -> 'facts') as fact (kind text, source text, amount integer) where not exists (select from private.payment_facts where session_id = session)",
    ],
  ],
  "forged-webhooks": [
    ["doesn't look at an event's age", webhook, "      undefined,\n", "      0,\n"],
    [
      "verifies what it parsed",
      webhook,
      "      body,\n      signature,",
      "      JSON.stringify(JSON.parse(body)),\n      signature,",
    ],
    [
      "believes an event without a signature",
      webhook,
      'throw new Refusal(400, "The signature',
      'if (signature !== "") throw new Refusal(400, "The signature',
    ],
    [
      "acts before it verifies",
      webhook,
      "    const event = await verifyEvent(",
      '    const early = parseEvent(body)?.object.id;\n    if (typeof early === "string") await fulfil(early);\n    const event = await verifyEvent(',
    ],
  ],
  "tampered-checkouts": [
    [
      "takes the visitor's amount",
      checkout,
      "unit_amount: price.amount",
      "unit_amount: Number(JSON.parse(body).amount) || price.amount",
    ],
    [
      "takes the visitor's quantity",
      checkout,
      "quantity: 1,",
      "quantity: Number(JSON.parse(body).quantity) || 1,",
    ],
    [
      "takes the visitor's currency",
      checkout,
      "currency: price.currency,",
      "currency: JSON.parse(body).currency ?? price.currency,",
    ],
    ["sells at earlier prices", limits, " and prices.on_sale;", " order by amount;"],
  ],
  "claim-races": [
    [
      "checks, then updates",
      claims,
      "not in ('test', 'erased') for update;",
      "not in ('test', 'erased');",
    ],
    [
      "doesn't compare the secret",
      claims,
      " and claims.hash = encode(sha256(convert_to(claim_order.claim, 'UTF8')), 'hex')",
      "",
    ],
    [
      "gives the order to the last one",
      claims,
      "if found_order.user_id is not null then",
      "if false then",
    ],
  ],
  "crash-points": bugsOfCrashPoints,
  "late-news": bugsOfLateNews,
  rights: bugsOfRights,
  reconciler: bugsOfReconciler,
  "abuse-limits": bugsOfAbuseLimits,
  beacons: bugsOfBeacons,
  "quiz-states": bugsOfQuizStates,
  "funnel-versions": bugsOfFunnelVersions,
  "funnel-slips": bugsOfFunnelSlips,
  "planted-secrets": bugsOfPlantedSecrets,
  simulation: bugsOfWorlds,
  injections: bugsOfInjections,
  ...browserBugs,
};
