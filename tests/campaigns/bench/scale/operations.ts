import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Caller } from "../../../backend/access/callers.ts";
import { createClaim, PRICE, sha256 } from "../../../backend/support/wrap-database.ts";
import { randomBeacon } from "../numbers/typical-visits.ts";

/**
 * One request to the database as the API in front of it sends it: a transaction that becomes the
 * caller, and one query.
 */
export interface Operation {
  caller(account: string): Caller;
  query(sql: Sql, account: string): Promise<unknown>;
  /** Prepares in advance what the operation needs to find. */
  prepare?(sql: Sql, account: string): Promise<void>;
}

export type OperationName = keyof typeof operations;
const asServer = (): Caller => ({ role: "service_role" });
const asMember = (account: string): Caller => ({ role: "authenticated", account });
const createSessionId = (account: string) => `cs_live_${account}${account}`.slice(0, 66);

const asJson = (sql: Sql, query: string, parameters: string[] = []) =>
  sql.unsafe(
    `select coalesce(json_agg(answer), '[]')::text from (${query}) as answer`,
    parameters,
    { prepare: true },
  );

async function recordPayment(sql: Sql, session: string): Promise<void> {
  const payment = {
    ...PRICE,
    session_id: session,
    payment_intent: `pi_of_${session}`,
    email: `${session}@example.com`,
    livemode: true,
    claim_hash: sha256(createClaim(session)),
    facts: [{ kind: "paid", source: `pi_of_${session}` }],
  };
  await sql`select public.record_payment(${sql.json(payment)})`;
}

let orders = 0;

function newSession(account: string): string {
  orders += 1;
  return createSessionId(`${orders}${account}`);
}

const unclaimed = new Map<string, string>();

const note = (day: number, field: string, value: unknown) => [
  { day, field, value, changed_at: new Date().toISOString() },
];

const saveNote = (sql: Sql, entries: object[]) =>
  sql`select public.save_tracker(${sql.json(entries as never)}, 'a device', ${new Date().toISOString()}::timestamptz)::text`;

/** An event that a function counts for the operator. All events of an hour share a row. */
const AN_EVENT = [{ area: "provider-events", kind: "received", count: 1 }];

/** Everything that visitors, buyers, and members make the product ask the database for. */
export const operations = {
  recordEvents: {
    caller: asServer,
    query: (sql) =>
      sql`select public.record_events(${sql.json(randomBeacon() as never)}, ${randomUUID()})`,
  },
  beginCheckout: {
    caller: asServer,
    query: (sql) =>
      sql`select public.begin_checkout(${PRICE.price_id}, ${randomUUID()}, ${randomUUID()})::text`,
  },
  recordPayment: {
    caller: asServer,
    query: (sql, account) => recordPayment(sql, newSession(account)),
  },
  beginLookup: {
    caller: asServer,
    query: (sql, account) =>
      sql`select public.begin_lookup(${newSession(account)}, ${randomUUID()})::text`,
  },
  endLookup: { caller: asServer, query: (sql) => sql`select public.end_lookup(${randomUUID()})` },
  noteCounts: {
    caller: asServer,
    query: (sql) => sql`select public.note_counts(${sql.json(AN_EVENT)})`,
  },
  claimOrder: {
    caller: asMember,
    prepare: async (sql, account) => {
      const session = newSession(account);
      await recordPayment(sql, session);
      unclaimed.set(account, session);
    },
    query: (sql, account) => {
      const session = unclaimed.get(account) ?? "";
      return sql`select public.claim_order(${session}, ${createClaim(session)})::text`;
    },
  },
  readOrder: {
    caller: asMember,
    query: (sql) =>
      asJson(
        sql,
        "select * from public.stripe_orders where status = $1 order by created_at desc limit 1",
        ["completed"],
      ),
  },
  readProgram: {
    caller: asMember,
    query: (sql) => asJson(sql, "select name, content from public.program_parts"),
  },
  readFile: {
    caller: asMember,
    query: (sql) =>
      asJson(
        sql,
        "select media_type, content from public.program_files where size < 200000 limit 1",
      ),
  },
  readNotes: {
    caller: asMember,
    query: (sql) => asJson(sql, "select day, field, value, changed_at from public.tracker_entries"),
  },
  saveNote: {
    caller: asMember,
    query: (sql) =>
      saveNote(
        sql,
        note(1 + Math.floor(Math.random() * 30), "water", Math.floor(Math.random() * 9)),
      ),
  },
} satisfies Record<string, Operation>;

/** The operation that belongs to an address of the database's API. */
export const operationByCall: Record<string, OperationName> = {
  "GET /rest/v1/stripe_orders": "readOrder",
  "GET /rest/v1/program_parts": "readProgram",
  "GET /rest/v1/program_files": "readFile",
  "GET /rest/v1/tracker_entries": "readNotes",
  "POST /rest/v1/rpc/save_tracker": "saveNote",
  "POST /rest/v1/rpc/claim_order": "claimOrder",
  "POST /rest/v1/rpc/record_events": "recordEvents",
  "POST /rest/v1/rpc/begin_checkout": "beginCheckout",
  "POST /rest/v1/rpc/record_payment": "recordPayment",
  "POST /rest/v1/rpc/begin_lookup": "beginLookup",
  "POST /rest/v1/rpc/end_lookup": "endLookup",
  "POST /rest/v1/rpc/note_counts": "noteCounts",
};
