import { describe, expect, test } from "vitest";
import events from "../../../supabase/functions/events/index.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createEntered, createLeft, visitId, walk } from "../numbers/numbers.fixtures.ts";
import { origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();

const beacon = (more: object = {}) => ({
  visit: visitId(0),
  version: "v1",
  arms: { order: "A" },
  source: { device: "phone" },
  events: walk,
  ...more,
});
const withEvent = (more: object) => beacon({ events: [{ ...createEntered(0, "start"), ...more }] });
const countStoredEvents = async () =>
  (await testBackend.sql`select count(*)::int as events from private.funnel_events`)[0]?.events;

/** As the recorder sends it: without a content type of its own. */
const send = (body: unknown, headers: Record<string, string> = {}) =>
  testBackend.call("events", body, {
    headers: { "content-type": "text/plain;charset=UTF-8", ...headers },
  });

describe("events", () => {
  test("stores a beacon, and the same one again without counting it", async () => {
    expect((await send(beacon())).status).toBe(204);
    expect((await send(beacon())).status).toBe(204);
    expect(await countStoredEvents()).toBe(walk.length);
  });

  test.each<[string, unknown]>([
    ["no JSON", "{"],
    ["a list", []],
    ["nothing", {}],
    ["a short visit", beacon({ visit: "abc" })],
    ["a visit with spaces", beacon({ visit: " ".repeat(22) })],
    ["no version", beacon({ version: "" })],
    ["no events", beacon({ events: [] })],
    ["a negative number", withEvent({ n: -1 })],
    ["half a number", withEvent({ n: 0.5 })],
    ["a huge number", withEvent({ n: 1e9 })],
    ["a type that pages don't send", withEvent({ type: "paid" })],
    ["a place with a space", withEvent({ place: "my goals" })],
    ["seconds of what wasn't left", withEvent({ seconds: 5 })],
    ["no seconds of what was left", withEvent({ type: "left" })],
    ["more than a day", beacon({ events: [createLeft(0, "start", 86_401)] })],
  ])("refuses %s as a whole", async (_, body) => {
    const before = await countStoredEvents();
    expect((await send(body)).status).toBe(400);
    expect(await countStoredEvents()).toBe(before);
  });

  test("refuses what is too large, before reading it all", async () => {
    expect((await send(" ".repeat(8193))).status).toBe(413);
  });

  test("a body that breaks off is the caller's fault, and not counted", async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error("hung up")) });
    const request = new Request(`${origin}/functions/v1/events`, {
      ...{ method: "POST", headers: { origin }, body, duplex: "half" },
    });
    expect((await events.fetch(request)).status).toBe(400);
  });

  test("refuses pages of other sites", async () => {
    expect((await send(beacon(), { origin: "https://another.example" })).status).toBe(403);
  });

  test("refuses a client that sends too many, and no other", async () => {
    const from = "203.0.113.7";
    await testBackend.sql`delete from private.beacons`;
    await testBackend.call("events", beacon(), { from });
    await testBackend.sql`update private.beacons set count = 600`;
    // In case that a minute has just ended.
    await testBackend.sql`insert into private.beacons select client, minute + interval '1 minute', 600 from private.beacons`;
    const refused = await testBackend.call("events", beacon(), { from });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await testBackend.call("events", beacon(), { from: "203.0.113.99" })).status).toBe(204);
    // The database isn't asked about it again, except if a minute has just ended.
    const asked = testBackend.network.asked.length;
    for (let more = 0; more < 5; more++)
      expect((await testBackend.call("events", beacon(), { from })).status).toBe(429);
    expect(testBackend.network.asked.length - asked).toBeLessThanOrEqual(1);
  });

  test("answers 503, not 429, if the database fails", async () => {
    const from = "203.0.113.11";
    await testBackend.sql`alter table private.beacons rename to broken`;
    expect((await testBackend.call("events", beacon(), { from })).status).toBe(503);
    expect(takeLogs()).toContain("/functions/v1/events: DatabaseError PGRST205");
    await testBackend.sql`alter table private.broken rename to beacons`;
    expect((await testBackend.call("events", beacon(), { from })).status).toBe(204);
  });
});

describe("stripe-checkout", () => {
  const begin = async (visit: string) =>
    (
      await testBackend.call(
        "stripe-checkout",
        { priceId: "price_carnivore_plan" },
        { headers: { "x-visit": visit } },
      )
    ).body.sessionId;
  const readGroup = async (sessionId: string) =>
    (
      await testBackend.sql`select version, arms, source from private.session_groups where session_id = ${sessionId}`
    )[0];

  test("remembers the group of the visit, but not the visit", async () => {
    await send(beacon({ visit: visitId(5) }));
    const group = await readGroup(await begin(visitId(5)));
    expect(group).toEqual({ version: "v1", arms: "order:A", source: "direct" });
  });

  test.each(["", "nonsense", visitId(404)])(
    "opens a session for the visit %j, too",
    async (visit) => {
      const sessionId = await begin(visit);
      expect(sessionId).toMatch(/^cs_/);
      expect(await readGroup(sessionId)).toBeUndefined();
    },
  );
});
