import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { become, type Caller } from "../../../backend/access/callers.ts";
import type { Deed } from "./deed.ts";

/** The ways in which sessions end. */
export const sessionDeeds: Deed[] = [
  {
    person: "the owner of A",
    does: "ends sessions, one of B among them, with a password typed just now",
    target: "public.end_my_sessions(uuid[])",
    wanted: "left: A, B",
    find: endSessions,
  },
  {
    person: "the server",
    does: "signs the account of A out, as an operator asked",
    target: "public.end_account_sessions(uuid)",
    wanted: "left: B",
    find: endAccountSessions,
  },
  {
    person: "the server",
    does: "ends no account's sessions for an operator who asked for something else",
    target: "public.end_account_sessions(uuid)",
    wanted: "left: A, B",
    find: (sql, caller) => endAccountSessions(sql, caller, "resend"),
  },
  {
    person: "the server",
    does: "ends sessions that are old, or aren't used",
    target: "public.end_old_sessions(integer)",
    wanted: "left: 89 days, used 89 days ago",
    find: endOldSessions,
  },
];

/** Of these sessions, the ones that are left, by name. */
async function listOpenSessions(sql: Sql, sessions: Record<string, string>): Promise<string> {
  await sql`reset role`;
  const rows = await sql<{ id: string }[]>`select id from auth.sessions`;
  const left = new Set(rows.map(({ id }) => id));
  const names = Object.keys(sessions).filter((name) => left.has(sessions[name] ?? ""));
  return `left: ${names.join(", ")}`;
}

const readOwners = async (sql: Sql): Promise<{ A: string; B: string }> => {
  const rows = await sql<{ session: string; owner: string }[]>`
    select checkout_session_id as session, user_id as owner from public.stripe_orders where checkout_session_id in ('A', 'B')`;
  const owner = (name: string) => rows.find(({ session }) => session === name)?.owner ?? "";
  // A session has the id of its account: see tests/backend/wrap-database.ts.
  return { A: owner("A"), B: owner("B") };
};

async function endSessions(sql: Sql, caller: Caller): Promise<string> {
  const { A, B } = await readOwners(sql);
  const another = randomUUID();
  await sql`insert into auth.sessions (id, user_id) values (${another}, ${A})`;
  await sql`update auth.sessions set created_at = now() where id = ${A}`;
  await become(sql, caller);
  await sql`select public.end_my_sessions(${[another, B]})`;
  return listOpenSessions(sql, { A, another, B });
}

async function endAccountSessions(
  sql: Sql,
  caller: Caller,
  action = "end_sessions",
): Promise<string> {
  const { A, B } = await readOwners(sql);
  const id = randomUUID();
  await sql`insert into private.operator_actions (id, operator, action, session_id) values (${id}, ${B}, ${action}, 'A')`;
  await become(sql, caller);
  await sql`select public.end_account_sessions(${id})`;
  return listOpenSessions(sql, { A, B });
}

async function endOldSessions(sql: Sql, caller: Caller): Promise<string> {
  const { A } = await readOwners(sql);
  const ages = {
    "89 days": ["89 days", null],
    "91 days": ["91 days", null],
    "used 89 days ago": ["360 days", "89 days"],
    "used 91 days ago": ["360 days", "91 days"],
    "more than a year": ["366 days", "1 day"],
  };
  const sessions: Record<string, string> = {};
  for (const [name, [began, used]] of Object.entries(ages)) {
    sessions[name] = randomUUID();
    await sql`insert into auth.sessions (id, user_id, created_at, refreshed_at) values
      (${sessions[name]}, ${A}, now() - ${began ?? null}::interval, (now() - ${used ?? null}::interval) at time zone 'UTC')`;
  }
  await become(sql, caller);
  await sql`select public.end_old_sessions(10)`;
  return listOpenSessions(sql, sessions);
}
