import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readPriceList } from "./price-list.ts";

const INSERT =
  "insert into private.prices (price_id, amount, currency, name, description)\nvalues ('plan', 2999, 'usd', 'The Plan; it''s good', 'Once (for ever).');\n";

/** The price list after these migrations. */
function listAfter(...migrations: string[]) {
  const supabase = mkdtempSync(join(tmpdir(), "supabase-"));
  onTestFinished(() => rmSync(supabase, { recursive: true }));
  mkdirSync(join(supabase, "migrations"));
  for (const [at, text] of migrations.entries())
    writeFileSync(join(supabase, "migrations", `2026010${at}000000_step.sql`), text);
  return readPriceList(supabase);
}

const plan = {
  id: "plan",
  amount: 2999,
  currency: "usd",
  name: "The Plan; it's good",
  guaranteeDays: 30,
  isOnSale: true,
};

describe("readPriceList", () => {
  test("reads what a migration inserts", () => {
    expect(listAfter(INSERT)).toEqual([plan]);
    expect(
      listAfter(
        `${INSERT}insert into private.prices (price_id, amount, currency, name, description, on_sale) values ('a', 1, 'eur', 'A', '', false), ('b', 2, 'eur', 'B', '', true);`,
      ),
    ).toEqual([
      plan,
      { id: "a", amount: 1, currency: "eur", name: "A", guaranteeDays: 30, isOnSale: false },
      { id: "b", amount: 2, currency: "eur", name: "B", guaranteeDays: 30, isOnSale: true },
    ]);
  });

  test("applies a new price, and remembers the former one", () => {
    const change =
      "-- dearer; from June on\nupdate private.prices set on_sale = false where price_id = 'plan' and amount = 2999;\ninsert into private.prices (price_id, amount, currency, name, description) values ('plan', 3999, 'usd', 'The Plan', 'Once.');";
    const list = listAfter(INSERT, change) ?? [];
    expect(list.filter(({ isOnSale }) => isOnSale)).toEqual([
      { ...plan, amount: 3999, name: "The Plan" },
    ]);
    expect(list.some(({ amount, isOnSale }) => amount === 2999 && !isOnSale)).toBe(true);
  });

  test("applies a longer guarantee", () => {
    const longer =
      "update private.prices set guarantee_days = 60 where price_id = 'plan' and on_sale;";
    const list = listAfter(INSERT, longer) ?? [];
    expect(list.filter(({ isOnSale }) => isOnSale)).toEqual([{ ...plan, guaranteeDays: 60 }]);
  });

  test("applies a new name, and remembers the former one", () => {
    const list =
      listAfter(
        INSERT,
        "update private.prices set name = 'The New Plan' where price_id = 'plan' and on_sale;",
      ) ?? [];
    expect(list.map(({ name, isOnSale }) => [name, isOnSale])).toEqual([
      ["The Plan; it's good", false],
      ["The New Plan", true],
    ]);
  });

  test("ignores tables, rights, functions, comments, and texts that only mention the prices", () => {
    const others =
      "create table private.prices (price_id text);\nalter table private.prices enable row level security;\n-- insert into private.prices\n/* update private.prices set x */\n" +
      "create function f() returns void language plpgsql as $body$ begin update private.prices set on_sale = false; end $body$;\ninsert into other (text) values ('insert into x');\n";
    expect(listAfter(others + INSERT)).toEqual([plan]);
  });

  test.each([
    "delete from private.prices;",
    "update private.prices set amount = amount * 2;",
    "update private.prices set on_sale = false where amount > 10;",
    "insert into private.prices select * from old_prices;",
    "insert into private.prices (price_id, amount) values ('plan', 1) on conflict do nothing;",
    "with gone as (delete from private.prices returning *) select 1;",
    "truncate private.prices;",
    "alter table private.prices alter column guarantee_days set default 60;",
    "do $$ begin update private.prices set on_sale = false; end $$;",
  ])("throws with the line of what it can't read: %s", (statement) => {
    expect(() => listAfter(INSERT, `-- a note\n\n${statement}`)).toThrow(
      /supabase\/migrations\/20260101000000_step\.sql:3 {2}This changes the price list/,
    );
  });

  test("returns undefined without SQL, and the list of this project", () => {
    expect(readPriceList(join(tmpdir(), "no-such-folder"))).toBeUndefined();
    const list = readPriceList(join(import.meta.dirname, "..", "..", "..", "supabase"));
    expect(list?.filter(({ isOnSale }) => isOnSale)).toHaveLength(1);
  });
});
