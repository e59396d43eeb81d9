import { callableFunctions } from "./callable-functions.ts";

/** Refused: SQLSTATE 42501. A list: the visible rows, by their session. */
export type Outcome = "refused" | string[] | (string & {});
export type Verbs = Record<"select" | "insert" | "update" | "delete", Outcome>;

const NOTHING: Verbs = {
  select: "refused",
  insert: "refused",
  update: "refused",
  delete: "refused",
};
const reads = (...rows: string[]): Verbs => ({ ...NOTHING, select: rows });

const refusedToVisitors = {
  "a visitor": NOTHING,
  "a visitor who knows the session of an order without an owner": NOTHING,
  "a visitor who knows the session of an order that has an owner": NOTHING,
  "a visitor with a wrong session": NOTHING,
  "the server": NOTHING,
};

/** Every caller, and what each one finds in the tables that clients can query. */
const orders = {
  "a visitor": reads(),
  "a visitor who knows the session of an order without an owner": reads("unowned"),
  "a visitor who knows the session of an order that has an owner": reads(),
  "a visitor with a wrong session": reads(),
  "a member without an order": reads(),
  "a member who knows the session of an order without an owner": reads("unowned"),
  "the owner of A": reads("A"),
  "the owner of A who knows the session of B": reads("A"),
  "the owner of B": reads("B"),
  "the owner of a refunded order": reads("refunded"),
  "a marketer": reads(),
  "an operator": reads(),
  "the server": NOTHING,
};

/** The sold product, readable only by owners of completed orders. */
const grantSold = (row: string) => ({
  ...refusedToVisitors,
  "a member without an order": reads(),
  "a member who knows the session of an order without an owner": reads(),
  "the owner of A": reads(row),
  "the owner of A who knows the session of B": reads(row),
  "the owner of B": reads(row),
  "the owner of a refunded order": reads(),
  "a marketer": reads(),
  "an operator": reads(),
});

/** Members' notes: each member reads their own, whether paid or refunded. */
const notes = {
  ...grantSold("A's note"),
  "the owner of A": reads("A's note"),
  "the owner of A who knows the session of B": reads("A's note"),
  "the owner of B": reads(),
  "the owner of a refunded order": reads("the refunded note"),
};

export type Identity = keyof typeof orders;
export const identities = Object.keys(orders) as Identity[];

const closed = Object.fromEntries(identities.map((identity) => [identity, NOTHING])) as Record<
  Identity,
  Verbs
>;

/** The counts of visits: the server reads them for marketers. */
const numbers = (...rows: string[]) => ({ ...closed, "the server": reads(...rows) });

/** A view that has no rows of its own: PostgreSQL refuses to write before it looks at rights. */
const readOnly = (rights: Record<Identity, Verbs>): Record<Identity, Verbs> => {
  const unwritable = { insert: "error 55000", update: "error 55000", delete: "error 55000" };
  const entries = Object.entries(rights).map(([identity, verbs]) => [
    identity,
    { ...verbs, ...unwritable },
  ]);
  return Object.fromEntries(entries);
};

/** Every table and view of ours. Add new ones here, and remove old ones. */
const tables: Record<string, Record<Identity, Verbs>> = {
  "private.ad_consents": closed,
  "private.attempts": closed,
  "private.beacons": closed,
  "private.bind_codes": closed,
  "private.broken_rules": closed,
  "private.claims": closed,
  "private.conversions": closed,
  "private.counted_orders": closed,
  "private.erasures": closed,
  "private.experiment_mails": closed,
  "private.experiment_rounds": closed,
  "private.failed_sessions": closed,
  "private.funnel_events": closed,
  "private.mail_consents": closed,
  "private.operator_actions": closed,
  "private.operator_outcomes": closed,
  "private.hourly_counts": closed,
  "private.job_reports": closed,
  "private.payment_facts": closed,
  "private.payment_mode": closed,
  "private.payments": closed,
  "private.pending_payments": closed,
  "private.prices": closed,
  "private.recovery_mails": closed,
  "private.reminders": closed,
  "private.unreported_payments": closed,
  "private.restore_tickets": closed,
  "private.sent_alerts": closed,
  "private.session_groups": closed,
  "private.shared_lists": closed,
  "private.sweeps": closed,
  "private.visits": closed,
  "private.weekly_mail_codes": closed,
  "private.weekly_mails": closed,
  "private.withdrawal_tickets": closed,
  "private.withdrawals": closed,
  "public.funnel_all_counts": readOnly(numbers("a row", "a row", "a row")),
  "public.funnel_all_stays": readOnly(numbers("a row", "a row")),
  "public.funnel_all_ways": readOnly(numbers("a row", "a row")),
  "public.funnel_arms": readOnly(numbers("a row")),
  "public.funnel_counts": numbers("a row", "a row"),
  "public.funnel_day_counts": numbers("a row"),
  "public.funnel_day_stays": numbers("a row"),
  "public.funnel_day_ways": numbers("a row"),
  "public.funnel_open_days": numbers("a row"),
  "public.funnel_stays": numbers("a row"),
  "public.funnel_totals": numbers("a row", "a row"),
  "public.funnel_ways": numbers("a row"),
  "public.program_files": grantSold("a file"),
  "public.program_parts": grantSold("a part"),
  "public.stripe_orders": orders,
  "public.tracker_entries": notes,
};

/** Everything a role may do with the database besides calling functions. */
export const expectedAccess = {
  tables,
  functions: callableFunctions,
  grants: {
    "public.funnel_all_counts": ["SELECT to service_role"],
    "public.funnel_all_stays": ["SELECT to service_role"],
    "public.funnel_all_ways": ["SELECT to service_role"],
    "public.funnel_arms": ["SELECT to service_role"],
    "public.funnel_counts": ["SELECT to service_role"],
    "public.funnel_day_counts": ["SELECT to service_role"],
    "public.funnel_day_stays": ["SELECT to service_role"],
    "public.funnel_day_ways": ["SELECT to service_role"],
    "public.funnel_open_days": ["SELECT to service_role"],
    "public.funnel_stays": ["SELECT to service_role"],
    "public.funnel_totals": ["SELECT to service_role"],
    "public.funnel_ways": ["SELECT to service_role"],
    "public.program_files": ["SELECT to authenticated"],
    "public.program_parts": ["SELECT to authenticated"],
    "public.stripe_orders": ["SELECT to anon", "SELECT to authenticated"],
    "public.tracker_entries": ["SELECT to authenticated"],
  },
  usersOfPrivate: [],
  tablesWithoutRowSecurity: [],
  functionsThatTrustTheSearchPath: [],
};
