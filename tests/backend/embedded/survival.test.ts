// @module-tag long
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startOn } from "./embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = "sb_publishable_embedded";
const PORT = 5473;

const post = async (origin: string, path: string, body: unknown) => {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

test("accounts, orders, secrets, and open sessions survive a killed process, and a second process is refused meanwhile", async () => {
  const person = { email: "ada@example.com", password: "steak-and-eggs" };
  const first = await startOn(folder, PORT);
  const checkout = await post(first.origin, "/functions/v1/stripe-checkout", {
    priceId: "price_carnivore_plan",
  });
  const { stripeKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  const paid = await fetch(
    `${first.origin}/v1/test_helpers/checkout/sessions/${checkout.body.sessionId}/pay`,
    {
      method: "POST",
      headers: { Authorization: `Bearer ${stripeKey}` },
      body: new URLSearchParams({ email: person.email }),
    },
  );
  expect(paid.status).toBe(200);
  expect(
    await post(first.origin, "/functions/v1/stripe-verify", { sessionId: checkout.body.sessionId }),
  ).toMatchObject({ body: { state: "paid" } });
  const open = await post(first.origin, "/functions/v1/stripe-checkout", {
    priceId: "price_carnivore_plan",
  });
  expect((await post(first.origin, "/auth/v1/signup", person)).status).toBe(200);

  await expect(startOn(folder, PORT + 1)).rejects.toThrow(
    /Another process \(\d+\) is using .* Stop it, or set BACKEND_DATA/,
  );
  const leaked = await fetch(`${first.origin}/@fs${folder}/keys.json`);
  expect(leaked.status, "the development server shows no data").toBe(403);
  expect(statSync(join(folder, "keys.json")).mode & 0o077, "for its owner alone").toBe(0);

  await first.kill();
  const { sweepSecret: _, ...otherKeys } = JSON.parse(
    readFileSync(join(folder, "keys.json"), "utf8"),
  );
  writeFileSync(join(folder, "keys.json"), JSON.stringify(otherKeys));
  writeFileSync(join(folder, "mails.json"), "[");
  const second = await startOn(folder, PORT);
  try {
    expect((await post(second.origin, "/auth/v1/token?grant_type=password", person)).status).toBe(
      200,
    );
    const order = await fetch(
      `${second.origin}/rest/v1/stripe_orders?checkout_session_id=eq.${checkout.body.sessionId}`,
      {
        headers: { apikey: key },
      },
    );
    expect(await order.json(), "with the session, using a plain query").toEqual([
      expect.objectContaining({ status: "completed" }),
    ]);
    const all = await fetch(`${second.origin}/rest/v1/stripe_orders?checkout_session_id=like.*`, {
      headers: { apikey: key },
    });
    expect(await all.json(), "without the session").toEqual([]);
    expect((await fetch(open.body.url)).status, "the payment page of an open session").toBe(200);
    expect(
      JSON.parse(readFileSync(join(folder, "keys.json"), "utf8")),
      "a missing key was added",
    ).toMatchObject({
      ...otherKeys,
      sweepSecret: expect.any(String),
    });
    expect(readdirSync(folder), "damaged emails are kept").toContainEqual(
      expect.stringMatching(/^mails\.json-set-aside-/),
    );
  } finally {
    await second.kill();
  }
});
