import type { PlantedBug } from "./planted-bug.ts";

const sweep = "supabase/functions/stripe-reconcile/sweep.ts";
const conversions = "supabase/functions/conversions/send-conversions.ts";
const buying = "src/shop/checkout/buying.ts";
const fulfil = "supabase/functions/_shared/fulfil.ts";
const claims = "supabase/schema/claims.sql";
const withdrawals = "supabase/schema/withdrawals.sql";
const numbers = "supabase/schema/numbers.sql";

/** For `npm run campaign -- simulation` to catch, in the worlds of its short part. */
export const bugsOfWorlds: PlantedBug[] = [
  [
    "takes a slow payment for paid",
    fulfil,
    'if (session.payment_status !== "paid")',
    'if (session.status !== "complete")',
  ],
  ["sends a payer to pay again", buying, "if (paid) return", "if (false) return"],
  [
    "forgets what it couldn't ask about",
    buying,
    "filter(({ verdict }) => !verdict)",
    "filter(() => false)",
  ],
  [
    "doesn't compare the secret",
    claims,
    " and claims.hash = encode(sha256(convert_to(claim_order.claim, 'UTF8')), 'hex')",
    "",
  ],
  [
    "accepts any code to withdraw",
    withdrawals,
    "ticket.code_hash <> redeem_withdrawal_ticket.code_hash\n    or ",
    "",
  ],
  [
    "sweeps sessions alone",
    sweep,
    "return listNames[listNames.indexOf(list) + 1];",
    "return list === listNames[0] ? undefined : listNames[listNames.indexOf(list) + 1];",
  ],
  [
    "sends each attempt of a conversion as a new one",
    conversions,
    "id: one.order_id,",
    "id: crypto.randomUUID(),",
  ],
  [
    "counts all refunds again with each new one",
    numbers,
    "money.refunds - counted.refunds, money.cents - counted.refund_cents",
    "money.refunds, money.cents",
  ],
];
