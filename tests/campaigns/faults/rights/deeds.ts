import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { become, type Caller } from "../../../backend/access/callers.ts";
import { createClaim, sha256 } from "../../../backend/support/wrap-database.ts";
import type { Deed } from "./deed.ts";
import { reminderDeeds } from "./reminder-deeds.ts";
import { sessionDeeds } from "./session-deeds.ts";

const SECRET = "a secret";
const NO_SESSION = "00000000-0000-4000-8000-000000000000";
const claimOrder = "public.claim_order(text,text,jsonb)";
const issueTicket = "public.issue_restore_ticket(text,text,text,text,text,text)";
const redeemTicket = "public.redeem_restore_ticket(text,text,text)";

export const deeds: Deed[] = [
  {
    person: "a member without an order",
    does: "claims the order without an owner",
    target: claimOrder,
    wanted: "unowned",
    async find(sql, caller) {
      await become(sql, caller);
      return claim(sql, "unowned", createClaim("unowned"));
    },
  },
  {
    person: "the owner of A",
    does: "claims the order without an owner after signing out",
    target: claimOrder,
    wanted: "error PT401",
    async find(sql, caller) {
      await become(sql, { ...caller, tokenSession: NO_SESSION });
      return claim(sql, "unowned", createClaim("unowned"));
    },
  },
  {
    person: "a member without an order",
    does: "claims B, with its secret",
    target: claimOrder,
    wanted: "error PT409",
    async find(sql, caller) {
      await sql`insert into private.claims (session_id, hash) values ('B', ${sha256(SECRET)})`;
      await become(sql, caller);
      return claim(sql, "B", SECRET);
    },
  },
  {
    person: "the server",
    does: "redeems a code for the order without an owner",
    target: redeemTicket,
    wanted: "unowned",
    find: redeem,
  },
  {
    person: "the server",
    does: "redeems a code after a refund",
    target: redeemTicket,
    wanted: "null",
    find: afterRefund(redeem),
  },
  {
    person: "the server",
    does: "asks for a code for the order without an owner",
    target: issueTicket,
    wanted: "unowned@example.com",
    find: issue,
  },
  {
    person: "the server",
    does: "asks for a code after a refund",
    target: issueTicket,
    wanted: "null",
    find: afterRefund(issue),
  },
  {
    person: "the owner of B",
    does: "saves a note of a day for which others have notes",
    target: "public.save_tracker(jsonb,text,timestamp with time zone)",
    wanted: "B's note",
    async find(sql, caller) {
      await become(sql, caller);
      const note = {
        day: 1,
        field: "notes",
        value: "B's note",
        changed_at: "2026-01-01T00:00:00Z",
      };
      const [row] = await sql<{ saved: { value: string }[] }[]>`
        select public.save_tracker(${sql.json([note])}) as saved`;
      return String(row?.saved.map(({ value }) => value));
    },
  },
  {
    person: "the owner of A",
    does: "erases the account, with a password typed just now",
    target: "public.erase_account(uuid)",
    wanted: "no change for others, mail to the account, withdraw until null",
    find: eraseAccount,
  },
  ...reminderDeeds,
  ...sessionDeeds,
];

async function claim(sql: Sql, session: string, secret: string): Promise<string> {
  const [order] = await sql<{ session: string }[]>`
    select checkout_session_id as session from public.claim_order(${session}, ${secret})`;
  return String(order?.session);
}

async function redeem(sql: Sql, caller: Caller): Promise<string> {
  await become(sql, caller);
  const [row] = await sql<{ session: string | null }[]>`
    select public.redeem_restore_ticket(${sha256("ticket")}, ${sha256("code")}, ${sha256(SECRET)}) as session`;
  return String(row?.session);
}

async function issue(sql: Sql, caller: Caller): Promise<string> {
  await become(sql, caller);
  const [row] = await sql<{ address: string | null }[]>`
    select public.issue_restore_ticket('unowned', null, 'a contact', ${sha256("next ticket")}, ${sha256("code")}, 'a client') as address`;
  return String(row?.address);
}

/** Refunds the order without an owner first. */
function afterRefund(find: Deed["find"]): Deed["find"] {
  return async (sql, caller) => {
    await sql`insert into private.payment_facts (session_id, kind, source, amount) values ('unowned', 'refund', 're', 2999)`;
    return find(sql, caller);
  };
}

async function eraseAccount(sql: Sql, caller: Caller): Promise<string> {
  const me = caller.account ?? "";
  const erasure = randomUUID();
  await sql`update auth.sessions set created_at = now() where id = ${me}`;
  // So that it isn't the first row, which a function that doesn't look would take.
  await sql`update auth.users set email = email where id = ${me}`;
  await sql`insert into private.ad_consents (session_id, text, click_kind, click_id) values ('B', 'Yes', 'gclid', 'b')`;
  await sql`insert into private.conversions (order_id, provider) select id, 'ga4' from public.stripe_orders on conflict do nothing`;
  const [order] = await sql<{ id: string }[]>`
    select id from public.stripe_orders where user_id = ${me}`;
  const before = await listStoredRows(sql);
  await become(sql, caller);
  await sql`select public.erase_account(${erasure})`;
  await sql`reset role`;
  const others = rowsOfOthers([me, '"A"', String(order?.id)], before, await listStoredRows(sql));
  const [kept] = await sql<{ mail: string; until: Date | null }[]>`
    select mail_to as mail, withdraw_until as until from private.erasures where id = ${erasure}`;
  const mail = kept?.mail === `${me}@example.com` ? "the account" : kept?.mail;
  return `${others.join() || "no"} change for others, mail to ${mail}, withdraw until ${kept?.until}`;
}

/** Every row of ours and of accounts, each as `table {…}`. Without the counts by hour, which come later. */
async function listStoredRows(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth') and tablename <> 'hourly_counts'`;
  const reads = tables.map(
    ({ name }) => `select '${name} ' || to_jsonb(each)::text as text from ${name} as each`,
  );
  const rows = await sql.unsafe<{ text: string }[]>(reads.join(" union all "));
  return rows.map(({ text }) => text);
}

/** The tables with new, changed, or deleted rows that mention none of the marks of one member. */
function rowsOfOthers(marks: string[], before: string[], after: string[]): string[] {
  const [earlier, later] = [new Set(before), new Set(after)];
  const changed = [
    ...before.filter((row) => !later.has(row)),
    ...after.filter((row) => !earlier.has(row)),
  ];
  const foreign = changed.filter((row) => !marks.some((mark) => row.includes(mark)));
  return [...new Set(foreign.map((row) => row.slice(0, row.indexOf(" "))))].toSorted();
}
