import { describe, expect, test } from "vitest";
import { takeLogs, takeSecurityLog } from "../../support/quiet-console.ts";
import { createOperations } from "../operations/operations.fixtures.ts";
import { origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { buyer, member, operate, operator, refund } = createOperations(testBackend);
const op = await operator("op");

const createRefusal = (name: string, status: number) => ({
  log: "security",
  event: "refused",
  function: name,
  status,
});

describe("the security log", () => {
  test("has callers without a right or a session", async () => {
    const ann = await member("ann");
    await refund(ann, ann);
    await refund({ token: "made.up.token" } as typeof ann, ann);
    await testBackend.call("stripe-reconcile", {});

    expect(takeSecurityLog()).toEqual([
      createRefusal("operations", 403),
      createRefusal("operations", 401),
      createRefusal("stripe-reconcile", 401),
    ]);
  });

  test("has attempts to get around a rule", async () => {
    await testBackend.call("stripe-webhook", { type: "checkout.session.completed" });
    await testBackend.call(
      "stripe-checkout",
      {},
      { headers: { origin: "https://another.example" } },
    );
    await testBackend.call("stripe-checkout", {}, { headers: { "content-type": "text/plain" } });
    await testBackend.call("stripe-checkout", { priceId: "a".repeat(20_000) });
    await testBackend.call("erase-account", { erasure: "'; drop table orders" });

    expect(takeSecurityLog()).toEqual([
      createRefusal("stripe-webhook", 400),
      createRefusal("stripe-checkout", 403),
      createRefusal("stripe-checkout", 415),
      createRefusal("stripe-checkout", 413),
      createRefusal("erase-account", 400),
    ]);
    takeLogs();
  });

  test("has what operators do, with its outcome and without the buyer", async () => {
    const [bob, cat] = [await member("bob"), await buyer("cat@example.com")];
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
    const [row] = await testBackend.sql<{ id: string }[]>`
      select id from auth.users where email = ${op.email}`;
    takeSecurityLog();

    await operate(op, "end_sessions", bob.order, { id: ids[0]! });
    await operate(op, "resend", cat.order, { id: ids[1]! });
    await operate(op, "end_sessions", cat.order, { id: ids[2]! });

    const operated = { log: "security", event: "operated", operator: row?.id };
    expect(takeSecurityLog()).toEqual([
      { ...operated, action: "end_sessions", id: ids[0], outcome: "signed_out" },
      { ...operated, action: "resend", id: ids[1], outcome: "sent" },
      { ...operated, action: "end_sessions", id: ids[2], outcome: "no_owner" },
      createRefusal("operations", 409),
    ]);
  });

  test("names the function, and nothing that a caller adds to its address", async () => {
    const address = `${origin}/functions/v1/stripe-reconcile/ann@example.com`;
    const { default: reconcile } = await import(
      "../../../supabase/functions/stripe-reconcile/index.ts"
    );
    const headers = { "content-type": "application/json" };
    await reconcile.fetch(new Request(address, { method: "POST", headers, body: "{}" }));

    expect(takeSecurityLog()).toEqual([createRefusal("stripe-reconcile", 401)]);
  });

  test("has no requests that are answered", async () => {
    await testBackend.call("stripe-verify", { sessionId: `cs_test_${"0".repeat(20)}` });

    expect(takeSecurityLog()).toEqual([]);
  });
});
