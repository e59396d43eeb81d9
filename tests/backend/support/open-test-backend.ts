import { afterAll, afterEach, expect } from "vitest";
import { sendTallies } from "../../../supabase/functions/_shared/health/tally.ts";
import { TELLTALE } from "./answer.ts";
import { freshDatabase } from "./database.ts";
import { type Opening, startTestBackend, type TestBackend } from "./start-test-backend.ts";

/** A shop for one test file, in a database of its own. No answer may reveal anything. */
export async function openTestBackend(opening?: Opening): Promise<TestBackend> {
  const testBackend = await startTestBackend(await freshDatabase({ connections: 2 }), opening);
  // Other files' tests may have counted something in this process.
  sendTallies();
  await testBackend.settle();
  await testBackend.sql`delete from private.hourly_counts`;
  afterEach(() => {
    for (const answer of testBackend.answers.splice(0)) expect(answer).not.toMatch(TELLTALE);
  });
  afterAll(testBackend.close);
  return testBackend;
}
