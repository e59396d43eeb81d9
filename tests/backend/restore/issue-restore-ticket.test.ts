import { describe, expect, test } from "vitest";
import { newCode, parseAddress } from "../../../supabase/functions/_shared/mailbox-code.ts";
import { freshDatabase } from "../support/database.ts";
import { type Fact, PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";
import { type Asked, createRestoreTickets } from "./restore-tickets.fixtures.ts";

const { sql } = await freshDatabase({ connections: 40 });
const testDatabase = wrapDatabase(sql);
const { issue, redeem, tickets } = createRestoreTickets(sql);

describe("issue_restore_ticket", () => {
  test("leaves earlier tickets as they are", async () => {
    await testDatabase.record("patient");
    await issue("earlier", "111111", { session: "patient" });
    for (let nth = 1; nth <= 9; nth++)
      await issue(`later ${nth}`, "222222", { session: "patient" });

    expect(await redeem("earlier", "111111")).toBe("patient");
  });

  test("finds an address's latest purchase without an owner", async () => {
    for (const session of ["older", "newer", "owned"])
      await testDatabase.record(session, [paid], { email: "Jane@Example.com" });
    await sql`update private.payments set recorded_at = now() - interval '1 day' where session_id = 'older'`;
    await testDatabase.own("owned", await testDatabase.account());

    expect(await issue("by address", "111111", { email: "jane@example.COM" })).toBe(
      "Jane@Example.com",
    );
    expect(await redeem("by address", "111111")).toBe("newer");
  });

  test.each<[string, Asked, Fact[]]>([
    ["an unknown address", { email: "stranger@example.com" }, []],
    ["an address as a pattern", { email: "%@example.com" }, []],
    ["an unknown session", { session: "unknown" }, []],
    [
      "an unknown session, whatever the address",
      { session: "unknown", email: "of a code@example.com" },
      [],
    ],
    ["neither an address nor a session", {}, []],
    [
      "a purchase that was paid back",
      { session: "of a code" },
      [{ kind: "refund", source: "re", amount: PRICE.amount }],
    ],
  ])("sends no code for %s", async (what, asked, facts) => {
    await testDatabase.record("of a code", [paid, ...facts]);

    expect(await issue(what, "111111", asked)).toBeNull();
    expect(await redeem(what, "111111")).toBeNull();
    expect(await tickets("of a code")).toEqual([]);
  });

  test("leaves the same traces for buyers and strangers", async () => {
    await testDatabase.record("of a buyer");
    const traces = async (email: string) => {
      const client = `client of ${email}`;
      const before = await sql`select hash from private.restore_tickets`;
      await issue(`ticket of ${email}`, "111111", { email, client });
      for (const guess of ["1", "2"]) await redeem(`ticket of ${email}`, guess);
      const [stored, ...more] = await sql`
        select tries, expires_at > now() + interval '14 minutes' as lasts from private.restore_tickets where hash not in ${sql(["", ...before.map(({ hash }) => hash)])}`;
      const counted = await sql`
        select action, count(*)::integer from private.attempts where client in (${client}, ${`contact ${email}`}, ${`${client} contact ${email}`}) group by 1 order by 1`;
      return { stored, more, counted };
    };

    const known = await traces("of a buyer@example.com");
    expect(known).toEqual(await traces("of a stranger@example.com"));
    expect(known.stored).toMatchObject({ tries: 2 });
  });

  test("deletes tickets a day after they expire", async () => {
    for (const session of ["yesterday's ticket", "today's ticket"]) {
      await testDatabase.record(session);
      await issue(session, "111111", { session });
    }
    await sql`update private.restore_tickets set expires_at = now() - interval '25 hours' where session_id = 'yesterday''s ticket'`;

    await sql`select public.forget_old_attempts()`;

    expect(
      await sql`select session_id from private.restore_tickets where session_id like '%''s ticket'`,
    ).toEqual([{ session_id: "today's ticket" }]);
  });
});

describe("parseAddress", () => {
  test("reads an address as limits count it", () => {
    expect(parseAddress(" Jane.Doe@Example.com\n")).toBe("jane.doe@example.com");
    expect(parseAddress("\u200BJane.\u00ADDoe@Example.com\u202C")).toBe("jane.doe@example.com");
    expect(parseAddress(`${"j".repeat(242)}@example.com`)).toHaveLength(254);
  });

  test.each([
    undefined,
    "",
    "jane",
    "@example.com",
    "jane@",
    "jane@example@com",
    "jane doe@example.com",
    "jane@exam ple.com",
    "jane\u0007@example.com",
    "jane@example.com\ud800",
    `${"j".repeat(243)}@example.com`,
  ])("refuses %j", (typed) => {
    expect(() => parseAddress(typed, "No.")).toThrow(expect.objectContaining({ status: 400 }));
  });
});

test("a code has six digits, and another one is different", () => {
  const codes = Array.from({ length: 20 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[1-9]\d{5}$/);
  expect(new Set(codes).size).toBeGreaterThan(15);
});
