import { expect, test } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { openShop } from "./open-shop.ts";
import { rightsIn } from "./rights.fixtures.ts";

const shop = await openShop();
const { hasAccess, member } = rightsIn(shop);
const ended = { code: "PT401" };

/** As if a member's session had begun, and been used for the last time, so long ago. */
async function memberSince(name: string, began: string, used: string | null) {
  const person = await member(name);
  await shop.sql`
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

  await shop.sweep();

  expect(await hasAccess(unused)).toMatchObject(ended);
  expect(await hasAccess(lastUsed)).toMatchObject(ended);
  expect(await hasAccess(old)).toMatchObject(ended);
  expect(await hasAccess(recent)).toBe(true);
});

test("a sweep that can't end them finds a payment without an event all the same", async () => {
  await shop.switches({ drop: "true" });
  const { sessionId } = await shop.bought();
  const isEnding = ({ url }: Request) => url.endsWith("/end_old_sessions");

  const { status } = await shop.network.withoutRequests(isEnding, () => shop.sweep());

  expect(status).toBe(200);
  expect(await shop.orders(sessionId)).toEqual(["completed"]);
  expect(takeSaid()).toEqual([
    expect.stringMatching(/^Old sessions are still open: /),
    expect.stringMatching(/^The sweep wrote down 1 payments/),
  ]);
});
