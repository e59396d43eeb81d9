import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../../supabase/functions/withdraw/person-name.ts";
import { freshDatabase } from "../support/database.ts";
import { PRICE, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);

/** The end of the last day after a purchase, on a clock that is so many hours ahead of UTC. */
function endOnClock(boughtAt: string, hoursAhead: number, days: number): number {
  const local = new Date(Date.parse(boughtAt) + hoursAhead * 3_600_000);
  const midnight = Date.UTC(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate() + days + 1,
  );
  return midnight - hoursAhead * 3_600_000;
}

async function withdrawUntil(session: string): Promise<number> {
  const [row] = await sql<{ until: Date }[]>`select private.withdraw_until(${session}) as until`;
  return row!.until.getTime();
}

/** Changes the guarantee of the price that's on sale, as a migration does. */
const guarantee = (days: number) =>
  sql`update private.prices set guarantee_days = ${days} where price_id = ${PRICE.price_id} and on_sale`;

describe("withdraw_until", () => {
  test.each([
    ["2026-01-01T00:00:00Z", 30],
    ["2026-01-01T10:01:00Z", 30],
    ["2026-01-01T23:59:59Z", 60],
    ["2028-02-10T11:00:00Z", 14],
  ])("gives a buyer of %s the whole last day of %i, wherever they live", async (boughtAt, days) => {
    await guarantee(days);
    await testDatabase.record(boughtAt);
    await sql`update public.stripe_orders set created_at = ${boughtAt} where checkout_session_id = ${boughtAt}`;

    const until = await withdrawUntil(boughtAt);
    for (let hoursAhead = -12; hoursAhead <= 14; hoursAhead += 1)
      expect(until).toBeGreaterThanOrEqual(endOnClock(boughtAt, hoursAhead, days));
    expect(until - Date.parse(boughtAt)).toBeLessThanOrEqual((days + 1) * 24 * 3_600_000);
  });

  test("keeps the days that an order was bought with", async () => {
    await guarantee(60);
    await testDatabase.record("earlier");
    const promised = await withdrawUntil("earlier");

    await guarantee(30);
    await testDatabase.record("earlier");
    await testDatabase.record("later");
    expect(await withdrawUntil("earlier")).toBe(promised);
    expect(await withdrawUntil("later")).toBeLessThan(promised);
    const [order] = await sql<{ until: string }[]>`
      select private.withdrawal_of('earlier') ->> 'until' as until`;
    expect(Date.parse(order!.until)).toBe(Math.floor(promised / 1000) * 1000);
  });
});

describe("parsePersonName", () => {
  test.each([
    ...[
      "Jane Doe",
      "José Ñandú-O’Brien",
      "D'Angelo",
      "J. R. R. Tolkien",
      "Martin Luther King, Jr.",
    ],
    ...[
      "李小龍",
      "ジャン・ドゥ",
      "Nguyễn Văn A",
      "अनुष्का शर्मा",
      "عبد الله",
      "Müller & Co.",
      "Louis 14",
    ],
  ])("keeps %s", (name) => {
    expect(parsePersonName(` ${name} `)).toBe(name);
  });

  test.each([
    ["Jane  Doe", "Jane Doe"],
    ["Jane\u200B D\u202Eoe\uFEFF", "Jane Doe"],
    ["Ｊane", "Jane"],
    ["Dr.Lee", "Dr. Lee"],
    ["Go to pay.example.com now", "Go to pay. example. com now"],
    ["pay．example", "pay. example"],
  ])("cleans %j", (typed, name) => {
    expect(parsePersonName(typed)).toBe(name);
  });

  test.each([
    ...["", " ", "\u200B", "...", "12345", "a".repeat(101)],
    ...[
      "Refund on hold! Confirm at https://pay.example",
      "jane@example.com",
      "//pay",
      "a:b",
      "<b>",
    ],
    ...["Jane\nDoe", "Jane\u2028Doe", "Jane\0", "Jane\uD800", "pay。example", "jane＠example.com"],
  ])("refuses %j", (typed) => {
    expect(parsePersonName(typed)).toBeUndefined();
  });
});
