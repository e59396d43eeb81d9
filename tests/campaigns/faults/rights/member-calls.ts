import type { Answers, Json } from "#lib/json.ts";
import { leavers, type Person } from "./people.ts";

/** A call of a function that members may call, and what comes of it for each of them. */
interface MemberCall {
  args: Record<string, unknown>;
  /** The part of the answer that depends on who asks. */
  toLabel(body: unknown): string;
  wanted: Partial<Record<Person, string>>;
  /** For all others who have an account and an open session. */
  otherwise: string;
}

const text = (body: unknown): string => JSON.stringify(body);
const ownerOfA = (wanted: string): Partial<Record<Person, string>> => ({
  "the owner of A": wanted,
  "the owner of A who knows the session of B": wanted,
});
const forOperators = (args: Record<string, unknown>): MemberCall => ({
  args,
  toLabel: (body) => (body === null ? "nothing" : "an answer"),
  wanted: { "an operator": "an answer" },
  otherwise: "error PT403",
});
const forBuyers = (args: Record<string, unknown>): MemberCall => ({
  args,
  toLabel: () => "done",
  wanted: { ...ownerOfA("done"), "the owner of B": "done" },
  otherwise: "error PT403",
});
const NO_ID = "00000000-0000-4000-8000-000000000000";

/** By the function's name, as in `callable-functions.ts`. */
export const memberCalls = (orderOfA: string): Record<string, MemberCall> => ({
  "public.has_access()": {
    args: {},
    toLabel: text,
    wanted: { ...ownerOfA("true"), "the owner of B": "true" },
    otherwise: "false",
  },
  "public.reads_numbers()": {
    args: {},
    toLabel: text,
    wanted: { "a marketer": "true", "an operator": "true" },
    otherwise: "false",
  },
  "public.my_orders()": {
    args: {},
    toLabel: (body) => (body as { state: string }[]).map(({ state }) => state).join() || "none",
    wanted: {
      ...ownerOfA("withdrawn"),
      "the owner of B": "open",
      "the owner of a refunded order": "refunded",
    },
    otherwise: "none",
  },
  "public.my_data()": {
    args: {},
    toLabel(body) {
      // Others of these calls end reminders: see reminder-deeds.ts.
      const {
        account,
        support,
        reminders: _,
        ...lists
      } = body as { account: object } & Record<string, Json[]>;
      // Everyone here tries to be an operator once, sooner or later, which is kept as refused.
      const helped = (support as Answers[]).filter(({ action }) => action !== "refused");
      const counts = Object.entries({ ...lists, support: helped })
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, list]) => `${list.length} ${name}`);
      return [account ? "an account" : "no account", ...counts].join(", ");
    },
    wanted: {
      ...ownerOfA(
        "an account, 1 consents, 1 mail_consents, 1 orders, 1 shared_lists, 0 support, 1 tracker, 1 weekly_mails, 1 withdrawals",
      ),
      "the owner of B":
        "an account, 0 consents, 0 mail_consents, 1 orders, 0 shared_lists, 0 support, 0 tracker, 0 weekly_mails, 0 withdrawals",
      "the owner of a refunded order":
        "an account, 0 consents, 0 mail_consents, 1 orders, 0 shared_lists, 0 support, 1 tracker, 0 weekly_mails, 0 withdrawals",
      // Had a code mailed for an order without an owner.
      "an operator":
        "an account, 0 consents, 0 mail_consents, 0 orders, 0 shared_lists, 1 support, 0 tracker, 0 weekly_mails, 0 withdrawals",
    },
    otherwise:
      "an account, 0 consents, 0 mail_consents, 0 orders, 0 shared_lists, 0 support, 0 tracker, 0 weekly_mails, 0 withdrawals",
  },
  // A's order is withdrawn already, so that this changes nothing.
  "public.declare_withdrawal(uuid)": {
    args: { order_id: orderOfA },
    toLabel: (body) => (body as { state: string }).state,
    wanted: ownerOfA("withdrawn"),
    otherwise: "error PT404",
  },
  // B's owner owns it already, and all others have a wrong secret.
  "public.claim_order(text,text,jsonb)": {
    args: { session_id: "B", claim: "a guess", plan_answers: null },
    toLabel: (body) => (body as { checkout_session_id: string }).checkout_session_id,
    wanted: {
      "the owner of B": "B",
      // They own nothing in this call, so that their session isn't asked for.
      ...Object.fromEntries(leavers.map((leaver) => [leaver, "error PT403"])),
    },
    otherwise: "error PT403",
  },
  // An erasure without an id breaks off. A's password was typed long ago.
  "public.erase_account(uuid)": {
    args: { erasure: null },
    toLabel: text,
    wanted: ownerOfA("error PT403"),
    otherwise: "error 23502",
  },
  "public.save_tracker(jsonb,text,timestamp with time zone)": {
    args: { entries: [], device: "a device", device_now: null },
    toLabel: text,
    wanted: { ...ownerOfA("[]"), "the owner of B": "[]" },
    otherwise: "error PT403",
  },
  "public.my_reminders()": forBuyers({}),
  "public.open_calendar(boolean)": forBuyers({ renew: false }),
  "public.set_calendar_names(boolean)": forBuyers({ names: false }),
  "public.save_reminders(jsonb)": forBuyers({ events: [] }),
  // Without access, too: an end is always possible.
  "public.close_calendar()": {
    args: {},
    toLabel: () => "done",
    wanted: {},
    otherwise: "done",
  },
  // A list that isn't shared, and items that are none, so that nothing is stored.
  "public.share_list(text,text,jsonb)": {
    args: { list: "a list", secret_hash: "no hash", items: [] },
    toLabel: text,
    wanted: { ...ownerOfA("error 23514"), "the owner of B": "error 23514" },
    otherwise: "error PT403",
  },
  "public.update_shared_list(text,jsonb)": {
    args: { list: "unshared", items: [] },
    toLabel: text,
    wanted: { ...ownerOfA("false"), "the owner of B": "false" },
    otherwise: "error PT403",
  },
  "public.stop_sharing(text)": {
    args: { list: "unshared" },
    toLabel: () => "done",
    wanted: {},
    otherwise: "done",
  },
  "public.stop_weekly_mail()": {
    args: {},
    toLabel: () => "done",
    wanted: {},
    otherwise: "done",
  },
  "public.my_shared_lists()": {
    args: {},
    toLabel: (body) => (body as { list: string }[]).map(({ list }) => list).join() || "none",
    wanted: ownerOfA("a"),
    otherwise: "none",
  },
  "public.my_sessions()": {
    args: {},
    toLabel: (body) => (body as { is_this: boolean }[]).map(({ is_this }) => is_this).join(),
    wanted: {},
    otherwise: "true",
  },
  // A session that doesn't exist. A's password was typed long ago.
  "public.end_my_sessions(uuid[])": {
    args: { session_ids: [NO_ID] },
    toLabel: () => "done",
    wanted: ownerOfA("error PT403"),
    otherwise: "done",
  },
  "public.operates()": {
    args: {},
    toLabel: text,
    wanted: { "an operator": "true" },
    otherwise: "false",
  },
  "public.find_orders(text,text,text)": forOperators({ search: "B" }),
  "public.order_details(uuid)": forOperators({ order_id: orderOfA }),
  "public.operator_log(text)": forOperators({}),
  "public.read_health()": forOperators({}),
  // Of an order that doesn't exist, so that nothing is done.
  "public.begin_operation(uuid,text,uuid,integer,text)": {
    args: { action_id: NO_ID, action: "resend", order_id: NO_ID, amount: null, reason: null },
    toLabel: (body) => (body as { state: string }).state,
    wanted: { "an operator": "unknown" },
    otherwise: "forbidden",
  },
});
