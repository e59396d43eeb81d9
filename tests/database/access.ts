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

/** A view that has no rows of its own: PostgreSQL refuses to write before it looks at rights. */
const readOnly = (rights: ReturnType<typeof numbers>): ReturnType<typeof numbers> => {
  const unwritable = { insert: "error 55000", update: "error 55000", delete: "error 55000" };
  const entries = Object.entries(rights).map(([identity, verbs]) => [
    identity,
    { ...verbs, ...unwritable },
  ]);
  return Object.fromEntries(entries);
};

export type Identity = keyof typeof orders;
export const identities = Object.keys(orders) as Identity[];

const closed = Object.fromEntries(identities.map((identity) => [identity, NOTHING])) as Record<
  Identity,
  Verbs
>;

/** Every table and view of ours. Add new ones here, and remove old ones. */
const tables: Record<string, Record<Identity, Verbs>> = {
  "private.ad_consents": closed,
  "private.attempts": closed,
  "private.beacons": closed,
  "private.claims": closed,
  "private.conversions": closed,
  "private.counted_orders": closed,
  "private.erasures": closed,
  "private.experiment_mails": closed,
  "private.experiment_rounds": closed,
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
  "private.record_withdrawal(text,timestamp with time zone,text,text)": [],
  "private.derive_status()": [],
  "private.forget_payers()": [],
  "private.hold_payment_mode()": [],
  "private.iso(timestamp with time zone)": [],
  "private.payment_state(text)": [],
  "private.plan_answers_in(jsonb)": [],
  "private.prepare_events(date)": [],
  "private.queue_conversion()": [],
  "private.refunded_amount(text)": [],
  "private.refuse_change()": [],
  "private.report_days(date,date)": ["authenticated", "service_role"],
  "private.report_group_places(date,date,text)": ["authenticated", "service_role"],
  "private.report_groups(date,date,text)": ["authenticated", "service_role"],
  "private.report_places(date,date)": ["authenticated", "service_role"],
  "private.report_ways(date,date)": ["authenticated", "service_role"],
  "private.require_open_session()": ["authenticated"],
  "private.room(text,integer)": [],
  "private.source_of(jsonb)": [],
  "private.status_of(text)": [],
  "private.stay_of(integer)": [],
  "private.today()": [],
  "private.unclaimed_session(text,text)": [],
  "private.withdraw_until(timestamp with time zone)": [],
  "private.withdrawal_of(text)": [],
  "public.begin_checkout(text,text,text)": ["service_role"],
  "public.begin_erasure_mail(uuid)": ["service_role"],
  "public.begin_lookup(text,text)": ["service_role"],
  "public.begin_receipt(uuid)": ["service_role"],
  "public.begin_refund(uuid)": ["service_role"],
  "public.begin_sweep(numeric,bigint)": ["service_role"],
  "public.claim_conversions(text[],integer)": ["service_role"],
  "public.claim_experiment_mail(text,integer,text)": ["service_role"],
  "public.claim_order(text,text,jsonb)": ["authenticated"],
  "public.confirm_experiment_mail(text,integer,text)": ["service_role"],
  "public.declare_withdrawal(uuid)": ["authenticated"],
  "public.due_erasure_mails(integer)": ["service_role"],
  "public.due_withdrawals(integer)": ["service_role"],
  "public.end_lookup(text)": ["service_role"],
  "public.erase_account(uuid)": ["authenticated"],
  "public.experiment_rounds(jsonb)": ["service_role"],
  "public.finish_sweep(uuid)": ["service_role"],
  "public.forget_old_attempts()": ["service_role"],
  "public.grant_numbers(text,boolean)": ["service_role"],
  "public.group_place_rows(date,date,text)": ["authenticated", "service_role"],
  "public.group_rows(date,date,text)": ["authenticated", "service_role"],
  "public.group_session(text,text)": ["service_role"],
  "public.has_access()": ["authenticated"],
  "public.is_erased(uuid)": ["service_role"],
  "public.issue_restore_ticket(text,text,text,text,text,text)": ["service_role"],
  "public.issue_withdrawal_ticket(text,text,text,text,text,text)": ["service_role"],
  "public.limit_beacon(text)": ["service_role"],
  "public.my_data()": ["authenticated"],
  "public.my_orders()": ["authenticated"],
  "public.next_sweep()": ["service_role"],
  "public.note_checked_sessions(jsonb,jsonb)": ["service_role"],
  "public.note_conversion(uuid,text,text,text)": ["service_role"],
  "public.note_erasure_mail(uuid,boolean)": ["service_role"],
  "public.note_receipt(uuid,boolean)": ["service_role"],
  "public.note_refund(uuid,text,text,text)": ["service_role"],
  "public.note_reported(jsonb)": ["service_role"],
  "public.numbers_rows(date,date)": ["authenticated", "service_role"],
  "public.payment_mode()": ["service_role"],
  "public.publish_file(text,text,integer,text)": ["service_role"],
  "public.publish_program(jsonb)": ["service_role"],
  "public.reads_numbers()": ["authenticated"],
  "public.record_events(jsonb,text)": ["service_role"],
  "public.record_payment(jsonb)": ["service_role"],
  "public.redeem_restore_ticket(text,text,text)": ["service_role"],
  "public.redeem_withdrawal_ticket(text,text)": ["service_role"],
  "public.release_experiment_mail(text,integer,text)": ["service_role"],
  "public.save_sweep(uuid,text,text,bigint)": ["service_role"],
  "public.save_tracker(jsonb,text,timestamp with time zone)": ["authenticated"],
  "public.sessions_to_retry(integer)": ["service_role"],
  "public.set_ad_consent(text,jsonb)": ["service_role"],
  "public.set_payment_mode(text)": ["service_role"],
  "public.store_session_group(text,text,text,text)": ["service_role"],
  "public.sum_up_days(integer)": ["service_role"],
  "public.tend_numbers(integer)": ["service_role"],
  "public.unfinished_sweeps()": ["service_role"],
  "public.unrecorded_sessions(jsonb)": ["service_role"],
  "public.withdrawal_result(uuid)": ["service_role"],
  "public.withdrawals_to_report()": ["service_role"],
};

/** Everything a role may do with the database besides calling functions. */
export const expectedAccess = {
  tables,
  functions,
  grants: {
    "public.funnel_all_counts": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_all_stays": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_all_ways": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_arms": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_counts": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_day_counts": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_day_stays": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_day_ways": ["SELECT to authenticated", "SELECT to service_role"],
    "public.funnel_open_days": ["SELECT to authenticated", "SELECT to service_role"],
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
