// @module-tag long
import { beforeEach, describe, expect, test, vi } from "vitest";
import { retryWithdrawals } from "../../../supabase/functions/_shared/withdrawals/retry-withdrawals.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { MAIL_SERVICE, PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { member, withdraw, refunds, hasAccess } = createRights(testBackend);

beforeEach(() => void testBackend.mails.splice(0));

/** The provider refunds, but its answer is lost. */
async function withdrawUnanswered(buyer: Parameters<typeof withdraw>[0]): Promise<void> {
  await testBackend.switches({
    "apiFault[status]": "500",
    "apiFault[times]": "2",
    "apiFault[after]": "true",
  });
  await withdraw(buyer);
  await testBackend.switches({ apiFault: "" });
}

describe("a member who withdraws while something is down", () => {
  test("keeps the date if the provider is down, and the sweep refunds", async () => {
    const cat = await member("cat");
    const { status, body } = await testBackend.network.without(PROVIDER, () => withdraw(cat));
    expect([status, body.state]).toEqual([200, "withdrawn"]);
    expect(takeLogs().join()).toContain("A refund has to wait");
    expect(await hasAccess(cat), "until the refund").toBe(true);
    expect(testBackend.mails).toHaveLength(1);

    await testBackend.sweep();
    takeLogs();
    expect(await refunds(cat)).toHaveLength(1);
    expect(await hasAccess(cat)).toBe(false);
    const later = await withdraw(cat);
    expect(later.body).toMatchObject({ state: "refunded", declared_at: body.declared_at });
    expect(testBackend.mails, "one receipt").toHaveLength(1);
  });

  test.each(["false", "true"])(
    "is refunded once by the sweep after a server error of the provider (after its work: %s)",
    async (after) => {
      const dan = await member(`dan-${after}`);
      await testBackend.switches({
        "apiFault[status]": "500",
        "apiFault[times]": "2",
        "apiFault[after]": after,
      });
      expect((await withdraw(dan)).status).toBe(200);
      await testBackend.switches({ apiFault: "" });
      await testBackend.sweep();
      await testBackend.sweep();
      takeLogs();
      expect(await refunds(dan)).toHaveLength(1);
      expect(await testBackend.orders(dan.sessionId)).toEqual(["refunded"]);
      const [left] = await testBackend.sql`select public.due_withdrawals(100) as due`;
      expect(left?.due, "nothing is left to do").toEqual([]);
    },
  );

  test("stays known to the operator if the refund fails after an attempt with a lost answer", async () => {
    const ivy = await member("ivy");
    await withdrawUnanswered(ivy);
    await testBackend.sql`update private.withdrawals set operator_told_at = now()`;
    await testBackend.sweep();
    takeLogs();
    const [{ id }] = (await refunds(ivy)) as [{ id: string }];
    await testBackend.stripe(`test_helpers/refunds/${id}/fail`, {});
    testBackend.mails.splice(0);
    await testBackend.sweep();
    await testBackend.sweep();
    takeLogs();
    expect(await testBackend.orders(ivy.sessionId)).toEqual(["completed"]);
    expect((await withdraw(ivy)).body.state).toBe("stopped");
    expect(testBackend.mails).toMatchObject([
      { subject: "Refunds that need you", text: expect.stringContaining(ivy.order) },
    ]);
  });

  test("is refunded later if what was refunded before can't be read", async () => {
    const jo = await member("jo");
    await withdrawUnanswered(jo);
    await testBackend.network.withoutRequests(
      ({ method, url }) => method === "GET" && url.includes("/v1/refunds"),
      () => testBackend.sweep(),
    );
    takeLogs();
    const readState = async () =>
      (
        await testBackend.sql`select state from private.withdrawals where session_id = ${jo.sessionId}`
      )[0];
    expect(await readState()).toEqual({ state: "waiting" });
    await testBackend.sweep();
    takeLogs();
    expect(await readState()).toEqual({ state: "requested" });
    expect(await refunds(jo)).toHaveLength(1);
  });

  test("is refunded under a key of the attempt, and the facts may come later", async () => {
    const gil = await member("gil");
    const keys: (string | null)[] = [];
    const { status } = await testBackend.network.withoutRequests(
      ({ method, url, headers }) => {
        if (url.endsWith("/v1/refunds")) keys.push(headers.get("idempotency-key"));
        return method === "GET" && url.includes("/v1/checkout/sessions/");
      },
      () => withdraw(gil),
    );
    expect(status).toBe(200);
    expect(keys).toEqual([expect.stringMatching(/^withdrawal-[0-9a-f-]{36}-1$/)]);
    expect(takeLogs().join()).toContain("A refund isn't recorded yet");
    expect(await hasAccess(gil)).toBe(true);
    await testBackend.verify(gil.sessionId);
    expect(await hasAccess(gil)).toBe(false);
  });

  test("waits while the database fails, and lets the sweep finish", async () => {
    const hana = await member("hana");
    await testBackend.network.without(PROVIDER, () => withdraw(hana));
    takeLogs();
    await testBackend.sql`alter function public.begin_refund rename to renamed`;
    await retryWithdrawals(() => false);
    await testBackend.sql`alter function public.renamed rename to begin_refund`;
    expect(takeLogs().join()).toContain("A withdrawal has to wait");
    await retryWithdrawals(() => false);
    expect(await refunds(hana)).toHaveLength(1);
  });

  test("gets the receipt later if the mail service is down", async () => {
    const fay = await member("fay");
    await testBackend.network.without(MAIL_SERVICE, () => withdraw(fay));
    expect(takeLogs().join()).toContain("receipt of a withdrawal was not sent");
    expect(testBackend.mails).toEqual([]);

    await testBackend.sweep();
    takeLogs();
    expect(testBackend.mails).toMatchObject([{ to: "fay@example.com" }]);
  });
});

test("the operator hears of a refund that fails again and again", async () => {
  // At first, there is no address to mail.
  vi.stubEnv("OPERATOR_EMAIL", "");
  const pam = await member("pam");
  await testBackend.network.without(PROVIDER, () => withdraw(pam));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await testBackend.sql`update private.withdrawals set next_at = now()`;
    await testBackend.network.withoutRequests(
      ({ method, url }) => method === "POST" && url.endsWith("/v1/refunds"),
      () => testBackend.sweep(),
    );
  }
  const listOperatorMails = () => testBackend.mails.filter(({ to }) => to === "operator@localhost");
  expect(listOperatorMails()).toEqual([]);
  vi.unstubAllEnvs();
  await testBackend.sweep();
  await testBackend.sweep();
  takeLogs();
  expect(listOperatorMails()).toHaveLength(1);
});

test("a sweep that runs out of time leaves refunds to the next one", async () => {
  const quin = await member("quin");
  await testBackend.network.without(PROVIDER, () => withdraw(quin));
  await retryWithdrawals(() => true);
  expect(await refunds(quin)).toEqual([]);
  await retryWithdrawals(() => false);
  expect(await refunds(quin)).toHaveLength(1);
  takeLogs();
});
