// @module-tag long
import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createOperations } from "./operations.fixtures.ts";

const testBackend = await openTestBackend();
const { operator, member, refund, refunds, hasAccess, log } = createOperations(testBackend);
const op = await operator("op");

describe("an operator who refunds while something is down", () => {
  test("hears that the provider didn't answer, and refunds once with the next try", async () => {
    const ida = await member("ida");
    const { status, body } = await testBackend.network.without(PROVIDER, () => refund(op, ida));
    takeLogs();
    expect([status, body.error]).toEqual([
      409,
      "The payment provider didn't answer. Try again: it can't refund twice.",
    ]);
    expect(await hasAccess(ida)).toBe(true);
    expect((await refund(op, ida)).status).toBe(200);
    expect(await refunds(ida)).toHaveLength(1);
    expect(await log(ida)).toEqual(["refund refunded", "refund not_refunded not_reached"]);
  });

  test.each(["false", "true"])(
    "refunds once after a server error of the provider (after its work: %s)",
    async (after) => {
      const jim = await member(`jim-${after}`);
      await testBackend.switches({
        "apiFault[status]": "500",
        "apiFault[times]": "2",
        "apiFault[after]": after,
      });
      await refund(op, jim);
      await testBackend.switches({ apiFault: "" });
      await refund(op, jim);
      takeLogs();
      expect(await refunds(jim)).toHaveLength(1);
      expect(await testBackend.orders(jim.sessionId)).toEqual(["refunded"]);
    },
  );

  test("hears that it's refunded, although the provider's answer got lost", async () => {
    const mel = await member("mel");
    const { status } = await testBackend.network.withoutAnswers(
      ({ method, url }) => method === "POST" && url.endsWith("/v1/refunds"),
      () => refund(op, mel),
    );
    takeLogs();
    expect(status).toBe(200);
    expect(await log(mel)).toEqual(["refund refunded"]);
  });

  test("hears that access ends later if the facts can't be read, and the sweep reads them", async () => {
    const kim = await member("kim");
    const { body } = await testBackend.network.withoutRequests(
      ({ method, url }) => method === "GET" && PROVIDER.test(new URL(url).pathname),
      () => refund(op, kim),
    );
    expect(body.outcome).toBe("requested");
    expect(await hasAccess(kim)).toBe(true);
    await testBackend.sweep();
    takeLogs();
    expect(await hasAccess(kim)).toBe(false);
  });

  test("takes over after a server that died, with the same key", async () => {
    const lea = await member("lea");
    const id = crypto.randomUUID();
    await testBackend.network.withoutRequests(
      ({ url }) => url.endsWith("/rpc/note_operation"),
      () => refund(op, lea, { id }),
    );
    takeLogs();
    expect(await refund(op, lea, { id }), "within two minutes").toMatchObject({ status: 503 });
    // Time can't be changed in an append-only table, except by its owner.
    await testBackend.sql.begin(async (own) => {
      await own`alter table private.operator_actions disable trigger user`;
      await own`update private.operator_actions set at = now() - interval '3 minutes' where id = ${id}`;
      await own`alter table private.operator_actions enable trigger user`;
    });
    expect((await refund(op, lea, { id })).body.outcome).toBe("refunded");
    expect(await refunds(lea)).toHaveLength(1);
  });
});
