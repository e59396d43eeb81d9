// @module-tag long
import { describe, expect, test } from "vitest";
import { functionSettings } from "#tools/dev/local-backend/supabase/function-settings.ts";
import { visitId, walk } from "../numbers/numbers.fixtures.ts";
import { createSignature, eventText } from "../orders/signed.ts";
import { openRecorder } from "../recording/clickhouse-recorder.ts";
import { keys } from "../support/environment.ts";
import { PRICE } from "../support/wrap-database.ts";
import { functionNames } from "./deno.ts";
import { openDenoBackend } from "./deno-backend.fixtures.ts";

const { deno, origin, post, pay, count, orders, mails, taken, said, twoMails, threeEvents } =
  await openDenoBackend();

/** Functions that are only read. */
const READ = ["calendar", "heartbeat", "numbers"];
/** Opened by a secret in its address, also by mail programs, which send a form. */
const BY_MAIL = "unsubscribe";

describe("Deno", () => {
  test("passes the types of all functions", async () => {
    await deno.check();
  });

  test("turns a visitor's payment into an order", async () => {
    const { status, body } = await post("stripe-checkout", { priceId: PRICE.price_id });
    expect([status, new URL(body.url).origin]).toEqual([200, origin]);
    expect(await post("stripe-verify", { sessionId: body.sessionId })).toEqual({
      status: 200,
      body: { state: "unpaid" },
    });

    expect((await pay(body.sessionId)).status).toBe(200);
    await threeEvents;
    expect(taken).toEqual([200, 200, 200]);

    expect(await orders(body.sessionId)).toEqual([{ status: "completed" }]);
    expect(await post("stripe-verify", { sessionId: body.sessionId })).toEqual({
      status: 200,
      body: { state: "paid", owned: false },
    });
    expect(
      await post("stripe-reconcile", {}, { authorization: `Bearer ${keys.sweepSecret}` }),
    ).toEqual({
      status: 200,
      body: { looked: 1, repaired: 0, failed: 0, left: [] },
    });
    const sent = await post("restore-purchase", { sessionId: body.sessionId });
    expect(sent).toEqual({
      status: 200,
      body: { sent: true, ticket: expect.any(String), to: "j•••@example.com" },
    });
    expect(mails).toMatchObject([{ to: ["jane@example.com"] }]);
    const [code] = /\d{6}/.exec(mails[0]?.text ?? "") ?? [];
    expect(await post("restore-purchase", { ticket: sent.body.ticket, code })).toEqual({
      status: 200,
      body: { sessionId: body.sessionId, claim: expect.any(String) },
    });
    expect(await post("restore-purchase", { email: "jane@example.com" })).toEqual({
      status: 200,
      body: { sent: true, ticket: expect.any(String) },
    });
    expect(await post("restore-purchase", { email: "stranger@example.com" })).toEqual({
      status: 200,
      body: { sent: true, ticket: expect.any(String) },
    });
    await twoMails;
    expect(said).toEqual([]);
  });

  test("accepts only signed events", async () => {
    const event = eventText("checkout.session.completed", { id: "cs_test_nobodyknowsit" });

    expect((await post("stripe-webhook", event)).status).toBe(400);
    expect(
      (
        await post("stripe-webhook", event, {
          "stripe-signature": createSignature(event, { secret: "whsec_of_somebody_else" }),
        })
      ).status,
    ).toBe(400);
    expect(
      (await post("stripe-webhook", `${event} `, { "stripe-signature": createSignature(event) }))
        .status,
    ).toBe(400);
    expect(
      await post("stripe-webhook", event, { "stripe-signature": createSignature(event) }),
    ).toEqual({
      status: 200,
      body: { received: true },
    });
    expect(said).toEqual([]);
  });

  test("refuses a sweep without its secret and unknown prices", async () => {
    expect((await post("stripe-reconcile", {})).status).toBe(401);
    expect((await post("stripe-checkout", { priceId: "price_of_somebody_else" })).status).toBe(400);
    expect((await post("stripe-checkout", "{")).status).toBe(400);
    expect(said).toEqual([]);
  });

  test("refuses other sites and other body types", async () => {
    const written = functionNames.filter((one) => !READ.includes(one) && one !== BY_MAIL);
    for (const name of written)
      expect((await post(name, {}, { origin: "https://evil.example" })).status, name).toBe(403);
    // Beacons have no type.
    for (const name of written.filter((one) => one !== "events"))
      expect((await post(name, {}, { "content-type": "text/plain" })).status, name).toBe(415);
    expect(said).toEqual([]);
  });

  test("counts a beacon, and shows the numbers to nobody without an account", async () => {
    const beacon = {
      visit: visitId(3),
      version: "v1",
      arms: {},
      source: { device: "phone" },
      events: walk,
    };
    expect((await post("events", JSON.stringify(beacon), { origin })).status).toBe(204);
    expect((await post("events", { ...beacon, events: [] })).status).toBe(400);
    expect((await post("numbers", {})).status).toBe(405);
    expect(said).toEqual([]);
  });

  test("mails the verdict of an experiment once", async () => {
    await count("A", 20_000, 600);
    await count("B", 20_000, 900);
    const secret = { authorization: `Bearer ${keys.sweepSecret}` };
    for (const mail of ["sent", "sent before"])
      expect(await post("experiment-verdicts", {}, secret)).toEqual({
        status: 200,
        body: { experiments: [{ experiment: "order", verdict: "Stop: there's a winner", mail }] },
      });
    expect((await post("experiment-verdicts", {})).status).toBe(401);
    expect(mails.at(-1)).toMatchObject({ to: ["operator@localhost"] });
    expect(said).toEqual([]);
  });

  test("stores a beacon in ClickHouse", async () => {
    const { url, asked, close } = await openRecorder();
    const settings = { ...functionSettings(origin, keys), EVENTS_URL: url };
    const address = await deno.serve("events", settings, said);
    const beacon = {
      visit: visitId(4),
      version: "v1",
      arms: {},
      source: { device: "phone" },
      events: walk,
    };
    const response = await fetch(address, { method: "POST", body: JSON.stringify(beacon) });
    close();
    expect(response.status).toBe(204);
    expect(
      asked.map(({ settings: { size }, body }) => size > 0 && body.trim().split("\n").length),
    ).toEqual([walk.length]);
    expect(said).toEqual([]);
  });

  test("calls a session with any other id unpaid", async () => {
    for (const sessionId of ["a".repeat(3_000), "a".repeat(100_000), "\u0000", 5, ["cs_test_"]])
      expect(await post("stripe-verify", { sessionId }, { origin })).toEqual({
        status: 200,
        body: { state: "unpaid" },
      });
    expect(await post("stripe-verify", '{"sessionId":"\\ud800"}')).toEqual({
      status: 200,
      body: { state: "unpaid" },
    });

    expect(said).toEqual([]);
  });

  test("shows only the operator the caller's address", async () => {
    const secret = {
      authorization: `Bearer ${keys.sweepSecret}`,
      "x-forwarded-for": "2001:db8::1",
    };
    expect((await post("client-address", {}, secret)).body).toMatchObject({
      header: "x-forwarded-for",
      address: "2001:db8::1",
    });
    expect((await post("client-address", {})).status).toBe(401);
    expect(said).toEqual([]);
  });
});
