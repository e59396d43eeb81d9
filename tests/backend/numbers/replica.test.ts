import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isReplica } from "../../../supabase/functions/_shared/is-replica.ts";
import { settings } from "../../../supabase/functions/_shared/settings.ts";
import { asCaller } from "../access/callers.ts";
import { MIGRATED, startMigratedCluster } from "../support/migrated-cluster.ts";
import { wrapDatabase } from "../support/wrap-database.ts";
import { type Standby, startStandby } from "./standby.ts";

const SESSION = "a session on two databases";
const QUESTIONS: [string, string][] = [
  ["has_access()", "select public.has_access() as answer"],
  ["orders of an account", "select * from public.stripe_orders where status = 'completed'"],
  ["the program", "select name from public.program_parts"],
  ["the files", "select id from public.program_files"],
  ["notes", "select day from public.tracker_entries"],
];

describe("a read replica", () => {
  let cluster: Awaited<ReturnType<typeof startMigratedCluster>>;
  let standby: Standby;
  let primary: Sql;
  let replica: Sql;
  let account: string;

  beforeAll(async () => {
    cluster = await startMigratedCluster();
    primary = postgres(`${cluster.url}/${MIGRATED}`, { max: 1 });
    const testDatabase = wrapDatabase(primary);
    account = await testDatabase.account();
    await testDatabase.record(SESSION);
    await testDatabase.own(SESSION, account);
    // Nothing is decided about tables without rows.
    await primary`select public.publish_program('{"a part": {}}')`;
    await primary`select public.publish_file('a file', 'text/plain', 1, 'AA==')`;
    await primary`insert into public.tracker_entries (user_id, day, field, value, changed_at)
      values (${account}, 1, 'water', '1', now())`;
    standby = await startStandby(cluster.url);
    replica = postgres(`${standby.url}/${MIGRATED}`, { max: 1 });
  });
  afterAll(async () => {
    await replica?.end();
    await primary?.end();
    standby?.stop();
    cluster?.stop();
  });

  const ask = (sql: Sql, question: string) =>
    asCaller(sql, { role: "authenticated", account }, (connection) => connection.unsafe(question));

  test("has everything that the primary has", async () => {
    const orders = "select user_id from public.stripe_orders";
    expect(await replica.unsafe(orders)).toEqual([{ user_id: account }]);
    expect(await ask(primary, "select public.has_access() as answer")).toEqual([{ answer: true }]);
  });

  test.each(QUESTIONS)("refuses to decide on %s", async (_, question) => {
    await expect(ask(primary, question)).resolves.toBeDefined();
    await expect(ask(replica, question)).rejects.toMatchObject({ code: "PT503" });
  });
});

const REPLICA = "https://abcdefghijklmnopqrst-rr-us-east-1-abcde.supabase.co";
const BALANCER = "https://abcdefghijklmnopqrst-all.supabase.co";
const PRIMARY = "https://abcdefghijklmnopqrst.supabase.co";

afterEach(() => vi.unstubAllEnvs());

describe("isReplica", () => {
  test.each([REPLICA, `${REPLICA}/rest/v1`, BALANCER])("recognizes %s", (address) => {
    expect(isReplica(address)).toBe(true);
  });

  test.each([PRIMARY, "https://api.plan-all.example", "http://localhost:54321", ""])(
    "accepts %j",
    (address) => {
      expect(isReplica(address)).toBe(false);
    },
  );
});

describe("the settings of functions", () => {
  test.each([REPLICA, BALANCER])("refuse %s", (address) => {
    vi.stubEnv("SUPABASE_URL", address);
    expect(settings).toThrow("SUPABASE_URL answers from a read replica");
  });

  test("accept the primary", () => {
    vi.stubEnv("SUPABASE_URL", PRIMARY);
    expect(settings().SUPABASE_URL).toBe(PRIMARY);
  });
});
