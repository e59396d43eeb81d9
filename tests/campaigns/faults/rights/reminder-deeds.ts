import type { Sql } from "postgres";
import { become } from "../../../backend/access/callers.ts";
import { sha256 } from "../../../backend/support/wrap-database.ts";
import type { Deed } from "./deed.ts";

/** Actions on B's reminders, while A has some, too. */
export const reminderDeeds: Deed[] = [
  {
    person: "the owner of B",
    does: "reads their reminders, and not A's",
    target: "public.my_reminders()",
    wanted: "false",
    async find(sql, caller) {
      await openBoth(sql);
      await sql`update private.reminders set names = user_id <> ${caller.account ?? ""}`;
      await become(sql, caller);
      const [row] = await sql`select public.my_reminders() ->> 'names' as names`;
      return String(row?.names);
    },
  },
  {
    person: "the owner of B",
    does: "takes a copy of their reminders, and not of A's",
    target: "public.my_data()",
    wanted: "1",
    async find(sql, caller) {
      await openBoth(sql);
      await become(sql, caller);
      const [row] = await sql`select jsonb_array_length(public.my_data() -> 'reminders') as count`;
      return String(row?.count);
    },
  },
  {
    person: "the owner of B",
    does: "lets names into their calendar, and not into A's",
    target: "public.set_calendar_names(boolean)",
    wanted: "B",
    async find(sql, caller) {
      await openBoth(sql);
      await become(sql, caller);
      await sql`select public.set_calendar_names(true)`;
      return ownersOf(sql, (row) => row.names);
    },
  },
  {
    person: "the owner of B",
    does: "saves their days, and not A's",
    target: "public.save_reminders(jsonb)",
    wanted: "B",
    async find(sql, caller) {
      await openBoth(sql);
      await become(sql, caller);
      await sql`select public.save_reminders(jsonb_build_array(jsonb_build_object('day', current_date, 'kind', 'workout')))`;
      return ownersOf(sql, (row) => row.events.length > 0);
    },
  },
  {
    person: "the owner of B",
    does: "turns their calendar off, and not A's",
    target: "public.close_calendar()",
    wanted: "A",
    async find(sql, caller) {
      await openBoth(sql);
      await become(sql, caller);
      await sql`select public.close_calendar()`;
      return ownersOf(sql, (row) => row.seed !== null);
    },
  },
  {
    person: "the server",
    does: "turns B's weekly mail on with a code that A got",
    target: "public.give_weekly_consent(uuid,text,text)",
    wanted: "false",
    async find(sql, caller) {
      const { A, B } = await findAccounts(sql);
      await sql`select public.begin_weekly_consent(${A}, ${sha256("A's code")}, 'a client')`;
      await become(sql, caller);
      const [row] =
        await sql`select public.give_weekly_consent(${B}, ${sha256("A's code")}, 'Yes') as given`;
      return String(row?.given);
    },
  },
  {
    person: "the server",
    does: "notes that B's weekly mail is sent, and not A's",
    target: "public.note_weekly_mail(uuid,date,integer,text)",
    wanted: "A sending, B sent",
    async find(sql, caller) {
      const owners = await findAccounts(sql);
      for (const account of Object.values(owners))
        await sql`insert into private.weekly_mails (user_id, monday, token_hash, state)
          values (${account}, '2026-01-12', ${sha256(account)}, 'sending')`;
      await become(sql, caller);
      await sql`select public.note_weekly_mail(${owners.B}, '2026-01-12', 1, 'sent')`;
      await sql`reset role`;
      const states = await Promise.all(
        Object.entries(owners).map(async ([name, account]) => {
          const [row] = await sql`
            select state from private.weekly_mails where user_id = ${account} and monday = '2026-01-12'`;
          return `${name} ${row?.state}`;
        }),
      );
      return states.join(", ");
    },
  },
];

const openBoth = (sql: Sql) => sql`
  insert into private.reminders (user_id, seed)
    select user_id, gen_random_uuid() from public.stripe_orders where checkout_session_id in ('A', 'B')
    on conflict (user_id) do update set seed = excluded.seed, names = false, events = '[]'`;

interface Row {
  session: string;
  seed: string | null;
  names: boolean;
  events: object[];
}

/** The orders of accounts with such a row, by their sessions. */
async function ownersOf(sql: Sql, is: (row: Row) => boolean): Promise<string> {
  await sql`reset role`;
  const rows = await sql<Row[]>`
    select checkout_session_id as session, seed, names, events
    from private.reminders join public.stripe_orders as orders on orders.user_id = reminders.user_id
    order by 1`;
  return rows
    .filter(is)
    .map(({ session }) => session)
    .join(", ");
}

async function findAccounts(sql: Sql): Promise<{ A: string; B: string }> {
  const rows = await sql<{ session: string; account: string }[]>`
    select checkout_session_id as session, user_id as account
    from public.stripe_orders where checkout_session_id in ('A', 'B')`;
  const find = (name: string) => rows.find(({ session }) => session === name)?.account ?? "";
  return { A: find("A"), B: find("B") };
}
