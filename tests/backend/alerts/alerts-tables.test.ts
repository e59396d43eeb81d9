import { beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { createHealth } from "./health.fixtures.ts";

const { sql } = await freshDatabase({ connections: 8 });
const { health, advanceHours } = createHealth(sql);

interface AlertUpdate {
  rule: string;
  channel: string;
  is_broken: boolean;
}

async function begin(broken: string[], channels = ["mail"]): Promise<AlertUpdate[]> {
  const [row] = await sql<
    { news: AlertUpdate[] }[]
  >`select public.begin_alerts(${broken}, ${channels}) as news`;
  return row!.news;
}
const note = (news: AlertUpdate[], isSent: boolean) =>
  sql`select public.note_alerts(${sql.json(news.map((one) => ({ ...one })))}, ${isSent})`;
const toLines = (news: AlertUpdate[]) => news.map(({ rule, is_broken }) => `${rule} ${is_broken}`);
/** A run that sends what's new. */
async function run(broken: string[], channels?: string[]): Promise<string[]> {
  const news = await begin(broken, channels);
  await note(news, true);
  return toLines(news);
}

beforeEach(async () => {
  await sql`delete from private.broken_rules`;
  await sql`delete from private.sent_alerts`;
});

describe("alerts", () => {
  test("are sent when a rule starts to break and when it's fine again, and never in between", async () => {
    expect(await run(["a"])).toEqual(["a true"]);
    expect(await run(["a"])).toEqual([]);
    expect(await run(["a", "b"])).toEqual(["b true"]);
    await advanceHours(1);
    expect(await run(["b"])).toEqual(["a false"]);
    expect(await run(["b"])).toEqual([]);
    await advanceHours(1);
    expect(await run(["a"])).toEqual(["a true", "b false"]);
  });

  test("wait 15 minutes before something is fine again", async () => {
    await run(["a"]);
    await advanceHours(0.2);
    expect(await run([])).toEqual([]);
    expect(await run(["a"]), "it's back").toEqual([]);
    await advanceHours(0.2);
    expect(await run([])).toEqual([]);
    await advanceHours(0.1);
    expect(await run([])).toEqual(["a false"]);
  });

  test("go to each channel once, and to a new channel, too", async () => {
    expect(await run(["a"], ["mail", "webhook"])).toHaveLength(2);
    expect(await run(["b"], ["mail"])).toEqual(["b true"]);
    const late = await begin(["a", "b"], ["mail", "webhook"]);
    expect(late).toMatchObject([{ rule: "b", channel: "webhook" }]);
  });

  test("are sent by one of twenty runs at once", async () => {
    const runs = await Promise.all(Array.from({ length: 20 }, () => begin(["a"])));
    expect(runs.flat()).toHaveLength(1);
  });

  test("that weren't accepted are sent by the next run", async () => {
    await note(await begin(["a"]), false);
    expect(await run(["a"])).toEqual(["a true"]);
    await advanceHours(1);
    await note(await begin([]), false);
    expect(await run([])).toEqual(["a false"]);
    expect(await run([])).toEqual([]);
  });

  test("that nobody got are over without a word", async () => {
    await note(await begin(["a"]), false);
    await advanceHours(1);
    expect(await run([])).toEqual([]);
  });

  test("of a run that was killed are sent again after ten minutes", async () => {
    await begin(["a"]);
    await advanceHours(0.1);
    expect(await run(["a"])).toEqual([]);
    await advanceHours(0.1);
    expect(await run(["a"])).toEqual(["a true"]);
    expect(await run(["a"])).toEqual([]);
  });

  test("of a run that was killed are taken back: they may have been sent", async () => {
    await begin(["a"]);
    await advanceHours(1);
    expect(await run([])).toEqual(["a false"]);
    expect(await run([])).toEqual([]);
  });

  test("are sent again if a run was killed while it said that all is well", async () => {
    await run(["a"]);
    await advanceHours(1);
    expect(toLines(await begin([]))).toEqual(["a false"]);
    expect(await run(["a"]), "the other run may still send").toEqual([]);
    await advanceHours(0.2);
    expect(await run(["a"])).toEqual(["a true"]);
  });

  test("that are raised are part of the health", async () => {
    await run(["a"]);
    expect((await health()).alerts).toEqual([{ rule: "a", since: expect.any(String) }]);
    await advanceHours(1);
    await run([]);
    expect((await health()).alerts).toEqual([]);
  });
});

describe("the watch", () => {
  test("is over 20 minutes after the last report", async () => {
    const isWatched = async () => (await sql`select public.is_watched() as watched`)[0]?.watched;
    expect(await isWatched()).toBe(false);
    await sql`select public.note_job('look', '{}')`;
    expect(await isWatched()).toBe(true);
    await advanceHours(0.4);
    expect(await isWatched()).toBe(false);
  });
});
