import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";
import { createRestoreTickets, refused } from "./restore-tickets.fixtures.ts";

const { sql } = await freshDatabase({ connections: 40 });
const testDatabase = wrapDatabase(sql);
const { issue, redeem } = createRestoreTickets(sql);

describe("limits of restore tickets", () => {
  test("allow a client and contact five an hour, ten daily", async () => {
    await testDatabase.record("pestered");
    for (const asked of [{ session: "pestered" }, { email: "stranger@pestered.example" }]) {
      const client = `pest of ${asked.session ?? asked.email}`;
      const ask = (nth: number) => issue(`${client} ${nth}`, "1", { ...asked, client });
      const age = () =>
        sql`update private.attempts set at = at - interval '1 hour 1 second' where client like ${`%${client}%`}`;

      for (let nth = 1; nth <= 5; nth++) await ask(nth);
      await expect(ask(6)).rejects.toMatchObject(refused);
      await age();
      for (let nth = 6; nth <= 10; nth++) await ask(nth);
      await age();
      await expect(ask(11)).rejects.toMatchObject(refused);
      await sql`update private.attempts set at = at - interval '22 hours' where client like ${`%${client}%`}`;
      await ask(11);
    }
  });

  test("don't let one client block others", async () => {
    await testDatabase.record("besieged");
    for (let client = 1; client <= 9; client++) {
      for (let nth = 1; nth <= 5; nth++)
        await issue(`siege ${client} ${nth}`, "1", {
          session: "besieged",
          client: `attacker ${client}`,
        });
      await expect(
        issue(`siege ${client} 6`, "1", { session: "besieged", client: `attacker ${client}` }),
      ).rejects.toMatchObject(refused);
    }

    expect(await issue("the buyer's", "222222", { session: "besieged", client: "the buyer" })).toBe(
      "besieged@example.com",
    );
    for (const guess of ["7", "8", "9"]) await redeem("siege 1 1", guess);
    expect(await redeem("the buyer's", "222222")).toBe("besieged");
  });

  test("allow a contact fifty an hour, a hundred daily", async () => {
    await testDatabase.record("famous");
    const ask = (nth: number) => issue(`famous ${nth}`, "1", { session: "famous" });
    const age = () =>
      sql`update private.attempts set at = at - interval '1 hour 1 second' where client = 'contact famous'`;

    for (let nth = 1; nth <= 50; nth++) await ask(nth);
    await expect(ask(51)).rejects.toMatchObject(refused);
    await age();
    for (let nth = 51; nth <= 100; nth++) await ask(nth);
    await age();
    await expect(ask(101)).rejects.toMatchObject(refused);
  });

  test("allow the session id after too many addresses", async () => {
    await testDatabase.record("twofold");
    for (let nth = 1; nth <= 50; nth++)
      await issue(`twofold ${nth}`, "1", { email: "twofold@example.com" });
    await expect(issue("twofold 51", "1", { email: "twofold@example.com" })).rejects.toMatchObject(
      refused,
    );

    expect(await issue("by session", "222222", { session: "twofold" })).toBe("twofold@example.com");
  });

  test("allow a client sixty an hour", async () => {
    const ask = (nth: number) =>
      issue(`busy ${nth}`, "1", { email: `${nth}@busy.example`, client: "busy" });

    for (let nth = 1; nth <= 60; nth++) await ask(nth);
    await expect(ask(61)).rejects.toMatchObject(refused);
    await sql`update private.attempts set at = at - interval '1 hour 1 second' where client = 'busy'`;
    await ask(61);
  });

  test("are higher for clients with an unknown address", async () => {
    await testDatabase.record("in the dark");
    const ask = (nth: number) =>
      issue(`dark ${nth}`, "1", { session: "in the dark", client: "unknown" });

    for (let nth = 1; nth <= 50; nth++) await ask(nth);
    await expect(ask(51)).rejects.toMatchObject(refused);
    for (let nth = 1; nth <= 61; nth++)
      await issue(`dark and many ${nth}`, "1", { email: `${nth}@dark.example`, client: "unknown" });
  });

  test("don't count what else a client has tried", async () => {
    await sql`
      insert into private.attempts (action, client)
      select 'something else', 'contact versatile' from generate_series(1, 60)`;
    await testDatabase.record("versatile");
    expect(await issue("versatile 1", "1", { session: "versatile" })).toBe("versatile@example.com");
  });

  test("don't count refused requests", async () => {
    for (let nth = 1; nth <= 5; nth++)
      await issue(`again ${nth}`, "1", { email: "again@example.com", client: "again" });
    for (let nth = 6; nth <= 20; nth++)
      await expect(
        issue(`again ${nth}`, "1", { email: "again@example.com", client: "again" }),
      ).rejects.toMatchObject(refused);

    expect(
      await sql`select from private.attempts where client = 'contact again@example.com'`,
    ).toHaveLength(5);
  });
});
