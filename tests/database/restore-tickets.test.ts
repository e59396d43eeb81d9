import { describe, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { type Fact, PRICE, paid, sha256, shopIn } from "./shop.ts";

const { sql } = await freshDatabase({ connections: 40 });
const shop = shopIn(sql);

interface Asked {
  session?: string | null;
  email?: string | null;
  client?: string;
}

/** Asks for a ticket, as a client that hasn't asked before unless the test names one. Returns where its code goes. */
async function issue(
  ticket: string,
  code: string,
  { session = null, email = null, client = crypto.randomUUID() }: Asked,
): Promise<string | null> {
  const contact = `contact ${session ?? email}`;
  const [row] = await sql<{ address: string | null }[]>`
    select public.issue_restore_ticket(${session}, ${email}, ${contact}, ${sha256(ticket)}, ${sha256(code)}, ${client}) as address`;
  return row!.address;
}

async function redeem(ticket: string, code: string): Promise<string | null> {
  const [row] = await sql<{ session: string | null }[]>`
    select public.redeem_restore_ticket(${sha256(ticket)}, ${sha256(code)}, ${sha256(`new claim by ${ticket}`)}) as session`;
  return row!.session;
}

const claims = (ticket: string) =>
  sql`select session_id from private.claims where hash = ${sha256(`new claim by ${ticket}`)}`;
const tickets = (session: string) =>
  sql`select tries from private.restore_tickets where session_id = ${session}`;
const refused = { code: "PT429" };

describe("redeeming a ticket", () => {
  test("makes one new claim with the code that went to the address that was paid with", async () => {
    await shop.record("lost");

    expect(await issue("a ticket", "111111", { session: "lost" })).toBe("lost@example.com");
    expect(await redeem("a ticket", "111111")).toBe("lost");
    expect(await claims("a ticket")).toEqual([{ session_id: "lost" }]);
  });

  test("works once", async () => {
    await shop.record("once");
    await issue("for once", "111111", { session: "once" });
    await redeem("for once", "111111");

    expect(await redeem("for once", "111111")).toBeNull();
  });

  test("gives one claim to many who redeem the same ticket at once", async () => {
    await shop.record("raced");
    await issue("for raced", "111111", { session: "raced" });

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => redeem("for raced", "111111")),
    );

    expect(answers.filter(Boolean)).toEqual(["raced"]);
  });

  test("gives one claim to many tickets of one session that are redeemed at once", async () => {
    await shop.record("crowded");
    const all = Array.from({ length: 30 }, (_, nth) => `crowd ${nth}`);
    for (const ticket of all) await issue(ticket, "111111", { session: "crowded" });

    const answers = await Promise.all(all.map((ticket) => redeem(ticket, "111111")));

    expect(answers.filter(Boolean)).toEqual(["crowded"]);
  });

  test("needs the ticket's own code", async () => {
    await shop.record("shared");
    await issue("mine", "111111", { session: "shared" });
    await issue("yours", "222222", { session: "shared" });

    expect(await redeem("mine", "222222")).toBeNull();
    expect(await redeem("yours", "222222")).toBe("shared");
  });

  test("ends the session's other tickets", async () => {
    await shop.record("settled");
    await shop.record("of somebody else");
    await issue("first", "111111", { session: "settled" });
    await issue("second", "222222", { session: "settled" });
    await issue("elsewhere", "333333", { session: "of somebody else" });
    await redeem("second", "222222");

    expect(await redeem("first", "111111")).toBeNull();
    expect(await tickets("settled")).toEqual([]);
    expect(await redeem("elsewhere", "333333")).toBe("of somebody else");
  });

  test("works after four wrong codes", async () => {
    await shop.record("four");
    await issue("for four", "111111", { session: "four" });
    for (const guess of ["1", "2", "3", "4"]) expect(await redeem("for four", guess)).toBeNull();

    expect(await redeem("for four", "111111")).toBe("four");
  });

  test("fails after five wrong codes, even if they are tried at once, and other tickets still work", async () => {
    await shop.record("five");
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
    await shop.record("slow");
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
    await shop.record("has an owner");
    await issue("too late", "111111", { session: "has an owner" });
    await shop.own("has an owner", await shop.account());

    expect(await redeem("too late", "111111")).toBeNull();
    expect(await issue("later", "222222", { session: "has an owner" })).toBeNull();
    expect(await redeem("later", "222222")).toBeNull();
  });

  test("fails with a ticket that nobody issued", async () => {
    expect(await redeem("invented", "111111")).toBeNull();
  });
});

describe("issuing a ticket", () => {
  test("leaves earlier tickets as they are", async () => {
    await shop.record("patient");
    await issue("earlier", "111111", { session: "patient" });
    for (let nth = 1; nth <= 9; nth++)
      await issue(`later ${nth}`, "222222", { session: "patient" });

    expect(await redeem("earlier", "111111")).toBe("patient");
  });

  test("finds the latest purchase of an address that has no owner, in any case", async () => {
    for (const session of ["older", "newer", "owned"])
      await shop.record(session, [paid], { email: "Jane@Example.com" });
    await sql`update private.payments set recorded_at = now() - interval '1 day' where session_id = 'older'`;
    await shop.own("owned", await shop.account());

    expect(await issue("by address", "111111", { email: "jane@example.COM" })).toBe(
      "Jane@Example.com",
    );
    expect(await redeem("by address", "111111")).toBe("newer");
  });

  test.each<[string, Asked, Fact[]]>([
    ["an unknown address", { email: "stranger@example.com" }, []],
    ["an address as a pattern", { email: "%@example.com" }, []],
    ["an unknown session", { session: "unknown" }, []],
    ["neither an address nor a session", {}, []],
    [
      "a purchase that was paid back",
      { session: "of a code" },
      [{ kind: "refund", source: "re", amount: PRICE.amount }],
    ],
  ])("sends no code for %s, and no code fits", async (what, asked, facts) => {
    await shop.record("of a code", [paid, ...facts]);

    expect(await issue(what, "111111", asked)).toBeNull();
    expect(await redeem(what, "111111")).toBeNull();
    expect(await tickets("of a code")).toEqual([]);
  });

  test("stores and counts the same for an address that has bought and for one that hasn't", async () => {
    await shop.record("of a buyer");
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
});

describe("the limits of tickets", () => {
  test("five an hour and ten a day for one client and one contact, whether or not there is a purchase", async () => {
    await shop.record("pestered");
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
    }
  });

  test("a client at its limit keeps nobody else from a ticket for the same purchase", async () => {
    await shop.record("besieged");
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

  test("fifty an hour and a hundred a day for one contact", async () => {
    await shop.record("famous");
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

  test("an address that is used up leaves the way by the session open", async () => {
    await shop.record("twofold");
    for (let nth = 1; nth <= 50; nth++)
      await issue(`twofold ${nth}`, "1", { email: "twofold@example.com" });
    await expect(issue("twofold 51", "1", { email: "twofold@example.com" })).rejects.toMatchObject(
      refused,
    );

    expect(await issue("by session", "222222", { session: "twofold" })).toBe("twofold@example.com");
  });

  test("sixty an hour for one client", async () => {
    const ask = (nth: number) =>
      issue(`busy ${nth}`, "1", { email: `${nth}@busy.example`, client: "busy" });

    for (let nth = 1; nth <= 60; nth++) await ask(nth);
    await expect(ask(61)).rejects.toMatchObject(refused);
  });

  test("visitors of unknown address share more room than one client has", async () => {
    await shop.record("in the dark");
    const ask = (nth: number) =>
      issue(`dark ${nth}`, "1", { session: "in the dark", client: "unknown" });

    for (let nth = 1; nth <= 50; nth++) await ask(nth);
    await expect(ask(51)).rejects.toMatchObject(refused);
    for (let nth = 1; nth <= 61; nth++)
      await issue(`dark and many ${nth}`, "1", { email: `${nth}@dark.example`, client: "unknown" });
  });

  test("a refusal isn't counted itself", async () => {
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

test("tickets are forgotten a day after they expired", async () => {
  for (const session of ["yesterday's ticket", "today's ticket"]) {
    await shop.record(session);
    await issue(session, "111111", { session });
  }
  await sql`update private.restore_tickets set expires_at = now() - interval '25 hours' where session_id = 'yesterday''s ticket'`;

  await sql`select public.forget_old_attempts()`;

  expect(
    await sql`select session_id from private.restore_tickets where session_id like '%''s ticket'`,
  ).toEqual([{ session_id: "today's ticket" }]);
});
