import type { Person } from "./people.ts";

/** A call of a function that members may call, and what comes of it for each of them. */
interface MemberCall {
  args: Record<string, unknown>;
  /** What of the answer depends on who asks. */
  labelOf(body: unknown): string;
  wanted: Partial<Record<Person, string>>;
  /** For all others who have an account and an open session. */
  otherwise: string;
}

const text = (body: unknown): string => JSON.stringify(body);
const ownerOfA = (wanted: string): Partial<Record<Person, string>> => ({
  "the owner of A": wanted,
  "the owner of A who knows the session of B": wanted,
});
const EVERY_DAY = { from_day: "2026-01-01", to_day: "2026-12-31" };
/** For marketers, and for the server, which prints them. */
const numbers = (args: object): MemberCall => ({
  args: { ...EVERY_DAY, ...args },
  labelOf: (body) => (/:\s*"\d{4}-|[1-9]/.test(text(body)) ? "counts" : "nothing"),
  wanted: { "a marketer": "counts", "the server": "counts" },
  otherwise: "nothing",
});

/** By the function's name, as in `callable-functions.ts`. */
export const memberCalls = (orderOfA: string): Record<string, MemberCall> => ({
  "public.has_access()": {
    args: {},
    labelOf: text,
    wanted: { ...ownerOfA("true"), "the owner of B": "true" },
    otherwise: "false",
  },
  "public.reads_numbers()": {
    args: {},
    labelOf: text,
    wanted: { "a marketer": "true" },
    otherwise: "false",
  },
  "public.my_orders()": {
    args: {},
    labelOf: (body) => (body as { state: string }[]).map(({ state }) => state).join() || "none",
    wanted: {
      ...ownerOfA("withdrawn"),
      "the owner of B": "open",
      "the owner of a refunded order": "refunded",
    },
    otherwise: "none",
  },
  "public.my_data()": {
    args: {},
    labelOf(body) {
      const { account, ...lists } = body as { account: object } & Record<string, unknown[]>;
      const counts = Object.keys(lists)
        .toSorted()
        .map((name) => `${lists[name]?.length} ${name}`);
      return [account ? "an account" : "no account", ...counts].join(", ");
    },
    wanted: {
      ...ownerOfA("an account, 1 consents, 1 orders, 1 tracker, 1 withdrawals"),
      "the owner of B": "an account, 0 consents, 1 orders, 0 tracker, 0 withdrawals",
      "the owner of a refunded order": "an account, 0 consents, 1 orders, 1 tracker, 0 withdrawals",
    },
    otherwise: "an account, 0 consents, 0 orders, 0 tracker, 0 withdrawals",
  },
  // A's order is withdrawn already, so that this changes nothing.
  "public.declare_withdrawal(uuid)": {
    args: { order_id: orderOfA },
    labelOf: (body) => (body as { state: string }).state,
    wanted: ownerOfA("withdrawn"),
    otherwise: "error PT404",
  },
  // B's owner owns it already, and all others have a wrong secret.
  "public.claim_order(text,text,jsonb)": {
    args: { session_id: "B", claim: "a guess", plan_answers: null },
    labelOf: (body) => (body as { checkout_session_id: string }).checkout_session_id,
    wanted: {
      "the owner of B": "B",
      // They own nothing in this call, so that their session isn't asked for.
      "the owner of A after signing out": "error PT403",
      "the owner of A in an expired session": "error PT403",
    },
    otherwise: "error PT403",
  },
  // An erasure without an id breaks off. A's password was typed long ago.
  "public.erase_account(uuid)": {
    args: { erasure: null },
    labelOf: text,
    wanted: ownerOfA("error PT403"),
    otherwise: "error 23502",
  },
  "public.save_tracker(jsonb,text,timestamp with time zone)": {
    args: { entries: [], device: "a device", device_now: null },
    labelOf: text,
    wanted: { ...ownerOfA("[]"), "the owner of B": "[]" },
    otherwise: "error PT403",
  },
  "public.numbers_rows(date,date)": numbers({}),
  "public.group_rows(date,date,text)": numbers({ by_what: "arm" }),
  "public.group_place_rows(date,date,text)": numbers({ by_what: "arm" }),
});
