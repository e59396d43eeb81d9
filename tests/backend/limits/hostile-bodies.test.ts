// @module-tag long
import fc from "fast-check";
import { expect, test } from "vitest";
import { samples } from "../../support/samples.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();

const odd = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "\u202e",
    "%00",
    "<script>",
    "' or 1=1 --",
    "cs_test_",
    `cs_test_${"a".repeat(50)}`,
    PRICE.price_id,
    "a@b",
    "@@@",
  ),
);
const key = fc.oneof(
  fc.constantFrom(
    "priceId",
    "sessionId",
    "email",
    "ticket",
    "code",
    "name",
    "order",
    "erasure",
    "__proto__",
    "constructor",
    "toString",
    "hours",
  ),
  fc.string(),
);
const value = fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: fc.jsonValue() });
const record = fc
  .array(fc.tuple(key, value), { maxLength: 5 })
  .map(
    (entries) =>
      `{${entries.map(([name, said]) => `${JSON.stringify(name)}:${JSON.stringify(said)}`).join(",")}}`,
  );
const texts = fc
  .dictionary(
    fc.constantFrom("priceId", "sessionId", "email", "ticket", "code", "name", "order", "erasure"),
    odd.chain((text) => fc.constantFrom(text, `${text}@${text}`)),
    { minKeys: 1 },
  )
  .map((said) => JSON.stringify(said));
const body = fc.oneof(
  { weight: 3, arbitrary: texts },
  { weight: 3, arbitrary: record },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

// The statuses for bodies that fit, the most bytes that fit, and the status for larger ones.
test.each([
  ["stripe-checkout", [400], 2048, 413],
  ["stripe-verify", [200, 400], 16_384, 200],
  ["restore-purchase", [200, 400, 404], 2048, 413],
  ["stripe-webhook", [400], 1_000_000, 413],
  ["client-address", [401], 2048, 401],
  ["conversions", [401], 2048, 401],
  ["events", [400], 8192, 413],
  ["shared-list", [400], 65_536, 413],
  ["withdraw", [200, 400, 401, 404], 2048, 413],
  ["erase-account", [400, 401], 1024, 413],
  ["operations", [400, 401], 2048, 413],
  ["reminders", [400, 401], 2048, 413],
])(
  "whatever body %s gets, it answers without an error and without side effects",
  async (name, statuses, mostBytes, tooLarge) => {
    const before = await testBackend.countWritten();
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        // Skip the one valid body, which isn't hostile.
        fc.pre(name !== "stripe-checkout" || !sent.includes(PRICE.price_id));
        const { status } = await testBackend.call(name, sent);
        seen.add(status);
        const isTooLarge = new TextEncoder().encode(sent).length > mostBytes;
        expect(isTooLarge ? [tooLarge] : statuses).toContain(status);
      }),
      {
        numRuns: samples(200),
        examples: [["x".repeat(mostBytes)], ["x".repeat(mostBytes + 1)]],
        // Looking for a smaller body that fails, too, can take all memory.
        endOnFailure: true,
      },
    );
    const needsSecret = ["client-address", "conversions"].includes(name);
    expect(seen.has(needsSecret ? 401 : 400)).toBe(true);
    await testBackend.settle();
    expect(await testBackend.countWritten()).toEqual(before);
    expect(testBackend.mails).toEqual([]);
    expect((await testBackend.stripe("checkout/sessions")).body.data).toEqual([]);
    expect(Object.prototype).not.toHaveProperty("priceId");
  },
);
