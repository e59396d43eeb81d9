import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Api, type Mail, openApi } from "../../scripts/backend/api.ts";
import { functionSettings } from "../../scripts/backend/function-settings.ts";
import { openMailbox } from "../../scripts/backend/mailbox.ts";
import { createStripeStandIn } from "../../scripts/backend/stripe/stand-in.ts";
import { freshDatabase } from "../database/database.ts";
import { PRICE } from "../database/shop.ts";
import { denoProject, functionNames } from "./deno.ts";
import { keys } from "./environment.ts";
import { eventText, signatureOf } from "./signed.ts";

const { sql, url: databaseUrl } = await freshDatabase({ connections: 2 });
const deno = denoProject();
afterAll(() => deno.close());

const mails: Mail[] = [];
let onSecondMail = () => {};
const twoMails = new Promise<void>((resolve) => {
  onSecondMail = resolve;
});
const said: string[] = [];
const addresses: Record<string, string> = {};
const taken: number[] = [];
let onThirdEvent = () => {};
const threeEvents = new Promise<void>((resolve) => {
  onThirdEvent = resolve;
});
const mailbox = openMailbox(undefined, keys.mailKey);

// real HTTP both ways: the functions speak to this server, and it to them
const server: Server = createServer(
  getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/rest/")) return api.fetch(request);
    if (pathname === "/mail/v1/emails")
      if (mails.push(await request.clone().json()) === 2) onSecondMail();
    return (
      (await mailbox.fetch(request)) ??
      (await stripe.fetch(request)) ??
      new Response("Not found", { status: 404 })
    );
  }),
);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const api: Api = await openApi({
  databaseUrl,
  origin,
  keys,
  publicKey: "sb_publishable_of_tests",
  sendMail: async () => {},
});
const stripe = createStripeStandIn({
  origin,
  secretKey: keys.stripeKey,
  webhookSecret: keys.webhookSecret,
  webhookUrl: `${origin}/functions/v1/stripe-webhook`,
  async deliver(request) {
    const answer = await fetch(addresses["stripe-webhook"] ?? "", {
      method: "POST",
      headers: request.headers,
      body: await request.text(),
    });
    if (taken.push(answer.status) === 3) onThirdEvent();
    return answer;
  },
});
afterAll(async () => {
  stripe.close();
  server.closeAllConnections();
  server.close();
  await api.close();
});

beforeAll(async () => {
  for (const name of functionNames)
    addresses[name] = await deno.serve(name, functionSettings(origin, keys), said);
});

const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(addresses[name] ?? "", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const pay = async (sessionId: string) => {
  const form = new URLSearchParams({ email: "jane@example.com" });
  const headers = { Authorization: `Bearer ${keys.stripeKey}` };
  return fetch(`${origin}/v1/test_helpers/checkout/sessions/${sessionId}/pay`, {
    method: "POST",
    headers,
    body: form,
  });
};
const orders = (sessionId: string) =>
  sql`select status from public.stripe_orders where checkout_session_id = ${sessionId}`;

test("the types of all functions hold in Deno", async () => {
  await deno.check();
});

test("in Deno a visitor pays, the event comes signed, and there is an order", async () => {
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

test("in Deno a forged event is refused, and a signed one is taken", async () => {
  const event = eventText("checkout.session.completed", { id: "cs_test_nobodyknowsit" });

  expect((await post("stripe-webhook", event)).status).toBe(400);
  expect(
    (
      await post("stripe-webhook", event, {
        "stripe-signature": signatureOf(event, { secret: "whsec_of_somebody_else" }),
      })
    ).status,
  ).toBe(400);
  expect(
    (await post("stripe-webhook", `${event} `, { "stripe-signature": signatureOf(event) })).status,
  ).toBe(400);
  expect(await post("stripe-webhook", event, { "stripe-signature": signatureOf(event) })).toEqual({
    status: 200,
    body: { received: true },
  });
  expect(said).toEqual([]);
});

test("in Deno a sweep without its secret, and what is not for sale, are refused", async () => {
  expect((await post("stripe-reconcile", {})).status).toBe(401);
  expect((await post("stripe-checkout", { priceId: "price_of_somebody_else" })).status).toBe(400);
  expect((await post("stripe-checkout", "{")).status).toBe(400);
  expect(said).toEqual([]);
});

test("in Deno other sites and other types of body are refused, an id of any kind is unpaid, and the operator sees the address", async () => {
  for (const name of functionNames) {
    expect((await post(name, {}, { origin: "https://evil.example" })).status, name).toBe(403);
    expect((await post(name, {}, { "content-type": "text/plain" })).status, name).toBe(415);
  }
  for (const sessionId of ["a".repeat(3_000), "a".repeat(100_000), "\u0000", 5, ["cs_test_"]])
    expect(await post("stripe-verify", { sessionId }, { origin })).toEqual({
      status: 200,
      body: { state: "unpaid" },
    });
  expect(await post("stripe-verify", '{"sessionId":"\\ud800"}')).toEqual({
    status: 200,
    body: { state: "unpaid" },
  });

  const secret = { authorization: `Bearer ${keys.sweepSecret}`, "x-forwarded-for": "2001:db8::1" };
  expect((await post("client-address", {}, secret)).body).toMatchObject({
    header: "x-forwarded-for",
    address: "2001:db8::1",
  });
  expect((await post("client-address", {})).status).toBe(401);
  expect(said).toEqual([]);
});
