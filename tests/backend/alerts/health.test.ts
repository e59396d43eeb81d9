import { beforeEach, describe, expect, test } from "vitest";
import { createOperators } from "../operations/operators.fixtures.ts";
import { freshDatabase } from "../support/database.ts";
import { PRICE, wrapDatabase } from "../support/wrap-database.ts";
import { createHealth } from "./health.fixtures.ts";

const { sql } = await freshDatabase({ connections: 8 });
const { health, count, advanceHours } = createHealth(sql);
const { as, operator } = createOperators(sql);
const testDatabase = wrapDatabase(sql);

const open = (intent: string) =>
  sql`select public.begin_checkout(${PRICE.price_id}, 'a client', ${intent})`;
const rows = () =>
  sql`select area, kind, count::integer from private.hourly_counts order by area, kind`;

beforeEach(async () => {
  await sql`delete from private.hourly_counts`;
  await sql`delete from private.job_reports`;
});

describe("counts of an hour", () => {
  test("add up, also if thirty processes count at once", async () => {
    await Promise.all(Array.from({ length: 30 }, () => count("mails", "sent", 2)));
    expect(await rows()).toEqual([{ area: "mails", kind: "sent", count: 60 }]);
    expect((await health()).mails.sent).toMatchObject({ recent: 60, day: 60 });
  });

  test("are recent for this hour and the one before, and of the day for 24", async () => {
    await count("events", "DatabaseError 53100", 3);
    await advanceHours(1);
    await count("events", "DatabaseError 53100");
    expect((await health()).failures).toMatchObject([
      { area: "events", kind: "DatabaseError 53100", recent: 4, day: 4 },
    ]);
    await advanceHours(1);
    expect((await health()).failures).toMatchObject([{ recent: 1, day: 4 }]);
    await advanceHours(22);
    expect((await health()).failures).toMatchObject([{ recent: 0, day: 1 }]);
    await advanceHours(1);
    expect((await health()).failures).toEqual([]);
  });

  test.each([
    ["Jane <jane@example.com>", "jane@example.com"],
    ["A".repeat(100), "A".repeat(61)],
    ["", "'; drop table"],
  ])("keep nothing that isn't a word: %j", async (area, kind) => {
    await count(area, kind);
    expect(await rows()).toEqual([{ area: "other", kind: "other", count: 1 }]);
  });

  test("of 1,000 kinds keep 300 and the sum of the others", async () => {
    const kinds = Array.from({ length: 1000 }, (_, nth) => `Kind ${nth}`);
    for (const kind of kinds) await count("events", kind);
    await count("events", "Kind 0");
    const kept = await rows();
    expect(kept).toHaveLength(301);
    expect(kept).toContainEqual({ area: "events", kind: "other", count: 700 });
    expect(kept).toContainEqual({ area: "events", kind: "Kind 0", count: 2 });
  });

  test("are forgotten after 30 days, when the sweep reports", async () => {
    await count("mails", "sent");
    await advanceHours(31 * 24);
    await sql`select public.note_job('sweep', '{}')`;
    expect(await rows()).toEqual([]);
  });
});

describe("sessions", () => {
  test("are counted once for each that is opened", async () => {
    await open("one");
    await open("one");
    await open("two");
    expect((await health()).sessions).toMatchObject({ recent: 2 });
  });

  test("that can't be counted are opened all the same", async () => {
    await sql`alter table private.hourly_counts rename to gone`;
    await expect(open("uncounted")).resolves.toHaveLength(1);
    await sql`alter table private.gone rename to hourly_counts`;
    expect((await health()).sessions).toBeNull();
  });

  test("are unheard of if they were opened in hours after the last event", async () => {
    await open("before");
    await count("provider-events", "received");
    await advanceHours(3);
    await open("after");
    const { events } = await health();
    expect(events).toMatchObject({ unheard_sessions: 1, last_at: expect.any(String) });
    await count("provider-events", "received");
    expect((await health()).events).toMatchObject({ unheard_sessions: 0, unheard_since: null });
  });

  test("are all unheard of without any event", async () => {
    await open("a");
    expect((await health()).events).toMatchObject({ last_at: null, unheard_sessions: 1 });
  });
});

describe("queues", () => {
  test("have what waits, and since when", async () => {
    const before = (await health()).queues;
    expect(before.refunds).toEqual({ waiting: 0, since: null });
    await testDatabase.record("withdrawn");
    const [first] = await sql<{ since: Date }[]>`
      select date_trunc('second', now() - interval '2 days') as since`;
    await sql`select private.record_withdrawal('withdrawn', ${first?.since ?? ""}, null, 'a@example.com')`;
    await sql`insert into private.erasures (id, mail_to) values (gen_random_uuid(), 'b@example.com')`;
    await sql`insert into private.failed_sessions (session_id) values ('unchecked')`;
    const { queues } = await health();
    expect(queues).toMatchObject({
      refunds: { waiting: 1 },
      receipts: { waiting: 1 },
      erasure_mails: { waiting: 1 },
      payments: { waiting: 1 },
      stopped_refunds: { waiting: 0 },
    });
    expect(Date.parse(queues.refunds.since ?? "")).toBe(first?.since.getTime());
  });

  test("don't have a stopped refund that was made in the dashboard", async () => {
    await testDatabase.record("stopped");
    await sql`select private.record_withdrawal('stopped', now(), null, null)`;
    await sql`update private.withdrawals set state = 'stopped' where session_id = 'stopped'`;
    expect((await health()).queues.stopped_refunds.waiting).toBe(1);
    await testDatabase.record("stopped", [{ kind: "refund", source: "re", amount: PRICE.amount }]);
    expect((await health()).queues.stopped_refunds.waiting).toBe(0);
  });
});

describe("the health", () => {
  test("has the orders of a day and how many were taken back", async () => {
    const before = (await health()).orders;
    await testDatabase.record("kept");
    await testDatabase.record("back", [
      { kind: "paid", source: "pi" },
      { kind: "refund", source: "re", amount: 100 },
      { kind: "refund", source: "re_2", amount: 100 },
    ]);
    const { day, taken_back } = (await health()).orders;
    expect([day - before.day, taken_back - before.taken_back]).toEqual([2, 1]);
  });

  test("names the latest migration", async () => {
    expect((await health()).versions.database).toMatch(/^\d{14}$/);
  });

  test("is shown to operators alone", async () => {
    expect(await as(await operator(), "read_health")).toMatchObject({ queues: expect.anything() });
    await expect(as(await testDatabase.account(), "read_health")).rejects.toMatchObject({
      code: "PT403",
    });
    const marketer = await testDatabase.account();
    await sql`select public.grant_numbers(${`${marketer}@example.com`}, true)`;
    await expect(as(marketer, "read_health")).rejects.toMatchObject({ code: "PT403" });
  });

  test("isn't shown in a session that has ended", async () => {
    const account = await operator();
    await sql`delete from auth.sessions where user_id = ${account}`;
    await expect(as(account, "read_health")).rejects.toMatchObject({ code: "PT401" });
  });

  test("names nobody", async () => {
    await testDatabase.record("telltale", undefined, { email: "telltale@example.com" });
    await sql`select private.record_withdrawal('telltale', now(), 'Telltale', 'telltale@example.com')`;
    expect(JSON.stringify(await health())).not.toMatch(/telltale|@/i);
  });
});

describe("usual visits", () => {
  const visit = (daysAgo: number, visits: number) =>
    sql`insert into private.visits (visit, day, version, arms, source, tags, created_at)
      select rpad(${daysAgo} || '-' || nth, 22, 'v'), private.today() - ${daysAgo}::integer, 'v', '', 's', '{}',
        now() - make_interval(days => ${daysAgo}, hours => 1) from generate_series(1, ${visits}) as nth`;

  test("are those of most days of a week, so that made-up ones of a day change nothing", async () => {
    await visit(1, 500);
    expect((await health()).visits).toEqual({ recent: 0, usual: 0 });
    for (const day of [2, 4, 7]) await visit(day, 60);
    expect((await health()).visits.usual).toBe(60);
  });
});
