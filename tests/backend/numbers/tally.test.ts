import { beforeEach, describe, expect, test } from "vitest";
import { asAccount } from "../../../supabase/functions/_shared/database.ts";
import { getErrorKind } from "../../../supabase/functions/_shared/endpoint.ts";
import { tally } from "../../../supabase/functions/_shared/health/tally.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createHealth } from "../alerts/health.fixtures.ts";
import { createOperations } from "../operations/operations.fixtures.ts";
import { eventText } from "../orders/signed.ts";
import { DATABASE, MAIL_SERVICE, PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { health } = createHealth(testBackend.sql);
const { member, operate, operator } = createOperations(testBackend);
const sessionId = `cs_test_${"0".repeat(20)}`;
const fail = () => testBackend.call("stripe-verify", { sessionId });

beforeEach(async () => {
  await testBackend.settle();
  await testBackend.sql`delete from private.hourly_counts`;
});

describe("failures", () => {
  test("are counted by function and kind", async () => {
    await testBackend.network.without(PROVIDER, fail);
    await testBackend.settle();
    takeLogs();
    expect((await health()).failures).toMatchObject([
      { area: "stripe-verify", kind: "StripeConnectionError", recent: 1 },
    ]);
  });

  test("of a database that's down are counted once it's back", async () => {
    await testBackend.network.without(DATABASE, async () => {
      for (let time = 0; time < 3; time += 1) await fail();
      await testBackend.settle();
    });
    takeLogs();
    expect((await health()).failures).toEqual([]);

    await fail();
    await testBackend.settle();
    expect((await health()).failures).toMatchObject([
      { area: "stripe-verify", kind: "DatabaseError", recent: 3 },
    ]);
  });

  test("aren't what a caller got wrong", async () => {
    const [ann, op] = [await member("ann"), await operator("op")];
    await testBackend.switches({ drop: "false" });
    const id = "-".repeat(36);
    const reason = "\u{1F642}\u{1F642}";
    const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const answers = [
      await testBackend.call("withdraw", { order: id }, by(ann.token)),
      await testBackend.call("erase-account", { erasure: id }, by(ann.token)),
      await operate(op, "refund", ann.order, { amount: "2999", reason }),
      await operate(op, "refund", id),
    ];
    await testBackend.settle();
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400]);
    expect(await asAccount(op.token)("order_details", { order_id: id }).catch(getErrorKind)).toBe(
      "Refusal",
    );
    expect((await health()).failures).toEqual([]);
  });

  test("that come at once are sent together", async () => {
    const before = testBackend.network.asked.length;
    for (let time = 0; time < 1000; time += 1) tally("events", `Kind ${time % 5}`);
    await testBackend.settle();
    expect(testBackend.network.asked.slice(before)).toEqual(["POST /rest/v1/rpc/note_counts"]);
    expect((await health()).failures.map(({ day }) => day)).toEqual([200, 200, 200, 200, 200]);
  });

  test("of more kinds than anything has are left out", async () => {
    for (let kind = 0; kind < 1000; kind += 1) tally("events", `Kind ${kind}`);
    await testBackend.settle();
    const [{ kinds } = { kinds: 0 }] = await testBackend.sql<
      { kinds: number }[]
    >`select count(*)::integer as kinds from private.hourly_counts`;
    expect(kinds).toBe(200);
  });

  test("don't delay the answer", async () => {
    let isAnswered = false;
    const hold = ({ url }: Request) => {
      if (url.endsWith("/rpc/note_counts")) expect(isAnswered).toBe(true);
      return url.includes("/v1/checkout/");
    };
    await testBackend.network.withoutRequests(hold, async () => {
      await fail();
      isAnswered = true;
      await testBackend.settle();
    });
    takeLogs();
    expect((await health()).failures).toHaveLength(1);
  });
});

describe("mails and events", () => {
  test("are counted by their outcome", async () => {
    const bought = await testBackend.buyPlan();
    await testBackend.settle();
    const restore = () => testBackend.call("restore-purchase", { sessionId: bought.sessionId });
    await restore();
    await testBackend.network.without(MAIL_SERVICE, restore);
    takeLogs();
    await testBackend.settle();
    const { mails, events } = await health();
    expect(mails).toMatchObject({ sent: { recent: 1 }, TypeError: { recent: 1 } });
    expect(events.last_at).not.toBeNull();
  });

  test("that the provider didn't sign count nothing, and ask for nothing", async () => {
    const asked = testBackend.network.asked.length;
    const body = eventText("checkout.session.completed", { id: sessionId });
    const headers = { "stripe-signature": "t=1,v1=00" };
    expect((await testBackend.call("stripe-webhook", body, { headers })).status).toBe(400);
    await testBackend.settle();
    takeLogs();
    expect(testBackend.network.asked).toHaveLength(asked);
  });
});
