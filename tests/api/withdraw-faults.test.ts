// @module-tag long
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tendWithdrawals } from "../../supabase/functions/_shared/withdrawals/tend-withdrawals.ts";
import { takeSaid } from "../support/quiet-console.ts";
import { MAIL_SERVICE, PROVIDER } from "./network.ts";
import { openShop } from "./open-shop.ts";
import { rightsIn } from "./rights.fixtures.ts";

const shop = await openShop();
const { member, withdraw, refunds, hasAccess } = rightsIn(shop);

beforeEach(() => void shop.mails.splice(0));

/** The provider refunds, but its answer is lost. */
async function withdrawUnanswered(buyer: Parameters<typeof withdraw>[0]): Promise<void> {
  await shop.switches({
    "apiFault[status]": "500",
    "apiFault[times]": "2",
    "apiFault[after]": "true",
  });
  await withdraw(buyer);
  await shop.switches({ apiFault: "" });
}

describe("a member who withdraws while something is down", () => {
  test("keeps the date if the provider is down, and the sweep refunds", async () => {
    const cat = await member("cat");
    const { status, body } = await shop.network.without(PROVIDER, () => withdraw(cat));
    expect([status, body.state]).toEqual([200, "withdrawn"]);
    expect(takeSaid().join()).toContain("A refund has to wait");
    expect(await hasAccess(cat), "until the refund").toBe(true);
    expect(shop.mails).toHaveLength(1);

    await shop.sweep();
    takeSaid();
    expect(await refunds(cat)).toHaveLength(1);
    expect(await hasAccess(cat)).toBe(false);
    const later = await withdraw(cat);
    expect(later.body).toMatchObject({ state: "refunded", declared_at: body.declared_at });
    expect(shop.mails, "one receipt").toHaveLength(1);
  });

  test.each(["false", "true"])(
    "is refunded once by the sweep after a server error of the provider (after its work: %s)",
    async (after) => {
      const dan = await member(`dan-${after}`);
      await shop.switches({
        "apiFault[status]": "500",
        "apiFault[times]": "2",
        "apiFault[after]": after,
      });
      expect((await withdraw(dan)).status).toBe(200);
      await shop.switches({ apiFault: "" });
      await shop.sweep();
      await shop.sweep();
      takeSaid();
      expect(await refunds(dan)).toHaveLength(1);
      expect(await shop.orders(dan.sessionId)).toEqual(["refunded"]);
      const [left] = await shop.sql`select public.due_withdrawals(100) as due`;
      expect(left?.due, "nothing is left to do").toEqual([]);
    },
  );

  test("stays known to the operator if the refund fails after an attempt with a lost answer", async () => {
    const ivy = await member("ivy");
    await withdrawUnanswered(ivy);
    await shop.sql`update private.withdrawals set operator_told_at = now()`;
    await shop.sweep();
    takeSaid();
    const [{ id }] = (await refunds(ivy)) as [{ id: string }];
    await shop.stripe(`test_helpers/refunds/${id}/fail`, {});
    shop.mails.splice(0);
    await shop.sweep();
    await shop.sweep();
    takeSaid();
    expect(await shop.orders(ivy.sessionId)).toEqual(["completed"]);
    expect((await withdraw(ivy)).body.state).toBe("stopped");
    expect(shop.mails).toMatchObject([
      { subject: "Refunds that need you", text: expect.stringContaining(ivy.order) },
    ]);
  });

  test("is refunded later if what was refunded before can't be read", async () => {
    const jo = await member("jo");
    await withdrawUnanswered(jo);
    await shop.network.withoutRequests(
      ({ method, url }) => method === "GET" && url.includes("/v1/refunds"),
      () => shop.sweep(),
    );
    takeSaid();
    const stateOf = async () =>
      (await shop.sql`select state from private.withdrawals where session_id = ${jo.sessionId}`)[0];
    expect(await stateOf()).toEqual({ state: "waiting" });
    await shop.sweep();
    takeSaid();
    expect(await stateOf()).toEqual({ state: "requested" });
    expect(await refunds(jo)).toHaveLength(1);
  });

  test("is refunded under a key of the attempt, and the facts may come later", async () => {
    const gil = await member("gil");
    const keys: (string | null)[] = [];
    const { status } = await shop.network.withoutRequests(
      ({ method, url, headers }) => {
        if (url.endsWith("/v1/refunds")) keys.push(headers.get("idempotency-key"));
        return method === "GET" && url.includes("/v1/checkout/sessions/");
      },
      () => withdraw(gil),
    );
    expect(status).toBe(200);
    expect(keys).toEqual([expect.stringMatching(/^withdrawal-[0-9a-f-]{36}-1$/)]);
    expect(takeSaid().join()).toContain("A refund isn't recorded yet");
    expect(await hasAccess(gil)).toBe(true);
    await shop.verify(gil.sessionId);
    expect(await hasAccess(gil)).toBe(false);
  });

  test("waits while the database fails, and lets the sweep finish", async () => {
    const hana = await member("hana");
    await shop.network.without(PROVIDER, () => withdraw(hana));
    takeSaid();
    await shop.sql`alter function public.begin_refund rename to renamed`;
    await tendWithdrawals(() => false);
    await shop.sql`alter function public.renamed rename to begin_refund`;
    expect(takeSaid().join()).toContain("A withdrawal has to wait");
    await tendWithdrawals(() => false);
    expect(await refunds(hana)).toHaveLength(1);
  });

  test("gets the receipt later if the mail service is down", async () => {
    const fay = await member("fay");
    await shop.network.without(MAIL_SERVICE, () => withdraw(fay));
    expect(takeSaid().join()).toContain("receipt of a withdrawal was not sent");
    expect(shop.mails).toEqual([]);

    await shop.sweep();
    takeSaid();
    expect(shop.mails).toMatchObject([{ to: "fay@example.com" }]);
  });
});

test("the operator hears of a refund that fails again and again", async () => {
  // At first, there is no address to mail.
  vi.stubEnv("OPERATOR_EMAIL", "");
  const pam = await member("pam");
  await shop.network.without(PROVIDER, () => withdraw(pam));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await shop.sql`update private.withdrawals set next_at = now()`;
    await shop.network.withoutRequests(
      ({ method, url }) => method === "POST" && url.endsWith("/v1/refunds"),
      () => shop.sweep(),
    );
  }
  const told = () => shop.mails.filter(({ to }) => to === "operator@localhost");
  expect(told()).toEqual([]);
  vi.unstubAllEnvs();
  await shop.sweep();
  await shop.sweep();
  takeSaid();
  expect(told()).toHaveLength(1);
});

test("a sweep that runs out of time leaves refunds to the next one", async () => {
  const quin = await member("quin");
  await shop.network.without(PROVIDER, () => withdraw(quin));
  await tendWithdrawals(() => true);
  expect(await refunds(quin)).toEqual([]);
  await tendWithdrawals(() => false);
  expect(await refunds(quin)).toHaveLength(1);
  takeSaid();
});
