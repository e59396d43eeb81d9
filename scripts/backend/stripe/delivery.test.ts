import { expect, test } from "vitest";
import { openShop } from "./shop-for-tests.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

test("a shop can check that an event is Stripe's and reads the session in it", async () => {
  const shop = openShop();
  const session = await shop.paid();
  await shop.clock.advance(0);

  const event = (await shop.events()).at(-1)!;
  expect(event).toMatchObject({
    object: "event",
    api_version: "2026-10-28.endive",
    livemode: false,
    pending_webhooks: 1,
    type: "checkout.session.completed",
    data: { object: { id: session.id, payment_status: "paid" } },
  });
  expect(event.id).toMatch(/^evt_/);
  expect(event.request?.id).toMatch(/^req_/);
});

test("a forged body does not pass for Stripe's", async () => {
  const shop = openShop();
  await shop.paid();
  await shop.clock.advance(0);
  shop.received[0]!.body += " ";
  await expect(shop.events()).rejects.toThrow("signature");
});

test("the buyer is back in the shop before the webhook has answered", async () => {
  const shop = openShop({ isSilent: true });
  const { url } = await shop.session();
  expect((await shop.press(url!)).status).toBe(303);
  expect(shop.received).toEqual([]);
});

test("a webhook that fails twice is told a third time, signed anew", async () => {
  let calls = 0;
  const shop = openShop({ answer: () => (++calls > 2 ? 200 : 500) });
  await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
  await shop.paid();

  await shop.clock.advance(5 * SECOND - 1);
  expect(shop.received).toHaveLength(1);
  await shop.clock.advance(1);
  expect(shop.received).toHaveLength(2);
  await shop.clock.advance(30 * SECOND);
  expect(shop.received).toHaveLength(3);
  await shop.clock.advance(80 * HOUR);
  expect(shop.received).toHaveLength(3);

  const signatures = shop.received.map(({ signature }) => signature);
  expect(new Set(signatures).size).toBe(3);
  await expect(shop.events()).resolves.toHaveLength(3);
});

test("a webhook that throws is told again", async () => {
  let calls = 0;
  const shop = openShop({
    answer: () => {
      calls += 1;
      if (calls === 1) throw new Error("down");
      return 200;
    },
  });
  await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
  await shop.paid();
  await shop.clock.advance(10 * SECOND);
  expect(shop.types()).toEqual(["checkout.session.completed", "checkout.session.completed"]);
});

test("a webhook that never recovers is told for 72 hours and then no more", async () => {
  const shop = openShop({ answer: () => 500 });
  await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
  await shop.paid();
  await shop.clock.advance(100 * HOUR);

  const { data } = (await shop.stripe.rawRequest(
    "GET",
    "/v1/test_helpers/deliveries",
  )) as unknown as { data: { at: number; status: number }[] };
  const hours = data.map(({ at }) => Math.round(((at - data[0]!.at) / HOUR) * 100) / 100);
  expect(hours).toMatchInlineSnapshot(`
    [
      0,
      0,
      0.01,
      0.04,
      0.21,
      1.21,
      3.21,
      7.21,
      15.21,
      31.21,
      63.21,
      72,
    ]
  `);
  expect(data.every(({ status }) => status === 500)).toBe(true);

  const lost = await shop.stripe.events.list({ delivery_success: false });
  expect(lost.data.map(({ type, pending_webhooks }) => [type, pending_webhooks])).toEqual([
    ["checkout.session.completed", 1],
  ]);
});

test("an event can be read again later, alone and in the list", async () => {
  const shop = openShop();
  await shop.paid();
  await shop.clock.advance(0);
  const all = await shop.stripe.events.list({ limit: 2 });
  const [newest] = all.data;

  expect(all.has_more).toBe(true);
  expect(newest).toMatchObject({ type: "checkout.session.completed", pending_webhooks: 0 });
  await expect(shop.stripe.events.retrieve(newest!.id)).resolves.toMatchObject({ id: newest!.id });
  expect(
    (await shop.stripe.events.list({ type: "charge.*" })).data.map(({ type }) => type),
  ).toEqual(["charge.succeeded"]);
  expect((await shop.stripe.events.list({ types: ["charge.succeeded"] })).data).toHaveLength(1);
  expect((await shop.stripe.events.list({ delivery_success: false })).data).toEqual([]);

  await shop.clock.advance(31 * 24 * HOUR);
  expect((await shop.stripe.events.list()).data).toEqual([]);
});

test("a shop can ask for its events late, twice and last one first", async () => {
  const shop = openShop();
  await shop.help("switches", { delayMs: 60_000, repeat: 2, reorder: true });
  await shop.paid();

  await shop.clock.advance(60_000);
  expect(shop.types()).toEqual([]);
  await shop.clock.advance(SECOND);
  const [a, b, c] = ["checkout.session.completed", "charge.succeeded", "payment_intent.succeeded"];
  expect(shop.types()).toEqual([a, a, b, b, c, c]);
});

test("a dropped event was never made; a lost one is in the list but does not come", async () => {
  const shop = openShop();
  await shop.help("switches", { drop: ["charge.succeeded"], lose: ["checkout.session.completed"] });
  await shop.paid();
  await shop.clock.advance(100 * HOUR);

  expect(shop.types()).toEqual(["payment_intent.succeeded"]);
  const listed = await shop.stripe.events.list();
  expect(listed.data.map(({ type }) => type)).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
  const undelivered = await shop.stripe.events.list({ delivery_success: false });
  expect(undelivered.data.map(({ type }) => type)).toEqual(["checkout.session.completed"]);
});

test("switches can be turned in JSON, and the deliveries can be looked at", async () => {
  const shop = openShop({ answer: () => 503 });
  const body = JSON.stringify({
    drop: ["payment_intent.succeeded", "charge.succeeded"],
    apiFault: null,
  });
  const headers = { ...shop.withKey, "Content-Type": "application/json" };
  await shop.ask("/v1/test_helpers/switches", { method: "POST", headers, body });
  await shop.paid();
  await shop.clock.advance(0);

  const event = (await shop.events())[0]!.id;
  const at = shop.clock.now();
  await expect((await shop.ask("/v1/test_helpers/deliveries")).json()).resolves.toMatchObject({
    data: [{ event, type: "checkout.session.completed", attempt: 1, status: 503, at }],
    waiting: [{ event, attempts: 1, dueAt: at + 5 * SECOND }],
  });
});

test("a webhook that never answers is told again after twenty seconds and the first pause", async () => {
  const shop = openShop({ isSilent: true });
  await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
  await shop.paid();
  await shop.clock.advance(24 * SECOND);
  expect(shop.received).toHaveLength(1);
  await shop.clock.advance(SECOND);
  expect(shop.received).toHaveLength(2);
});

test("a switch with a wrong name is refused, and the others stay as they were", async () => {
  const shop = openShop();
  await expect(shop.help("switches", { dealyMs: 5 })).rejects.toMatchObject({
    code: "parameter_unknown",
  });
  await shop.help("switches", { repeat: 3 });
  await shop.help("switches", { drop: true });
  await expect(shop.stripe.rawRequest("GET", "/v1/test_helpers/switches")).resolves.toMatchObject({
    repeat: 3,
    drop: true,
    delayMs: 0,
    apiFault: null,
  });
});

test("nothing is sent any more once the stand-in is closed", async () => {
  const shop = openShop();
  await shop.paid();
  shop.standIn.close();
  await shop.clock.advance(HOUR);
  expect(shop.received).toEqual([]);
});
