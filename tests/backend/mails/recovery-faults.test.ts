// @module-tag long
import { beforeEach, describe, expect, test } from "vitest";
import { mailRecovery } from "../../../supabase/functions/_shared/recovery/mail-recovery.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createSignature, eventText } from "../orders/signed.ts";
import { DATABASE, MAIL_SERVICE, PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createLeavers, switchOnRecovery } from "./recovery.fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS = "/mail/v1/emails";

/** The status with which the mail service refuses; undefined if it works as usual. */
let refusal: number | undefined;
const keys: (string | null)[] = [];
const testBackend = await openTestBackend({
  others: async (request) => {
    if (new URL(request.url).pathname !== MAILS) return undefined;
    keys.push(request.headers.get("idempotency-key"));
    return refusal === undefined ? undefined : new Response("{}", { status: refusal });
  },
});
const { leave, leaveAndExpire, expire, states } = createLeavers(testBackend);
switchOnRecovery();

beforeEach(async () => {
  refusal = undefined;
  testBackend.mails.splice(0);
  keys.splice(0);
  await testBackend.switches({ lose: "false", repeat: "1" });
});

/** A session that has expired while its event was lost, and the event. */
async function loseEvent(email: string) {
  await testBackend.switches({ lose: "true" });
  const { sessionId } = await leaveAndExpire({ email });
  const event = eventText("checkout.session.expired", { id: sessionId });
  const deliver = () =>
    testBackend.call("stripe-webhook", event, {
      headers: { "stripe-signature": createSignature(event) },
    });
  return { sessionId, deliver };
}

/** As if the waiting time of refused reminders were over. */
const makeDue = () =>
  testBackend.sql`update private.recovery_mails set next_at = now() - interval '1 second' where state = 'refused'`;

describe("the event of an expired session", () => {
  test("sends one mail if it's delivered three times", async () => {
    await testBackend.switches({ repeat: "3" });
    const { sessionId } = await leaveAndExpire({ email: "ann@example.com" });
    expect(testBackend.mails).toHaveLength(1);
    expect(await states(sessionId)).toEqual(["sent"]);
  });

  test("sends one mail if it's delivered twenty times at once", async () => {
    const { deliver } = await loseEvent("bea@example.com");
    const answers = await Promise.all(Array.from({ length: 20 }, deliver));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(testBackend.mails).toHaveLength(1);
  });

  test.each([
    ["provider", PROVIDER],
    ["database", DATABASE],
  ])("is sent again if the %s can't be reached, and then sends the mail", async (name, path) => {
    const { deliver } = await loseEvent(`cat-${name}@example.com`);
    expect((await testBackend.network.without(path, deliver)).status).toBe(503);
    expect(testBackend.mails).toEqual([]);
    expect((await deliver()).status).toBe(200);
    expect(testBackend.mails).toHaveLength(1);
    takeLogs();
  });

  test("sends nothing if it lies: the session is open, paid, or unknown", async () => {
    const open = await leave({ email: "dot@example.com" });
    const bought = await testBackend.buyPlan({ email: "dot-paid@example.com" });
    for (const id of [open.sessionId, bought.sessionId, "cs_test_nobodyknowsit"]) {
      const event = eventText("checkout.session.expired", {
        id,
        status: "expired",
        consent: { promotions: "opt_in" },
        customer_details: { email: "evil@example.com" },
        after_expiration: { recovery: { url: "https://evil.example", expires_at: 99_999_999_999 } },
      });
      const headers = { "stripe-signature": createSignature(event) };
      expect((await testBackend.call("stripe-webhook", event, { headers })).status).toBe(200);
    }
    expect(testBackend.mails).toEqual([]);
    await expire();
  });
});

describe("a server that dies", () => {
  test("before the mail is sent never sends it twice", async () => {
    const { sessionId, deliver } = await loseEvent("eve@example.com");
    // The mail service takes the mail, and the server dies before it hears so.
    await testBackend.network.withoutRequests(
      ({ url }) => url.endsWith("/rpc/note_recovery_mail"),
      deliver,
    );
    expect(testBackend.mails).toHaveLength(1);
    expect(await states(sessionId)).toEqual(["sending"]);

    await deliver();
    await makeDue();
    await testBackend.sweep();
    takeLogs();
    expect(testBackend.mails).toHaveLength(1);
  });

  test("without an answer of the mail service doesn't try again", async () => {
    const { sessionId, deliver } = await loseEvent("fay@example.com");
    await testBackend.network.without(MAIL_SERVICE, deliver);
    expect(await states(sessionId)).toEqual(["sending"]);
    await deliver();
    await testBackend.sweep();
    takeLogs();
    expect(testBackend.mails).toEqual([]);
  });
});

describe("a mail that the service refuses", () => {
  test.each([429, 500])("with %i is sent by a later sweep, under the same key", async (status) => {
    refusal = status;
    const { sessionId, deliver } = await loseEvent(`gil-${status}@example.com`);
    await deliver();
    testBackend.mails.splice(0);
    expect(await states(sessionId)).toEqual(["refused"]);
    await deliver();
    expect(keys, "not before it's due").toHaveLength(1);

    refusal = undefined;
    await makeDue();
    await Promise.all([testBackend.sweep(), testBackend.sweep(), deliver()]);
    takeLogs();
    expect(testBackend.mails).toHaveLength(1);
    expect(await states(sessionId)).toEqual(["sent"]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toContain("@");
  });

  test("is given up after five attempts", async () => {
    refusal = 422;
    const { sessionId, deliver } = await loseEvent("hal@example.com");
    await deliver();
    for (let sweeps = 0; sweeps < 6; sweeps += 1) {
      await makeDue();
      await testBackend.sweep();
    }
    takeLogs();
    expect(await states(sessionId)).toEqual(["dropped: refused"]);
    expect(keys).toHaveLength(5);
  });

  test("isn't sent any more once its visitor has bought", async () => {
    refusal = 503;
    const { sessionId, deliver } = await loseEvent("ida@example.com");
    await deliver();
    refusal = undefined;
    await testBackend.buyPlan({ email: "ida@example.com" });
    await makeDue();
    await testBackend.sweep();
    takeLogs();
    expect(await states(sessionId)).toEqual(["dropped: bought"]);
    expect(keys).toHaveLength(1);
  });

  test("waits while the setting is off", async () => {
    refusal = 503;
    const { sessionId, deliver } = await loseEvent("joe@example.com");
    await deliver();
    refusal = undefined;
    await makeDue();
    process.env.RECOVERY_MAILS = "off";
    await testBackend.sweep();
    process.env.RECOVERY_MAILS = "on";
    takeLogs();
    expect(await states(sessionId)).toEqual(["refused"]);
    await testBackend.sweep();
  });
});

test("a link that works for less than a day isn't mailed", async () => {
  const { sessionId } = await loseEvent("kim@example.com");
  const { expires_at } = (await testBackend.stripe(`checkout/sessions/${sessionId}`)).body
    .after_expiration.recovery;
  await mailRecovery(sessionId, () => expires_at * 1000 - DAY_MS + 1);
  expect(testBackend.mails).toEqual([]);
  await mailRecovery(sessionId, () => expires_at * 1000 - DAY_MS);
  expect(testBackend.mails).toHaveLength(1);
});

test("an address that the service refuses is counted apart from those of buyers", async () => {
  refusal = 422;
  const { deliver } = await loseEvent("nobody@example.invalid");
  await testBackend.sql`delete from private.hourly_counts where area = 'mails'`;
  await deliver();
  takeLogs();
  await testBackend.settle();
  const kinds = await testBackend.sql`select kind from private.hourly_counts where area = 'mails'`;
  expect([...kinds]).toEqual([{ kind: "reminder MailRefused 422" }]);
});
