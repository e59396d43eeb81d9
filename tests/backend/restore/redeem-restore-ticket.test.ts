import { describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { PRICE, sha256, wrapDatabase } from "../support/wrap-database.ts";
import { createRestoreTickets } from "./restore-tickets.fixtures.ts";

const { sql } = await freshDatabase({ connections: 40 });
const testDatabase = wrapDatabase(sql);
const { issue, redeem, claims, tickets } = createRestoreTickets(sql);

/** The number of statements that wait for others. */
const waits = () => sql<{ waiting: number }[]>`
  select count(*)::integer as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

describe("redeem_restore_ticket", () => {
  test("makes one new claim with the emailed code", async () => {
    await testDatabase.record("lost");

    expect(await issue("a ticket", "111111", { session: "lost" })).toBe("lost@example.com");
    expect(await redeem("a ticket", "111111")).toBe("lost");
    expect(await claims("a ticket")).toEqual([{ session_id: "lost" }]);
  });

  test("works once", async () => {
    await testDatabase.record("once");
    await issue("for once", "111111", { session: "once" });
    await redeem("for once", "111111");

    expect(await redeem("for once", "111111")).toBeNull();
  });

  test("gives one claim if many redeem it at once", async () => {
    await testDatabase.record("raced");
    await issue("for raced", "111111", { session: "raced" });

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => redeem("for raced", "111111")),
    );

    expect(answers.filter(Boolean)).toEqual(["raced"]);
  });

  test("gives one claim for many tickets of one session", async () => {
    await testDatabase.record("crowded");
    const all = Array.from({ length: 30 }, (_, nth) => `crowd ${nth}`);
    for (const ticket of all) await issue(ticket, "111111", { session: "crowded" });

    const answers = await Promise.all(all.map((ticket) => redeem(ticket, "111111")));

    expect(answers.filter(Boolean)).toEqual(["crowded"]);
  });

  test("checks one ticket of a session at a time", async () => {
    await testDatabase.record("contested");
    for (const ticket of ["held", "one", "two"])
      await issue(ticket, "111111", { session: "contested" });
    const holder = await sql.reserve();
    await holder`begin`;
    await holder`select from private.restore_tickets where hash = ${sha256("held")} for update`;
    const answers = ["one", "two"].map((ticket) => redeem(ticket, "111111"));
    await vi.waitFor(async () => expect(await waits()).toEqual([{ waiting: 2 }]), {
      timeout: 20_000,
    });
    await holder`commit`;
    holder.release();

    expect((await Promise.all(answers)).filter(Boolean)).toEqual(["contested"]);
  });

  test("needs the ticket's own code", async () => {
    await testDatabase.record("shared");
    await issue("mine", "111111", { session: "shared" });
    await issue("yours", "222222", { session: "shared" });

    expect(await redeem("mine", "222222")).toBeNull();
    expect(await redeem("yours", "222222")).toBe("shared");
  });

  test("ends the session's other tickets", async () => {
    await testDatabase.record("settled");
    await testDatabase.record("of somebody else");
    await issue("first", "111111", { session: "settled" });
    await issue("second", "222222", { session: "settled" });
    await issue("elsewhere", "333333", { session: "of somebody else" });
    await redeem("second", "222222");

    expect(await redeem("first", "111111")).toBeNull();
    expect(await tickets("settled")).toEqual([]);
    expect(await redeem("elsewhere", "333333")).toBe("of somebody else");
  });

  test("works after four wrong codes", async () => {
    await testDatabase.record("four");
    await issue("for four", "111111", { session: "four" });
    for (const guess of ["1", "2", "3", "4"]) expect(await redeem("for four", guess)).toBeNull();

    expect(await redeem("for four", "111111")).toBe("four");
  });

  test("ends after five wrong codes, but other tickets work", async () => {
    await testDatabase.record("five");
    await issue("of a stranger", "111111", { session: "five" });
    await issue("of the buyer", "222222", { session: "five" });
    await Promise.all(
      Array.from({ length: 40 }, (_, guess) => redeem("of a stranger", String(guess))),
    );

    expect(await redeem("of a stranger", "111111")).toBeNull();
    expect((await tickets("five")).map(({ tries }) => tries).toSorted()).toEqual([0, 5]);
    expect(await redeem("of the buyer", "222222")).toBe("five");
  });

  test("works for fifteen minutes", async () => {
    await testDatabase.record("slow");
    const age = (by: string) =>
      sql`update private.restore_tickets set expires_at = expires_at - ${by}::interval where session_id = 'slow'`;

    await issue("too slow", "111111", { session: "slow" });
    await age("15 minutes");
    expect(await redeem("too slow", "111111")).toBeNull();

    await issue("in time", "222222", { session: "slow" });
    await age("14 minutes");
    expect(await redeem("in time", "222222")).toBe("slow");
  });

  test("fails once the order has an owner", async () => {
    await testDatabase.record("has an owner");
    await issue("too late", "111111", { session: "has an owner" });
    await testDatabase.own("has an owner", await testDatabase.account());

    expect(await redeem("too late", "111111")).toBeNull();
    expect(await issue("later", "222222", { session: "has an owner" })).toBeNull();
    expect(await redeem("later", "222222")).toBeNull();
  });

  test("fails once the purchase was paid back", async () => {
    await testDatabase.record("paid back");
    await issue("too late for a plan", "111111", { session: "paid back" });
    await testDatabase.record("paid back", [
      { kind: "refund", source: "re", amount: PRICE.amount },
    ]);

    expect(await redeem("too late for a plan", "111111")).toBeNull();
  });

  test("accepts a claim that there already is", async () => {
    await testDatabase.record("repeated");
    for (let nth = 1; nth <= 2; nth++) {
      await issue("for repeated", "111111", { session: "repeated" });
      expect(await redeem("for repeated", "111111")).toBe("repeated");
    }
    expect(await claims("for repeated")).toEqual([{ session_id: "repeated" }]);
  });

  test("fails with a ticket that was never issued", async () => {
    expect(await redeem("invented", "111111")).toBeNull();
  });
});
