import { expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { DATABASE, PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { everyEventType } from "./every-event-type.ts";
import { createSignature, eventText } from "./signed.ts";

const testBackend = await openTestBackend();
const send = (body: string, sign?: string) =>
  testBackend.call(
    "stripe-webhook",
    body,
    sign === undefined ? {} : { headers: { "stripe-signature": sign } },
  );

/** A paid session without events: if anything is recorded, the test's own event did it. */
async function silentlyPaid() {
  await testBackend.switches({ drop: "true" });
  return testBackend.buyPlan();
}

test("a correctly signed event of a paid session records its order", async () => {
  const { sessionId } = await silentlyPaid();
  const event = eventText("checkout.session.completed", { id: sessionId });

  expect(await send(event, createSignature(event))).toMatchObject({
    status: 200,
    body: { received: true },
  });
  expect(await testBackend.orders(sessionId)).toEqual(["completed"]);
});

const forgeries: [string, (event: string) => [body: string, signature?: string]][] = [
  ["without a signature", (event) => [event]],
  ["with an empty signature", (event) => [event, ""]],
  ["with a malformed signature", (event) => [event, "t=1,v1=zzzz"]],
  ["with a signature of nothing", (event) => [event, "t=1,v1="]],
  ["with a signature without a value", (event) => [event, "t,v1"]],
  [
    "signed with another secret",
    (event) => [event, createSignature(event, { secret: "whsec_of_somebody_else" })],
  ],
  ["signed with no secret", (event) => [event, createSignature(event, { secret: "" })]],
  [
    "with the signature of another event",
    (event) => [event, createSignature(eventText("charge.refunded", {}))],
  ],
  [
    "with a byte changed",
    (event) => [event.replace("completed", "completee"), createSignature(event)],
  ],
  [
    "parsed and serialized again",
    (event) => [JSON.stringify(JSON.parse(event)), createSignature(event)],
  ],
  ["after a byte order mark", (event) => [`\ufeff${event}`, createSignature(event)]],
  [
    "after a byte order mark that is signed",
    (event) => [`\ufeff${event}`, createSignature(`\ufeff${event}`)],
  ],
  ["with a newline at its end", (event) => [`${event}\n`, createSignature(event)]],
  ["in the older scheme", (event) => [event, createSignature(event).replace("v1=", "v0=")]],
  ["empty", () => ["", createSignature("")]],
  ["with a body that isn't JSON", () => ["paid", createSignature("paid")]],
  [
    "of 5 megabytes",
    (event) => [event.padEnd(5_000_000), createSignature(event.padEnd(5_000_000))],
  ],
];

test.each(forgeries)("an event %s is refused, and nothing is recorded", async (_, forge) => {
  const { sessionId } = await silentlyPaid();
  const before = await testBackend.countWritten();
  const asked = testBackend.network.asked.length;

  const { status } = await send(
    ...forge(eventText("checkout.session.completed", { id: sessionId })),
  );

  expect(status).toBe(_ === "of 5 megabytes" ? 413 : 400);
  expect(await testBackend.countWritten()).toEqual(before);
  expect(testBackend.network.asked.slice(asked)).toEqual([]);
});

test("a six-minute-old event is refused, and the log says what to check", async () => {
  const { sessionId } = await silentlyPaid();
  const event = eventText("checkout.session.completed", { id: sessionId });

  expect(
    (await send(event, createSignature(event, { timestamp: Math.floor(Date.now() / 1000) - 360 })))
      .status,
  ).toBe(400);
  expect(await testBackend.orders(sessionId)).toEqual([]);
  expect(takeLogs()).toEqual([
    "A webhook was refused for its age. If there are many, check this server's clock.",
  ]);
});

test("an event that arrives twice, or a hundred times at once, makes one order", async () => {
  const { sessionId } = await silentlyPaid();
  const event = eventText("checkout.session.completed", { id: sessionId });

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => send(event, createSignature(event))),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await testBackend.orders(sessionId)).toEqual(["completed"]);
});

const someSession = await silentlyPaid();

test.each(everyEventType)(
  "%s is accepted, whatever it's about, because the provider would disable the endpoint otherwise",
  async (type) => {
    const { sessionId, payment_intent } = someSession;
    for (const object of [
      { id: "cs_test_unknown0000", payment_intent: "pi_unknown" },
      { id: sessionId, payment_intent },
      { id: "x", payment_intent: null },
      {},
    ]) {
      const event = eventText(type, object);
      expect(await send(event, createSignature(event))).toMatchObject({
        status: 200,
        body: { received: true },
      });
    }
  },
);

test.each([
  "null",
  "[]",
  "{}",
  "1",
  '"paid"',
  '{"type":5,"data":{"object":{}}}',
  '{"type":"checkout.session.completed"}',
  '{"type":"x","data":{"object":null}}',
  '{"type":"checkout.session.completed","data":{"object":"cs_test_0000000000"}}',
])("%s isn't an event, even with a valid signature, and isn't requested again", async (body) => {
  const before = await testBackend.countWritten();

  expect(await send(body, createSignature(body))).toMatchObject({
    status: 400,
    body: { error: "This isn't an event." },
  });
  expect(await testBackend.countWritten()).toEqual(before);
});

test("an event of the newer kind, which only refers to an object, is accepted", async () => {
  const event = JSON.stringify({
    id: "evt_1",
    object: "v2.core.event",
    type: "v1.billing.meter.error_report_triggered",
    related_object: {},
  });

  expect(await send(event, createSignature(event))).toMatchObject({
    status: 200,
    body: { received: true },
  });
});

test("an event of an unknown session is accepted, and nothing is recorded", async () => {
  const before = await testBackend.countWritten();
  const event = eventText("checkout.session.completed", { id: "cs_test_nobodyknowsit" });

  expect((await send(event, createSignature(event))).status).toBe(200);
  expect(await testBackend.countWritten()).toEqual(before);
});

test.each([
  ["database", DATABASE, "/functions/v1/stripe-webhook: DatabaseError"],
  ["provider", PROVIDER, "/functions/v1/stripe-webhook: StripeConnectionError"],
])(
  "while the %s can't be reached, an event isn't accepted, and its order is made when it's sent again",
  async (_, path, said) => {
    await testBackend.switches({ drop: "false" });
    const { sessionId } = await testBackend.buyPlan();

    await testBackend.network.without(path, () => testBackend.settle());
    expect(await testBackend.orders(sessionId)).toEqual([]);
    expect(new Set(takeLogs().map((line) => line.split(" ").slice(0, 2).join(" ")))).toEqual(
      new Set([said]),
    );

    await testBackend.settle(5_000);
    expect(await testBackend.orders(sessionId)).toEqual(["completed"]);
    expect((await testBackend.stripe("test_helpers/deliveries")).body.waiting).toEqual([]);
  },
);
