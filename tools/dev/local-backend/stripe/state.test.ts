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
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openTestStripe } from "./test-stripe.fixtures.ts";
import { virtualClock } from "./virtual-clock.ts";

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

/** A shop with an open session. Its folder can't be written from then on. */
async function openOnFullDisk() {
  const { folder, file } = stateFolder();
  const testStripe = openTestStripe({ file });
  const session = await testStripe.session();
  renameSync(join(folder, "kept"), join(folder, "moved"));
  writeFileSync(join(folder, "kept"), "a file where the folder should be");
  const freeDisk = () => {
    rmSync(join(folder, "kept"));
    renameSync(join(folder, "moved"), join(folder, "kept"));
  };
  return { file, shop: testStripe, session, freeDisk };
}

describe("stored state on a full disk", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  test("delays a purchase until the disk works", async () => {
    const { file, shop: testStripe, session, freeDisk } = await openOnFullDisk();
    const pressed = testStripe.press(session.url!);
    let isAnswered = false;
    void pressed.then(() => {
      isAnswered = true;
    });
    await testStripe.clock.advance(3000);
    expect(isAnswered).toBe(false);
    expect(testStripe.received, "the shop hears of nothing").toEqual([]);

    freeDisk();
    await testStripe.clock.advance(2000);
    expect((await pressed).status).toBe(303);
    expect(testStripe.types()).toContain("checkout.session.completed");
    const next = openTestStripe({ file, clock: virtualClock() });
    await expect(next.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      payment_status: "paid",
    });
  });

  test("shows a late buyer that they have paid", async () => {
    const { shop: testStripe, session, freeDisk } = await openOnFullDisk();
    const pressed = testStripe.press(session.url!);
    await testStripe.clock.advance(5000);
    const page = await pressed;
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain("<form");

    freeDisk();
    await testStripe.clock.advance(5000);
    const later = await testStripe.visit(session.url!);
    expect(later.status).toBe(410);
    expect(await later.text()).toContain("This has been paid already");
  });

  test("lets an unconfirmed purchase be made after a kill", async () => {
    const { file, shop: testStripe, session, freeDisk } = await openOnFullDisk();
    void testStripe.press(session.url!);
    await testStripe.clock.advance(60_000);
    expect(testStripe.received).toEqual([]);
    freeDisk();

    const next = openTestStripe({ file, clock: virtualClock() });
    await expect(next.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      status: "open",
    });
    expect((await next.press(session.url!)).status).toBe(303);
  });

  test("never returns what isn't in the file", async () => {
    const { shop: testStripe, session, freeDisk } = await openOnFullDisk();
    const refused = expect(testStripe.session({}, "key-1")).rejects.toThrow(
      "An unknown error occurred",
    );
    await testStripe.clock.advance(0);
    const withheld = expect(testStripe.stripe.checkout.sessions.list()).rejects.toThrow(
      "An unknown error occurred",
    );
    await testStripe.clock.advance(5000);
    await Promise.all([refused, withheld]);

    freeDisk();
    await testStripe.clock.advance(5000);
    const { id } = await testStripe.session({}, "key-1");
    expect(
      (await testStripe.stripe.checkout.sessions.list()).data.map((one) => one.id).toSorted(),
    ).toEqual([id, session.id].toSorted());
  });
});

/** A folder for this test, and the file in it that the stand-in makes. */
function stateFolder() {
  const folder = mkdtempSync(join(tmpdir(), "stripe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, file: join(folder, "kept", "stripe.json") };
}
