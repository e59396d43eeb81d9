import { expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { hasAccess, member } = createRights(testBackend);
const ended = { code: "PT401" };

/** As if a member's session had begun, and been used for the last time, so long ago. */
async function memberSince(name: string, began: string, used: string | null) {
  const person = await member(name);
  await testBackend.sql`
    update auth.sessions set created_at = now() - ${began}::interval, refreshed_at = (now() - ${used}::interval) at time zone 'UTC'
    where user_id = (select id from auth.users where email = ${person.email})`;
  return person;
}

test("the sweep ends sessions that are old, or aren't used any more", async () => {
  const unused = await memberSince("ann", "91 days", null);
  const lastUsed = await memberSince("bob", "200 days", "91 days");
  const old = await memberSince("cat", "366 days", "1 day");
  const recent = await memberSince("dan", "364 days", "89 days");
  expect(await hasAccess(unused)).toBe(true);

  await testBackend.sweep();

  expect(await hasAccess(unused)).toMatchObject(ended);
  expect(await hasAccess(lastUsed)).toMatchObject(ended);
  expect(await hasAccess(old)).toMatchObject(ended);
  expect(await hasAccess(recent)).toBe(true);
});

test("a sweep that can't end them finds a payment without an event all the same", async () => {
  await testBackend.switches({ drop: "true" });
  const { sessionId } = await testBackend.buyPlan();
  const isEnding = ({ url }: Request) => url.endsWith("/end_old_sessions");

  const { status } = await testBackend.network.withoutRequests(isEnding, () => testBackend.sweep());

  expect(status).toBe(200);
  expect(await testBackend.orders(sessionId)).toEqual(["completed"]);
  expect(takeLogs()).toEqual([
    expect.stringMatching(/^Old sessions are still open: /),
    expect.stringMatching(/^The sweep wrote down 1 payments/),
  ]);
});
