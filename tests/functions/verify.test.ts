import { expect, test } from "vitest";
import { takeSaid } from "../quiet-console.ts";
import { DATABASE, PROVIDER } from "./network.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
await shop.switches({ drop: "true" });

test.each([
  ["nothing", {}],
  ["an empty id", { sessionId: "" }],
  ["an id that is none", { sessionId: "../../v1/refunds" }],
  ["the id of something else", { sessionId: "pi_0123456789abcdef" }],
  ["an endless id", { sessionId: `cs_test_${"a".repeat(201)}` }],
])("%s is unpaid, and nobody is asked", async (_, body) => {
  const asked = shop.network.asked.length;

  expect(await shop.call("stripe-verify", body)).toMatchObject({ status: 200, body: { state: "unpaid" } });
  expect(shop.network.asked).toHaveLength(asked);
});

test("a session that the provider does not know is unpaid", async () => {
  expect(await shop.verify("cs_test_nobodyknowsit")).toEqual({ state: "unpaid" });
});

test("who comes back before the event is in; asking again changes nothing", async () => {
  const { sessionId } = await shop.bought();

  expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: false });
  const written = await shop.written();
  expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: false });
  expect(await shop.written()).toEqual(written);
});

test.each([
  ["provider", PROVIDER],
  ["database", DATABASE],
])("while the %s cannot be reached, a buyer is not told that they have not paid", async (_, path) => {
  const { sessionId } = await shop.bought();

  const { status, body } = await shop.network.without(path, () => shop.call("stripe-verify", { sessionId }));

  expect([status, body]).toEqual([503, { error: "The payment cannot be checked now." }]);
  expect(takeSaid()).toHaveLength(1);
  expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: false });
});

test("one address asks 120 times in ten minutes, and no oftener", async () => {
  const from = "203.0.113.9";
  const ask = () => shop.call("stripe-verify", { sessionId: "cs_test_nobodyknowsit" }, { from });
  const answers = await Promise.all(Array.from({ length: 130 }, ask));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429).map(({ body }) => body.error)).toEqual(
    Array(10).fill("Too many attempts. Please wait a few minutes and try again."),
  );
});
