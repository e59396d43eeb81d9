import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stateFolder } from "./state.fixtures.ts";
import { openTestStripe } from "./test-stripe.fixtures.ts";
import { virtualClock } from "./virtual-clock.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

afterEach(() => void vi.restoreAllMocks());

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
