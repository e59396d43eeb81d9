import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { tablesWith } from "../access/tables-with.ts";
import { createRights, type Member } from "../rights/rights.fixtures.ts";
import { origin } from "../support/environment.ts";
import { DATABASE, someAddress } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { sha256 } from "../support/wrap-database.ts";

const shop = await openTestBackend();
const { member, rpc, erase, withdraw } = createRights(shop);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const dinner = { day: tomorrow, kind: "dinner", at: `${tomorrow}T18:00:00Z` };

const ask = (action: string, token: string) =>
  shop.call("reminders", { action }, { headers: { authorization: `Bearer ${token}` } });
const secretOf = async ({ token }: Member, action = "open-calendar"): Promise<string> =>
  (await ask(action, token)).body.secret;
const read = (path: string, headers: Record<string, string> = {}, from = someAddress()) =>
  shop.run(
    new Request(`${origin}/functions/v1/calendar/${path}`, {
      headers: { "x-forwarded-for": from, ...headers },
    }),
  );
async function subscriber(name: string) {
  const own = await member(name);
  const secret = await secretOf(own);
  await rpc("save_reminders", { events: [dinner] }, own.token);
  return { ...own, secret };
}

describe("calendar", () => {
  test("is text/calendar for a program without any header, also from another site", async () => {
    const { secret } = await subscriber("ada");
    const response = await read(`${secret}.ics`, { "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toContain(`DTSTART:${tomorrow.replaceAll("-", "")}T180000Z\r\n`);
  });

  test("answers 304 until something changes", async () => {
    const { secret, token } = await subscriber("bea");
    const tag = (await read(`${secret}.ics`)).headers.get("etag") ?? "";
    const again = () => read(`${secret}.ics`, { "if-none-match": `"another", W/${tag}` });
    await rpc("save_reminders", { events: [dinner] }, token);
    expect([(await again()).status, await (await again()).text()]).toEqual([304, ""]);
    await rpc("save_reminders", { events: [{ ...dinner, kind: "lunch" }] }, token);
    expect((await again()).status).toBe(200);
  });

  test("has one answer for every address that isn't good, and an error for none", async () => {
    const [replaced, off, erased, refunded] = await Promise.all([
      subscriber("cleo"),
      subscriber("dana"),
      subscriber("eve"),
      subscriber("fay"),
    ]);
    await secretOf(replaced, "new-address");
    await rpc("close_calendar", {}, off.token);
    await erase(erased.token);
    await withdraw(refunded);
    await shop.settle();
    const gone = [replaced, off, erased, refunded].map(({ secret }) => `${secret}.ics`);
    const guessed = ["", ".ics", "0".repeat(64), `${"0".repeat(64)}.ics`, `${"%00".repeat(9)}.ics`];
    for (const path of [...gone, ...guessed, `${off.secret}.ics/more`]) {
      const response = await read(path);
      expect([response.status, await response.text()], path).toEqual([
        404,
        '{"error":"There\'s no calendar at this address."}',
      ]);
    }
  });

  test("makes guessers wait", async () => {
    const { secret } = await subscriber("gil");
    const from = someAddress();
    for (let guess = 0; guess < 120; guess += 1)
      await read(`${sha256(`guess ${guess}`)}.ics`, {}, from);
    const response = await read(`${secret}.ics`, {}, from);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "600"]);
    expect((await read(`${secret}.ics`)).status).toBe(200);
  });

  test("leaves its secret in no table and no log", async () => {
    const { secret } = await subscriber("hedy");
    await read(`${secret}.ics`);
    await shop.network.without(DATABASE, () => read(`${secret}.ics`));
    await read(`${secret}x.ics`);
    expect(await tablesWith(shop.sql, secret)).toEqual([]);
    const said = takeLogs();
    expect(said.length).toBeGreaterThan(0);
    expect(JSON.stringify(said)).not.toContain(secret.slice(0, 12));
  });
});

describe("reminders", () => {
  test("return the same address again, and another one on request", async () => {
    const own = await member("ines");
    const first = await secretOf(own);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await secretOf(own)).toBe(first);
    expect(await secretOf(own, "new-address")).not.toBe(first);
  });

  test("follow a changed secret of the deployment", async () => {
    const { secret, token } = await subscriber("jo");
    await shop.sql`update private.reminders set address_hash = ${sha256("of an earlier secret")}
      where address_hash = ${sha256(secret)}`;
    expect((await read(`${secret}.ics`)).status).toBe(404);
    expect((await ask("open-calendar", token)).body.secret).toBe(secret);
    expect((await read(`${secret}.ics`)).status).toBe(200);
  });

  test("are for members alone", async () => {
    expect((await ask("open-calendar", "sb_publishable_of_tests")).status).toBe(401);
    const { body } = await createRights(shop).signUp("stranger@example.com");
    expect((await ask("open-calendar", body.access_token)).status).toBe(403);
    expect((await ask("open", body.access_token)).status).toBe(400);
  });
});
