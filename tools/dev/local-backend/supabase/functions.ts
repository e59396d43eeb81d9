import alerts from "../../../../supabase/functions/alerts/index.ts";
import calendar from "../../../../supabase/functions/calendar/index.ts";
import clientAddress from "../../../../supabase/functions/client-address/index.ts";
import conversions from "../../../../supabase/functions/conversions/index.ts";
import eraseAccount from "../../../../supabase/functions/erase-account/index.ts";
import events from "../../../../supabase/functions/events/index.ts";
import experimentVerdicts from "../../../../supabase/functions/experiment-verdicts/index.ts";
import heartbeat from "../../../../supabase/functions/heartbeat/index.ts";
import mailEvents from "../../../../supabase/functions/mail-events/index.ts";
import numbers from "../../../../supabase/functions/numbers/index.ts";
import operations from "../../../../supabase/functions/operations/index.ts";
import reminders from "../../../../supabase/functions/reminders/index.ts";
import restorePurchase from "../../../../supabase/functions/restore-purchase/index.ts";
import sharedList from "../../../../supabase/functions/shared-list/index.ts";
import stripeCheckout from "../../../../supabase/functions/stripe-checkout/index.ts";
import stripeReconcile from "../../../../supabase/functions/stripe-reconcile/index.ts";
import stripeVerify from "../../../../supabase/functions/stripe-verify/index.ts";
import stripeWebhook from "../../../../supabase/functions/stripe-webhook/index.ts";
import unsubscribe from "../../../../supabase/functions/unsubscribe/index.ts";
import weeklyMails from "../../../../supabase/functions/weekly-mails/index.ts";
import withdraw from "../../../../supabase/functions/withdraw/index.ts";

const functions: Record<string, { fetch(request: Request): Promise<Response> }> = {
  alerts,
  calendar,
  "client-address": clientAddress,
  conversions,
  "erase-account": eraseAccount,
  events,
  "experiment-verdicts": experimentVerdicts,
  heartbeat,
  "mail-events": mailEvents,
  numbers,
  operations,
  reminders,
  "restore-purchase": restorePurchase,
  "shared-list": sharedList,
  "stripe-checkout": stripeCheckout,
  "stripe-reconcile": stripeReconcile,
  "stripe-verify": stripeVerify,
  "stripe-webhook": stripeWebhook,
  unsubscribe,
  "weekly-mails": weeklyMails,
  withdraw,
};

/** Runs the function named by a path, as the edge does: `/functions/v1/<name>`, with or without more. */
export async function runFunction(request: Request): Promise<Response> {
  const [, name = ""] =
    /^\/functions\/v1\/([a-z-]+)(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
  const wanted = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return wanted
    ? wanted.fetch(request)
    : Response.json(
        { code: "NOT_FOUND", message: "Requested function was not found" },
        { status: 404 },
      );
}
