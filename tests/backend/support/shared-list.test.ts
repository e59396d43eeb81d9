import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "./open-test-backend.ts";
import { sha256 } from "./wrap-database.ts";

const shop = await openTestBackend();
const { member, rpc, erase } = createRights(shop);
const SECRET = "s".repeat(43);
const item = { id: "1", name: "Butter", category: "Fats & Oils" };

describe("shared-list", () => {
  test("opens a member's list for anyone with the link, until the account is erased", async () => {
    const ann = await member("ann");
    const share = { list: "a", secret_hash: sha256(SECRET), items: [item] };
    expect((await rpc("share_list", share, ann.token)).status).toBe(200);
    await shop.sql`insert into public.tracker_entries (user_id, day, field, value, changed_at)
      select id, 0, 'item:a:1', '{"name": "Butter"}', now() - interval '1 hour' from auth.users where email = ${ann.email}`;

    const ticks = [{ id: "1", checked: true, ago: 1.5 }];
    const { status, body } = await shop.call("shared-list", { secret: SECRET, ticks });
    expect({ status, body }).toEqual({
      status: 200,
      body: { state: "open", expires_at: expect.any(String), items: [{ ...item, checked: true }] },
    });

    await erase(ann.token);
    expect(await shop.call("shared-list", { secret: SECRET })).toMatchObject({
      status: 404,
      body: { error: "There's no list at this link." },
    });
    expect(takeLogs().join()).not.toContain(SECRET);
  });

  test("refuses what isn't a whole link, and a client that guesses", async () => {
    expect((await shop.call("shared-list", { secret: "short" })).status).toBe(400);
    for (const id of ["\0", "\ud800"]) {
      const ticks = [{ id, checked: true, ago: 1 }];
      expect((await shop.call("shared-list", { secret: SECRET, ticks })).status).toBe(400);
    }
    const guess = (nth: number) =>
      shop.call("shared-list", { secret: `${nth}`.padStart(43, "g") }, { from: "203.0.113.9" });
    for (let nth = 0; nth < 60; nth++) expect((await guess(nth)).status).toBe(404);
    expect((await guess(60)).status).toBe(429);
  });
});
