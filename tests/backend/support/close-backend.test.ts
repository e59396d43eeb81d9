// @module-tag long
import { expect, test } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { freshDatabase } from "./database.ts";
import { keys, origin } from "./environment.ts";

const { sql, url } = await freshDatabase();

test("the backend closes although a query waits for a lock", async () => {
  const api = await openApi({
    databaseUrl: url,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async () => {},
  });
  await sql`select pg_advisory_lock(1)`;
  const waiting = api.query("select pg_advisory_lock($1)", [1]);
  const outcome = waiting.then(
    () => "has the lock",
    () => "is cut",
  );
  await expect.poll(waitingQueries).toBe(1);

  await api.close();

  expect(await outcome).toBe("is cut");
});

async function waitingQueries(): Promise<number> {
  const rows = await sql`select from pg_locks where locktype = 'advisory' and not granted`;
  return rows.length;
}
