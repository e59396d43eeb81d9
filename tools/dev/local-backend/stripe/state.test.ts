import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { stateFolder } from "./state.fixtures.ts";
import { openTestStripe } from "./test-stripe.fixtures.ts";

describe("stored state", () => {
  test("keeps sessions and idempotency keys after a restart", async () => {
    const { file } = stateFolder();
    const before = openTestStripe({ file });
    const session = await before.session({ metadata: { nonce: "abc" } }, "key-1");
    before.standIn.close();

    const after = openTestStripe({ file, clock: before.clock });
    expect((await after.press(session.url!)).status).toBe(303);
    expect((await after.session({ metadata: { nonce: "abc" } }, "key-1")).id).toBe(session.id);
    await expect(after.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      payment_status: "paid",
      metadata: { nonce: "abc" },
    });
  });

  test("delivers remaining events after a restart", async () => {
    const { file } = stateFolder();
    const before = openTestStripe({ file, answer: () => 500 });
    await before.paySession();
    await before.clock.advance(1000);
    before.standIn.close();
    await before.clock.advance(60_000);
    expect(before.received).toHaveLength(3);

    const after = openTestStripe({ file, clock: before.clock });
    await after.clock.advance(0);
    expect(after.types()).toEqual([
      "payment_intent.succeeded",
      "charge.succeeded",
      "checkout.session.completed",
    ]);
  });

  test("keeps everything that happened after a restart", async () => {
    const { file } = stateFolder();
    const before = openTestStripe({ file });
    const { payment_intent } = await before.paySession();
    const refund = await before.stripe.refunds.create({
      payment_intent: payment_intent as string,
      amount: 100,
    });
    await before.help("disputes", { payment_intent });
    await before.help("switches", { repeat: 2 });
    await before.clock.advance(0);
    before.standIn.close();

    const after = openTestStripe({ file, clock: before.clock });
    await expect(after.stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ amount: 100 });
    expect((await after.stripe.disputes.list()).data).toHaveLength(1);
    expect((await after.stripe.events.list()).data).toHaveLength(
      (await before.stripe.events.list()).data.length,
    );
    await expect(
      after.stripe.rawRequest("GET", "/v1/test_helpers/switches"),
    ).resolves.toMatchObject({
      repeat: 2,
    });
  });

  test("is one file that only its owner can read", async () => {
    const { folder, file } = stateFolder();
    const testStripe = openTestStripe({ file });
    await testStripe.session();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "kept"))).toEqual(["stripe.json"]);
  });

  test.each([
    "",
    "{",
    `{"version":1}`,
    `{"version":1,"switches":{},"attempts":[],"sessions":[["a",null]]}`,
  ])("renames a file that holds %j, and starts empty", async (damaged) => {
    const { folder } = stateFolder();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const kept = join(folder, "stripe.json");
    writeFileSync(kept, damaged);

    const testStripe = openTestStripe({ file: kept });
    expect((await testStripe.stripe.checkout.sessions.list()).data).toEqual([]);
    const [setAside = ""] = readdirSync(folder);
    expect(setAside).toMatch(/^stripe\.json-set-aside-/);
    expect(readFileSync(join(folder, setAside), "utf8")).toBe(damaged);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test("doesn't treat an unreadable file as damaged", () => {
    const { folder, file } = stateFolder();
    mkdirSync(file, { recursive: true });
    expect(() => openTestStripe({ file })).toThrow("EISDIR");
    expect(readdirSync(join(folder, "kept"))).toEqual(["stripe.json"]);
  });
});
