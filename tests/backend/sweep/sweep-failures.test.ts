// @module-tag long
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sweep } from "../../../supabase/functions/stripe-reconcile/sweep.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { sessionId } from "../rights/large-account.ts";
import { DATABASE } from "../support/network.ts";
import { openLargeBackend } from "./large-backend.ts";

/** Covers 1,801 of the sessions, on 19 pages. */
const HOURS = 4;
const testBackend = await openLargeBackend({ sessions: 2_000 });
const { account, network, sql } = testBackend;
const run = () => sweep({ hours: HOURS, now: account.now });
const toIsoTime = (nth: number) => new Date(account.createdAt(nth) * 1000).toISOString();

beforeEach(testBackend.startOver);

describe("sweep that meets failures", () => {
  test("cleans up first, and continues with the unfinished page", async () => {
    await sql`insert into private.attempts (action, client, at) values ('checkout', 'of yesterday', now() - interval '25 hours')`;
    let pages = 0;
    const isCut = ({ url }: Request) => url.includes("/v1/checkout/sessions?") && ++pages > 6;

    await expect(network.withoutRequests(isCut, () => run())).rejects.toThrow();
    expect(await sql`select from private.attempts where client = 'of yesterday'`).toHaveLength(0);
    account.listed.length = 0;
    expect(await run()).toMatchObject({ looked: 1201, left: [] });
    expect(account.listed).toContain(sessionId(599));
  });

  test("repairs the other sessions, and tries again each run", async () => {
    const broken = Array.from({ length: 19 }, (_, nth) => 500 + nth);
    await testBackend.forget([...broken, 600]);
    for (const nth of broken) account.failing.add(nth);

    expect(await run()).toMatchObject({
      looked: 1801,
      repaired: 1,
      failed: broken.length,
      left: [],
    });
    account.retrieved.length = 0;
    expect(await run()).toMatchObject({
      looked: 1801,
      repaired: 0,
      failed: broken.length,
      left: [],
    });
    expect(account.retrieved.toSorted()).toEqual(broken);
    account.failing.clear();
    expect(await run()).toMatchObject({ repaired: broken.length, failed: 0, left: [] });
    expect(new Set(await testBackend.statuses(broken))).toEqual(new Set(["completed"]));
    takeLogs();
  });

  test("stops at too many failures, and gets past them later", async () => {
    const broken = Array.from({ length: 60 }, (_, nth) => 1000 + nth);
    await testBackend.forget([...broken, 1070]);
    for (const nth of broken) account.failing.add(nth);

    const first = await run();
    expect(first.left).toMatchObject([{ to: toIsoTime(999) }]);
    expect(first.failed).toBeLessThan(30);
    const reports = [await run(), await run(), await run()];
    expect(reports.at(-1)).toMatchObject({ failed: broken.length, left: [] });
    expect(await testBackend.statuses([1070])).toEqual(["completed"]);
    account.failing.clear();
    await run();
    expect(await run()).toMatchObject({ failed: 0 });
    takeLogs();
  });

  test("doesn't look for more new sessions after too many failures", async () => {
    account.pageMs = 10_000;
    await run();
    const broken = Array.from({ length: 40 }, (_, nth) => nth);
    await testBackend.forget(broken);
    for (const nth of broken) account.failing.add(nth);
    account.listed.length = 0;

    expect((await run()).left).toMatchObject([{ to: toIsoTime(999) }]);
    expect(account.listed).toEqual([""]);
    account.failing.clear();
    await run();
    takeLogs();
  });

  test("stops trying again after a quarter of its time", async () => {
    const failed = Array.from({ length: 40 }, (_, nth) => 1000 + nth);
    await testBackend.forget(failed);
    await sql`insert into private.failed_sessions ${sql(failed.map((nth) => ({ session_id: sessionId(nth) })))}`;
    const begun = account.now();

    await sweep({ hours: 1, now: () => begun + account.retrieved.length * 4000 });
    expect(account.retrieved).toHaveLength(8);
    await run();
    takeLogs();
  });

  test("stops reading if another run has finished its pass", async () => {
    const { fetch } = account;
    const once = vi.spyOn(account, "fetch").mockImplementation(async (request) => {
      if (account.listed.length === 2) await sql`delete from private.sweeps`;
      return fetch.call(account, request);
    });

    expect(await run()).toMatchObject({ looked: 300, left: [] });
    expect(account.listed).toHaveLength(3);
    once.mockRestore();
  });

  test("leaves no gap next to another run", async () => {
    const missing = Array.from({ length: 90 }, (_, nth) => nth * 20);
    await testBackend.forget(missing);
    account.pageMs = 6000;

    for (const _ of Array.from({ length: 4 })) await Promise.all([run(), run()]);
    expect(new Set(await testBackend.statuses(missing))).toEqual(new Set(["completed"]));
    takeLogs();
  });

  test("doesn't change a pass that started later", async () => {
    await sql`select public.begin_sweep(${HOURS}, 0)`;
    const [old] = await sql`select id from private.sweeps`;
    await sql`select public.finish_sweep(${old?.id})`;
    await sql`select public.begin_sweep(${HOURS}, 0)`;

    const [saved] =
      await sql`select public.save_sweep(${old?.id}, 'sessions', ${sessionId(1700)}, 1) as saved`;
    expect(saved).toEqual({ saved: false });
    expect(await sql`select after from private.sweeps`).toEqual([{ after: null }]);
  });

  test("fails as a whole while the database can't be reached", async () => {
    await expect(network.without(DATABASE, () => run())).rejects.toThrow();
  });
});
