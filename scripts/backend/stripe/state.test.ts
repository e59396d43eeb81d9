import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop } from "./shop-for-tests.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stripe-"));
  file = join(folder, "kept", "stripe.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a buyer who comes back after a restart can still pay, and the key of the first call still holds", async () => {
  const before = openShop({ file });
  const session = await before.session({ metadata: { nonce: "abc" } }, "key-1");
  before.standIn.close();

  const after = openShop({ file, clock: before.clock });
  expect((await after.press(session.url!)).status).toBe(303);
  expect((await after.session({ metadata: { nonce: "abc" } }, "key-1")).id).toBe(session.id);
  await expect(after.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({ payment_status: "paid", metadata: { nonce: "abc" } });
});

test("an event that was not delivered before a restart is delivered after it", async () => {
  const before = openShop({ file, answer: () => 500 });
  await before.paid();
  await before.clock.advance(1000);
  before.standIn.close();
  await before.clock.advance(60_000);
  expect(before.received).toHaveLength(3);

  const after = openShop({ file, clock: before.clock });
  await after.clock.advance(0);
  expect(after.types()).toEqual(["payment_intent.succeeded", "charge.succeeded", "checkout.session.completed"]);
});

test("everything that happened is the same after a restart", async () => {
  const before = openShop({ file });
  const { payment_intent } = await before.paid();
  const refund = await before.stripe.refunds.create({ payment_intent: payment_intent as string, amount: 100 });
  await before.help("disputes", { payment_intent });
  await before.help("switches", { repeat: 2 });
  await before.clock.advance(0);
  before.standIn.close();

  const after = openShop({ file, clock: before.clock });
  await expect(after.stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ amount: 100 });
  expect((await after.stripe.disputes.list()).data).toHaveLength(1);
  expect((await after.stripe.events.list()).data).toHaveLength((await before.stripe.events.list()).data.length);
  await expect(after.stripe.rawRequest("GET", "/v1/test_helpers/switches")).resolves.toMatchObject({ repeat: 2 });
});

test("the file is the owner's alone, and no half-written one is left beside it", async () => {
  const shop = openShop({ file });
  await shop.session();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "kept"))).toEqual(["stripe.json"]);
});

test.each(["", "{", `{"version":1}`, `{"version":1,"switches":{},"attempts":[],"sessions":[["a",null]]}`])(
  "a file that holds %j is set aside, and the shop opens empty",
  async (damaged) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const kept = join(folder, "stripe.json");
    writeFileSync(kept, damaged);

    const shop = openShop({ file: kept });
    expect((await shop.stripe.checkout.sessions.list()).data).toEqual([]);
    expect(readFileSync(`${kept}.corrupt`, "utf8")).toBe(damaged);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  },
);

test("a disk that takes nothing does not keep a buyer from paying", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  writeFileSync(join(folder, "kept"), "a file where the folder should be");
  const shop = openShop({ file });
  await expect(shop.paid()).resolves.toMatchObject({ payment_status: "paid" });
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
