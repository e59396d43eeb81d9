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
  "the server": NOTHING,
};

/** The sold product, readable only by owners of completed orders. */
const soldTo = (row: string) => ({
  ...refusedToVisitors,
  "a member without an order": reads(),
  "a member who knows the session of an order without an owner": reads(),
  "the owner of A": reads(row),
  "the owner of A who knows the session of B": reads(row),
  "the owner of B": reads(row),
  "the owner of a refunded order": reads(),
  "a marketer": reads(),
});

/** Members' notes: each member reads their own, whether paid or refunded. */
const notes = {
  ...soldTo("A's note"),
  "the owner of A": reads("A's note"),
  "the owner of A who knows the session of B": reads("A's note"),
  "the owner of B": reads(),
  "the owner of a refunded order": reads("the refunded note"),
};

/** The counts of visits: for marketers, and for the server, which prints them. */
const numbers = (...rows: string[]) => ({
  ...soldTo("nothing"),
  "the owner of A": reads(),
  "the owner of A who knows the session of B": reads(),
  "the owner of B": reads(),
  "a marketer": reads(...rows),
  "the server": reads(...rows),
});

export type Identity = keyof typeof orders;
export const identities = Object.keys(orders) as Identity[];

const closed = Object.fromEntries(identities.map((identity) => [identity, NOTHING])) as Record<
  Identity,
  Verbs
>;

/** Every table and view of ours. Add new ones here, and remove old ones. */
const tables: Record<string, Record<Identity, Verbs>> = {
  "private.attempts": closed,
  "private.beacons": closed,
  "private.claims": closed,
  "private.counted_orders": closed,
  "private.failed_sessions": closed,
  "private.funnel_events": closed,
  "private.payment_facts": closed,
  "private.payment_mode": closed,
  "private.payments": closed,
  "private.prices": closed,
  "private.restore_tickets": closed,
  "private.session_groups": closed,
  "private.sweeps": closed,
  "private.visits": closed,
  "public.funnel_counts": numbers("a row", "a row"),
  "public.funnel_stays": numbers("a row"),
  "public.funnel_totals": numbers("a row", "a row"),
  "public.funnel_ways": numbers("a row"),
  "public.program_files": soldTo("a file"),
  "public.program_parts": soldTo("a part"),
  "public.stripe_orders": orders,
  "public.tracker_entries": notes,
};

/** Every function of ours, and the roles that may call it. */
const functions: Record<string, string[]> = {
  "private.attempt(text,text,integer,interval,text)": [],
  "private.attempt_in_hour_and_day(text,text,integer,integer)": [],
  "private.begin_visit(jsonb)": [],
  "private.check_member_session()": [],
  "private.count_beacon(text)": [],
  "private.count_order(text)": [],
  "private.count_payment()": [],
  "private.derive_status()": [],
  "private.groups_between(date,date,text)": ["authenticated", "service_role"],
  "private.hold_payment_mode()": [],
  "private.places_between(date,date,text,text)": ["authenticated", "service_role"],
  "private.places_json(date,date,text,text)": ["authenticated", "service_role"],
  "private.plan_answers_in(jsonb)": [],
  "private.prepare_events(date)": [],
  "private.refuse_change()": [],
  "private.require_open_session()": ["authenticated"],
  "private.room(text,integer)": [],
  "private.source_of(jsonb)": [],
  "private.status_of(text)": [],
  "private.stay_of(integer)": [],
  "private.today()": [],
  "private.totals_between(date,date)": ["authenticated", "service_role"],
  "private.totals_of(numeric,numeric,numeric,numeric,numeric,numeric,numeric)": [
    "authenticated",
    "service_role",
  ],
  "private.unclaimed_session(text,text)": [],
  "public.begin_checkout(text,text,text)": ["service_role"],
  "public.begin_lookup(text,text)": ["service_role"],
  "public.begin_sweep(numeric,bigint)": ["service_role"],
  "public.claim_order(text,text,jsonb)": ["authenticated"],
  "public.end_lookup(text)": ["service_role"],
  "public.finish_sweep(uuid)": ["service_role"],
  "public.forget_old_attempts()": ["service_role"],
  "public.grant_numbers(text,boolean)": ["service_role"],
  "public.group_session(text,text)": ["service_role"],
  "public.has_access()": ["authenticated"],
  "public.issue_restore_ticket(text,text,text,text,text,text)": ["service_role"],
  "public.next_sweep()": ["service_role"],
  "public.note_checked_sessions(jsonb,jsonb)": ["service_role"],
  "public.numbers_by(date,date,text)": ["authenticated", "service_role"],
  "public.numbers_report(date,date)": ["authenticated", "service_role"],
  "public.payment_mode()": ["service_role"],
  "public.publish_file(text,text,integer,text)": ["service_role"],
  "public.publish_program(jsonb)": ["service_role"],
  "public.reads_numbers()": ["authenticated"],
  "public.record_events(jsonb,text)": ["service_role"],
  "public.record_payment(jsonb)": ["service_role"],
  "public.redeem_restore_ticket(text,text,text)": ["service_role"],
  "public.save_sweep(uuid,text,text,bigint)": ["service_role"],
  "public.save_tracker(jsonb,text,timestamp with time zone)": ["authenticated"],
  "public.sessions_to_retry(integer)": ["service_role"],
  "public.set_payment_mode(text)": ["service_role"],
  "public.tend_numbers(integer)": ["service_role"],
  "public.unfinished_sweeps()": ["service_role"],
  "public.unrecorded_sessions(jsonb)": ["service_role"],
};

/** Everything a role may do with the database besides calling functions. */
export const expectedAccess = {
  tables,
  functions,
  grants: {
    "public.funnel_counts": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_stays": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_totals": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_ways": ["SELECT to authenticated", "SELECT to service_role"],
    "public.program_files": ["SELECT to authenticated"],
    "public.program_parts": ["SELECT to authenticated"],
    "public.stripe_orders": ["SELECT to anon", "SELECT to authenticated"],
    "public.tracker_entries": ["SELECT to authenticated"],
  },
  usersOfPrivate: [],
  tablesWithoutRowSecurity: [],
  functionsThatTrustTheSearchPath: [],
};
