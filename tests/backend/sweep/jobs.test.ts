import type { ReservedSql } from "postgres";
import { describe, expect, test } from "vitest";
import { jobs as localJobs } from "#tools/dev/local-backend/scheduled-jobs.ts";
import { freshDatabase, withoutTrace } from "../support/database.ts";

const { sql } = await freshDatabase();

/** Creates tables and functions with the names that pg_cron, pg_net, and the vault have. */
const EXTENSIONS = `
  create schema cron;
  create table cron.job (name text primary key, at text, call text);
  create function cron.schedule(name text, at text, call text) returns bigint language sql as $$
    insert into cron.job values (name, at, call)
      on conflict (name) do update set at = excluded.at, call = excluded.call returning 1
  $$;
  create schema net;
  create table net.call (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer)
    returns bigint language sql as $$ insert into net.call values (url, headers, body) returning 1 $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets
    values ('project_url', 'https://shop.test'), ('sweep_secret', 'a secret');
  select private.schedule_jobs();
`;

const runOnHost = <Result>(work: (connection: ReservedSql) => Promise<Result>) =>
  withoutTrace(sql, async (connection) => {
    await connection.unsafe(EXTENSIONS);
    return work(connection);
  });

/** Runs every job that is scheduled, and returns the requests. */
async function runJobs(connection: ReservedSql) {
  for (const { call } of await connection<{ call: string }[]>`select call from cron.job`)
    await connection.unsafe(call);
  return connection<{ url: string; headers: object; body: object }[]>`
    select url, headers, body from net.call order by url, body`;
}

describe("jobs", () => {
  test("are scheduled once, however often", async () => {
    const scheduled = await runOnHost(async (connection) => {
      await connection`select private.schedule_jobs()`;
      return connection`select name, at from cron.job order by name`;
    });
    expect(scheduled.map(({ name, at }) => `${name}: ${at}`)).toEqual([
      "alerts: 2-59/5 * * * *",
      "conversions: * * * * *",
      "experiment verdicts: 40 5 * * *",
      "sweep: */5 * * * *",
      "sweep of the month: 17 3 * * *",
      "weekly mails: */10 * * * 0,1",
    ]);
  });

  test("call the same functions as the local backend, with the secret", async () => {
    const requests = await runOnHost(async (connection) => {
      await connection`insert into private.ad_consents (session_id, text, click_kind)
        values ('cs_test_job', 'Tell them', 'gclid')`;
      await connection`insert into private.mail_consents (kind, place) values ('withdrawn', 'member area')`;
      return runJobs(connection);
    });
    const urls = new Set(requests.map(({ url }) => url));
    expect(urls).toEqual(
      new Set(localJobs.map(({ name }) => `https://shop.test/functions/v1/${name}`)),
    );
    expect(requests.map(({ headers }) => headers)).toEqual(
      requests.map(() => ({ Authorization: "Bearer a secret" })),
    );
    const sweeps = requests.filter(({ url }) => url.endsWith("/stripe-reconcile"));
    expect(sweeps.map(({ body }) => body)).toEqual([{ hours: 48 }, { hours: 720 }]);
  });

  test("send no conversions if no visitor has agreed", async () => {
    const requests = await runOnHost(runJobs);
    expect(requests.some(({ url }) => url.endsWith("/conversions"))).toBe(false);
  });

  test("fail as long as the vault lacks a secret", async () => {
    const running = runOnHost(async (connection) => {
      await connection`delete from vault.decrypted_secrets where name = 'project_url'`;
      return runJobs(connection);
    });
    await expect(running).rejects.toThrow("The vault needs project_url");
  });
});
