import { describe, expect, test } from "vitest";
import { createLimits } from "../limits/limits-database.fixtures.ts";
import { freshDatabase } from "../support/database.ts";
import { type Fact, PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase({ connections: 40 });
const testDatabase = wrapDatabase(sql);
const { begin, lookUp, attempts, alreadyTried } = createLimits(sql);
const giveBack = (client: string) => sql`select public.end_lookup(${client})`;

describe("begin_lookup", () => {
  test("is free for an order, and returns it", async () => {
    await testDatabase.record("held");
    await testDatabase.record("held and owned");
    await testDatabase.own("held and owned", await testDatabase.account());
    await testDatabase.record(
      "held and live",
      [paid, { kind: "refund", source: "re", amount: PRICE.amount }],
      { livemode: true },
    );

    expect(await lookUp("viewer", "held")).toEqual({
      status: "completed",
      owned: false,
      livemode: false,
    });
    expect(await lookUp("viewer", "held and owned")).toEqual({
      status: "completed",
      owned: true,
      livemode: false,
    });
    expect(await lookUp("viewer", "held and live")).toEqual({
      status: "refunded",
      owned: false,
      livemode: true,
    });
    await alreadyTried("lookup", "viewer", 120);
    expect(await lookUp("viewer", "held")).toMatchObject({ status: "completed" });
    expect(await attempts("lookup", "viewer")).toHaveLength(120);
  });

  test("counts a session without an order", async () => {
    const before: Fact[] = [{ kind: "dispute_opened", source: "dp" }];
    await testDatabase.record("before its payment", before);

    expect(await lookUp("asker", "unknown")).toBeNull();
    expect(await lookUp("asker", "before its payment")).toBeNull();
    expect(await attempts("lookup", "asker")).toHaveLength(2);
  });

  test("is possible any number of times if given back", async () => {
    for (let view = 1; view <= 130; view++) {
      await lookUp("reader");
      await giveBack("reader");
    }

    expect(await attempts("lookup", "reader")).toHaveLength(0);
  });
});

describe("end_lookup", () => {
  test("returns one attempt at a time", async () => {
    await alreadyTried("lookup", "many tabs", 60);

    await Promise.all(Array.from({ length: 40 }, () => giveBack("many tabs")));

    expect(await attempts("lookup", "many tabs")).toHaveLength(20);
  });

  test("returns the latest", async () => {
    await lookUp("patient");
    await sql`update private.attempts set at = at - interval '5 minutes' where client = 'patient'`;
    await lookUp("patient");
    await giveBack("patient");

    expect(
      await sql`
        select at < now() - interval '4 minutes' as is_old from private.attempts
        where client = 'patient'`,
    ).toEqual([{ is_old: true }]);
  });

  test("leaves other clients and actions alone", async () => {
    await lookUp("neighbor");
    await begin("giver");

    await giveBack("giver");

    expect(await attempts("lookup", "neighbor")).toHaveLength(1);
    for (const action of ["checkout", "checkout call"])
      expect(await attempts(action, "giver")).toHaveLength(1);
  });
});
