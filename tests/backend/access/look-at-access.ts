import { randomUUID } from "node:crypto";
import type { ReservedSql, Sql } from "postgres";
import { createNumbers, visitId } from "../numbers/numbers.fixtures.ts";
import { sha256, wrapDatabase } from "../support/wrap-database.ts";
import {
  type expectedAccess,
  type Identity,
  identities,
  type Outcome,
  type Verbs,
} from "./access.ts";
import { become, type Caller } from "./callers.ts";

export type Callers = Record<Identity, Caller>;

/** Fills every table with rows, and returns the callers who try to read them. */
export async function createPeople(sql: Sql): Promise<Callers> {
  const testDatabase = wrapDatabase(sql);
  const [a, b, refunded, nobody, marketer, operator] = await Promise.all([
    testDatabase.account(),
    testDatabase.account(),
    testDatabase.account(),
    testDatabase.account(),
    testDatabase.account(),
    testDatabase.account(),
  ]);
  await sql`update auth.users set raw_app_meta_data = '{"role": "marketer"}' where id = ${marketer}`;
  await sql`select public.grant_operations(email, true) from auth.users where id = ${operator}`;
  const all = { A: a, B: b, refunded, unowned: undefined };
  await sql`select public.set_ad_consent('A', '{"text": "Yes", "click_kind": "gclid", "click_id": "a"}')`;
  for (const [session, owner] of Object.entries(all)) {
    await testDatabase.record(session);
    if (owner) await testDatabase.own(session, owner);
  }
  await testDatabase.record("refunded", [{ kind: "refund", source: "re", amount: 2999 }]);
  await sql`select public.issue_restore_ticket('unowned', null, 'a contact', ${sha256("ticket")}, ${sha256("code")}, 'a client')`;
  await sql`select public.begin_sweep(48, 0), public.note_checked_sessions('["a session"]', '[]')`;
  await sql`select public.publish_program('{"a part": {}}'), public.publish_file('a file', 'application/pdf', 1, 'AA==')`;
  for (const [note, account] of Object.entries({ "A's note": a, "the refunded note": refunded })) {
    await sql`insert into public.tracker_entries (user_id, day, field, value, changed_at) values (${account}, 1, 'notes', ${sql.json(note)}, now())`;
  }
  await sql`insert into private.shared_lists (secret_hash, user_id, list, items) values (${sha256("a link")}, ${a}, 'a', '[]')`;
  await createNumbers(sql).send();
  await sql`insert into public.funnel_day_counts values ('2026-01-05', 'goals', 1, 1, 1)`;
  await sql`insert into public.funnel_day_ways values ('2026-01-05', 'start', 'goals', 1)`;
  await sql`insert into public.funnel_day_stays values ('2026-01-05', 'start', 3, 1)`;
  await sql`select public.group_session('A', ${visitId(0)})`;
  await sql`select public.experiment_rounds('{"order": "A:50 B:50"}')`;
  await sql`select public.claim_experiment_mail('order', 1, 'alarm')`;
  await sql`select public.issue_withdrawal_ticket('Ann', 'a contact', ${sha256("ticket")}, ${sha256("code")}, 'a client')`;
  await sql`select private.record_withdrawal('A', now(), null, 'a@example.com')`;
  await sql`insert into private.recovery_mails (session_id, contact, state) values ('left', ${sha256("a contact")}, 'sending')`;
  await sql`insert into private.reminders (user_id) values (${a}), (${b})`;
  await sql`insert into private.mail_consents (user_id, kind, place) values (${a}, 'withdrawn', 'member area')`;
  await sql`select public.begin_weekly_consent(${a}, ${sha256("code")}, 'a client')`;
  await sql`insert into private.weekly_mails (user_id, monday, token_hash, state) values (${a}, '2026-01-05', ${sha256("mail")}, 'sent')`;
  await sql`select public.note_counts('[{"area": "mails", "kind": "sent", "count": 1}]'), public.note_job('sweep', '{}')`;
  await sql`select public.begin_alerts('{sweep-stopped}', '{mail}')`;
  await sql`insert into private.erasures (id) values (gen_random_uuid())`;
  const action = randomUUID();
  await sql`insert into private.operator_actions (id, operator, action, session_id) values (${action}, ${operator}, 'send_bind_code', 'unowned')`;
  await sql`select public.note_operation(${action}, 'code_sent'), public.store_bind_code(${action}, ${sha256("code")})`;
  await sql`insert into private.unreported_payments (session_id) values ('A')`;
  await sql`insert into private.pending_payments values ('pending', 'p@example.com', 2999, 'usd', now())`;
  return {
    "a visitor": { role: "anon" },
    "a visitor who knows the session of an order without an owner": {
      role: "anon",
      session: "unowned",
    },
    "a visitor who knows the session of an order that has an owner": { role: "anon", session: "A" },
    "a visitor with a wrong session": { role: "anon", session: "%" },
    "a member without an order": { role: "authenticated", account: nobody },
    "a member who knows the session of an order without an owner": {
      role: "authenticated",
      account: nobody,
      session: "unowned",
    },
    "the owner of A": { role: "authenticated", account: a },
    "the owner of A who knows the session of B": {
      role: "authenticated",
      account: a,
      session: "B",
    },
    "the owner of B": { role: "authenticated", account: b },
    "the owner of a refunded order": { role: "authenticated", account: refunded },
    "a marketer": { role: "authenticated", account: marketer },
    "an operator": { role: "authenticated", account: operator },
    "the server": { role: "service_role" },
  };
}

/** The actual access of every role, from the catalog and by trying. Needs a transaction. */
export async function lookAtAccess(
  connection: ReservedSql,
  callers: Callers,
): Promise<Record<keyof typeof expectedAccess, unknown>> {
  const relations = await connection<{ name: string; column: string }[]>`
    select format('%I.%I', nspname, relname) as name, (select quote_ident(attname) from pg_attribute where attrelid = r.oid and attnum = 1) as column
    from pg_class as r join pg_namespace as n on n.oid = relnamespace
    where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition`;
  const tables: Record<string, Record<string, Verbs>> = {};
  for (const { name, column } of relations) {
    tables[name] = {};
    for (const identity of identities)
      tables[name][identity] = await tryVerbs(connection, callers[identity], name, column);
  }
  return {
    tables,
    functions: await callersOfFunctions(connection),
    grants: await grantsOfTables(connection),
    usersOfPrivate: await names(
      connection`select grantee::regrole::text as name from pg_namespace, aclexplode(nspacl) where nspname = 'private' and grantee <> nspowner`,
    ),
    tablesWithoutRowSecurity: await names(connection`
      select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace as n on n.oid = relnamespace
      where nspname in ('public', 'private') and relkind in ('r', 'p') and not relrowsecurity`),
    functionsThatTrustTheSearchPath: await names(connection`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace::regnamespace::text in ('public', 'private') and not coalesce(proconfig, '{}') @> array['search_path=""']`),
  };
}

/** Tries each verb separately, and undoes it. */
async function tryVerbs(
  connection: ReservedSql,
  caller: Caller,
  table: string,
  column: string,
): Promise<Verbs> {
  const outcome = async (statement: string): Promise<Outcome> => {
    await connection`savepoint before`;
    try {
      await become(connection, caller);
      const rows = await connection.unsafe<{ row: Record<string, unknown> }[]>(statement);
      return rows.columns
        ? rows
            .map(({ row }) =>
              String(
                row.checkout_session_id ??
                  row.session_id ??
                  row.value ??
                  row.name ??
                  row.id ??
                  "a row",
              ),
            )
            .toSorted()
        : `${rows.count} rows`;
    } catch (error) {
      const { code } = error as { code?: string };
      return code === "42501" ? "refused" : `error ${code}`;
    } finally {
      await connection`rollback to before`;
    }
  };
  return {
    select: await outcome(`select to_jsonb(t) as row from ${table} as t`),
    insert: await outcome(`insert into ${table} default values`),
    update: await outcome(`update ${table} set ${column} = default`),
    delete: await outcome(`delete from ${table}`),
  };
}

async function callersOfFunctions(connection: ReservedSql): Promise<Record<string, string[]>> {
  const rows = await connection<{ name: string; callers: string[] }[]>`
    select format('%I.%s', nspname, regexp_replace(p.oid::regprocedure::text, '^.*\\.', '')) as name, array(
      select case grantee when 0 then 'everybody' else grantee::regrole::text end
      from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner order by 1) as callers
    from pg_proc as p join pg_namespace as n on n.oid = pronamespace where nspname in ('public', 'private')`;
  return Object.fromEntries(rows.map(({ name, callers }) => [name, callers]));
}

/** Privileges on whole tables and on single columns. */
async function grantsOfTables(connection: ReservedSql): Promise<Record<string, string[]>> {
  const rows = await connection<{ name: string; granted: string }[]>`
    with lists as (
      select oid, relowner, relacl as acl from pg_class union all
      select attrelid, relowner, attacl from pg_attribute join pg_class on pg_class.oid = attrelid
    )
    select distinct lists.oid::regclass::text as name,
      privilege_type || ' to ' || case grantee when 0 then 'everybody' else grantee::regrole::text end as granted
    from lists join pg_class on pg_class.oid = lists.oid, aclexplode(acl)
    where relnamespace::regnamespace::text in ('public', 'private') and grantee <> lists.relowner
    order by 1, 2`;
  const grants: Record<string, string[]> = {};
  for (const { name, granted } of rows)
    grants[name.includes(".") ? name : `public.${name}`] = [
      ...(grants[name.includes(".") ? name : `public.${name}`] ?? []),
      granted,
    ];
  return grants;
}

async function names(query: PromiseLike<Iterable<{ name?: string }>>): Promise<string[]> {
  return [...(await query)].map(({ name }) => name ?? "");
}
