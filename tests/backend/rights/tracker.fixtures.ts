import type { Sql } from "postgres";
import { asCaller } from "../access/callers.ts";
import { wrapDatabase } from "../support/wrap-database.ts";

interface Answer {
  value: unknown;
  changed_at: string;
  kept: boolean;
}

interface Note {
  value: string;
  /** The time since the member wrote it. */
  ago?: number;
  /** The stamp of the entry that it replaces. */
  seen?: string | undefined;
  field?: string;
}

/** Members of this database who write notes. */
export function createTracker(sql: Sql) {
  const testDatabase = wrapDatabase(sql);
  let members = 0;

  /** A member with devices that have clocks wrong by so many milliseconds. */
  async function memberWith() {
    const account = await testDatabase.account();
    const session = `of member ${++members}`;
    await testDatabase.record(session);
    await testDatabase.own(session, account);
    const caller = { role: "authenticated", account } as const;

    const call = async (entries: object[], device: string | null, deviceNow: string | null) => {
      const [row] = await asCaller(
        sql,
        caller,
        (connection) =>
          connection<
            { answers: Answer[] }[]
          >`select public.save_tracker(${connection.json(entries as never)}, ${device}, ${deviceNow}) as answers`,
      );
      return row!.answers;
    };
    return {
      account,
      device: (name: string, clockError = 0) => ({
        /** Saves a note. Resolves to what the account has afterwards. */
        async save({ value, ago = 0, seen, field = "notes" }: Note): Promise<Answer> {
          const now = Date.now() + clockError;
          const entry = {
            day: 1,
            field,
            value,
            changed_at: new Date(now - ago).toISOString(),
            ...(seen && { seen }),
          };
          return (await call([entry], name, new Date(now).toISOString()))[0]!;
        },
        /** Sends entries with times from this device's clock. */
        send: (entries: object[]) =>
          call(entries, name, new Date(Date.now() + clockError).toISOString()),
      }),
      /** Sends entries like a page that was loaded before an update. */
      sendOld: (entries: object[]) => call(entries, null, null),
      note: async () =>
        (
          await sql`select value from public.tracker_entries where user_id = ${account} and field = 'notes'`
        )[0]?.value,
    };
  }

  return { memberWith };
}
