// @module-tag long
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  reportReachable,
  reportUnreachable,
} from "../../../supabase/functions/alerts/unreachable.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const HOUR_MS = 3_600_000;
const MAILS = "/mail/v1/emails";

/** True if the mail service's answers get lost after its work. */
let losesAnswers = false;
const keys: (string | null)[] = [];
const testBackend = await openTestBackend({
  others: async (request) => {
    if (new URL(request.url).pathname !== MAILS) return undefined;
    keys.push(request.headers.get("idempotency-key"));
    if (losesAnswers) throw new TypeError("fetch failed");
    return undefined;
  },
});
const { member, withdraw, erase, refunds } = createRights(testBackend);

beforeEach(() => void keys.splice(0));
afterEach(() => {
  losesAnswers = false;
});

async function sweepThrice(): Promise<void> {
  for (let sweeps = 0; sweeps < 3; sweeps++) await testBackend.sweep();
  takeLogs();
}

describe("a mail is repeated under the same key after a lost answer", () => {
  test("if it's a receipt, until its text changes", async () => {
    const ann = await member("ann");
    keys.splice(0);
    losesAnswers = true;
    await withdraw(ann);
    await sweepThrice();
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys)).toEqual(
      new Set([expect.stringMatching(/^receipt-[0-9a-f-]{36}-refund$/)]),
    );
    losesAnswers = false;
    await sweepThrice();
  });

  test("if it's a receipt during a dispute, which says something else", async () => {
    const dee = await member("dee");
    await testBackend.stripe("test_helpers/disputes", { payment_intent: dee.payment_intent });
    keys.splice(0);
    await withdraw(dee);
    takeLogs();
    expect(keys).toEqual([expect.stringMatching(/^receipt-[0-9a-f-]{36}-disputed$/)]);
  });

  test("if it's about an erased account, with pauses that grow", async () => {
    const bob = await member("bob");
    keys.splice(0);
    losesAnswers = true;
    await erase(bob.token);
    for (let times = 0; times < 4; times++) await sweepThrice();
    expect(keys).toHaveLength(4);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^erasure-[0-9a-f-]{36}$/)]));
  });

  test("if it's for the operator", async () => {
    const cat = await member("cat");
    await withdraw(cat);
    const [{ id }] = (await refunds(cat)) as [{ id: string }];
    await testBackend.stripe(`test_helpers/refunds/${id}/fail`, {});
    keys.splice(0);
    losesAnswers = true;
    await sweepThrice();
    expect(keys).toHaveLength(2);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^refunds-[0-9a-f]{64}$/)]));
  });
});

test("each outage of the database is mailed, also a second one in the same hour", async () => {
  const eight = Date.parse("2026-05-05T08:00:00Z");
  for (const at of [eight, eight + HOUR_MS / 2, eight + 2 * HOUR_MS]) {
    await reportUnreachable(at);
    await reportReachable();
  }
  const sent = keys.filter((key) => key !== null);
  expect(sent.map((key) => key.replace(/-\d+$/, ""))).toEqual([
    "alerts-database-2026-05-05T08",
    "alerts-database-2026-05-05T08",
    "alerts-database-2026-05-05T10",
  ]);
  expect(new Set(sent).size).toBe(3);
});
