import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openShop } from "./shop-for-tests.ts";
import { virtualClock } from "./virtual-clock.ts";

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
  await expect(after.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
    payment_status: "paid",
    metadata: { nonce: "abc" },
  });
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
  expect(after.types()).toEqual([
    "payment_intent.succeeded",
    "charge.succeeded",
    "checkout.session.completed",
  ]);
});

test("everything that happened is the same after a restart", async () => {
  const before = openShop({ file });
  const { payment_intent } = await before.paid();
  const refund = await before.stripe.refunds.create({
    payment_intent: payment_intent as string,
    amount: 100,
  });
  await before.help("disputes", { payment_intent });
  await before.help("switches", { repeat: 2 });
  await before.clock.advance(0);
  before.standIn.close();

  const after = openShop({ file, clock: before.clock });
  await expect(after.stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ amount: 100 });
  expect((await after.stripe.disputes.list()).data).toHaveLength(1);
  expect((await after.stripe.events.list()).data).toHaveLength(
    (await before.stripe.events.list()).data.length,
  );
  await expect(after.stripe.rawRequest("GET", "/v1/test_helpers/switches")).resolves.toMatchObject({
    repeat: 2,
  });
});

test("the file is the owner's alone, and no half-written one is left beside it", async () => {
  const shop = openShop({ file });
  await shop.session();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "kept"))).toEqual(["stripe.json"]);
});

test.each([
  "",
  "{",
  `{"version":1}`,
  `{"version":1,"switches":{},"attempts":[],"sessions":[["a",null]]}`,
])("a file that holds %j is set aside, and the shop opens empty", async (damaged) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const kept = join(folder, "stripe.json");
  writeFileSync(kept, damaged);

  const shop = openShop({ file: kept });
  expect((await shop.stripe.checkout.sessions.list()).data).toEqual([]);
  const [setAside = ""] = readdirSync(folder);
  expect(setAside).toMatch(/^stripe\.json-set-aside-/);
  expect(readFileSync(join(folder, setAside), "utf8")).toBe(damaged);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("a file that may not be read isn't taken for a damaged one", () => {
  mkdirSync(file, { recursive: true });
  expect(() => openShop({ file })).toThrow("EISDIR");
  expect(readdirSync(join(folder, "kept"))).toEqual(["stripe.json"]);
});

describe("while nothing can be written", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  /** A shop with an open session, whose folder can't be written from then on. */
  async function openOnFullDisk() {
    const shop = openShop({ file });
    const session = await shop.session();
    renameSync(join(folder, "kept"), join(folder, "moved"));
    writeFileSync(join(folder, "kept"), "a file where the folder should be");
    const freeDisk = () => {
      rmSync(join(folder, "kept"));
      renameSync(join(folder, "moved"), join(folder, "kept"));
    };
    return { shop, session, freeDisk };
  }

  test("a purchase waits for the disk, is confirmed then, and is there after a kill", async () => {
    const { shop, session, freeDisk } = await openOnFullDisk();
    const pressed = shop.press(session.url!);
    let isAnswered = false;
    void pressed.then(() => {
      isAnswered = true;
    });
    await shop.clock.advance(3000);
    expect(isAnswered).toBe(false);
    expect(shop.received, "the shop hears of nothing").toEqual([]);

    freeDisk();
    await shop.clock.advance(2000);
    expect((await pressed).status).toBe(303);
    expect(shop.types()).toContain("checkout.session.completed");
    const next = openShop({ file, clock: virtualClock() });
    await expect(next.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      payment_status: "paid",
    });
  });

  test("a buyer who waited too long looks again, and never pays twice", async () => {
    const { shop, session, freeDisk } = await openOnFullDisk();
    const pressed = shop.press(session.url!);
    await shop.clock.advance(5000);
    const page = await pressed;
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain("<form");

    freeDisk();
    await shop.clock.advance(5000);
    const later = await shop.visit(session.url!);
    expect(later.status).toBe(410);
    expect(await later.text()).toContain("This has been paid already");
  });

  test("a purchase that was never confirmed can be made after a kill", async () => {
    const { shop, session, freeDisk } = await openOnFullDisk();
    void shop.press(session.url!);
    await shop.clock.advance(60_000);
    expect(shop.received).toEqual([]);
    freeDisk();

    const next = openShop({ file, clock: virtualClock() });
    await expect(next.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      status: "open",
    });
    expect((await next.press(session.url!)).status).toBe(303);
  });

  test("no call tells of what isn't in the file, and a repeated one gets its answer", async () => {
    const { shop, session, freeDisk } = await openOnFullDisk();
    const refused = expect(shop.session({}, "key-1")).rejects.toThrow("An unknown error occurred");
    await shop.clock.advance(0);
    const withheld = expect(shop.stripe.checkout.sessions.list()).rejects.toThrow(
      "An unknown error occurred",
    );
    await shop.clock.advance(5000);
    await Promise.all([refused, withheld]);

    freeDisk();
    await shop.clock.advance(5000);
    const { id } = await shop.session({}, "key-1");
    expect(
      (await shop.stripe.checkout.sessions.list()).data.map((one) => one.id).toSorted(),
    ).toEqual([id, session.id].toSorted());
  });
});
