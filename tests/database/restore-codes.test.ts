import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { type Fact, PRICE, paid, sha256, shopIn } from "./shop.ts";

const { sql } = await freshDatabase({ connections: 40 });
const shop = shopIn(sql);

interface Asked {
  session?: string | null;
  email?: string | null;
  client?: string;
}

async function issue(code: string, { session = null, email = null, client = crypto.randomUUID() }: Asked): Promise<string | null> {
  const [row] = await sql<{ address: string | null }[]>`select public.issue_restore_code(${session}, ${email}, ${sha256(code)}, ${client}) as address`;
  return row!.address;
}

async function redeem(code: string, { session = null, email = null, client = crypto.randomUUID() }: Asked): Promise<string | null> {
  const [row] = await sql<{ session: string | null }[]>`
    select public.redeem_restore_code(${session}, ${email}, ${sha256(code)}, ${sha256(`new claim to ${session ?? email}`)}, ${client}) as session`;
  return row!.session;
}

const claims = (session: string) => sql`select from private.claims where session_id = ${session} and hash = ${sha256(`new claim to ${session}`)}`;

test("a code goes to the address that was paid with, and makes one new claim", async () => {
  await shop.record("lost");

  expect(await issue("111111", { session: "lost" })).toBe("lost@example.com");
  expect(await redeem("111111", { session: "lost" })).toBe("lost");
  expect(await claims("lost")).toHaveLength(1);
});

test("a code is used once", async () => {
  await shop.record("once");
  await issue("111111", { session: "once" });
  await redeem("111111", { session: "once" });

  expect(await redeem("111111", { session: "once" })).toBeNull();
});

test("of many who redeem one code at once, one gets a claim", async () => {
  await shop.record("raced");
  await issue("111111", { session: "raced" });

  const answers = await Promise.all(Array.from({ length: 40 }, () => redeem("111111", { session: "raced" })));

  expect(answers.filter(Boolean)).toEqual(["raced"]);
});

test("after four wrong codes the right one is still good", async () => {
  await shop.record("four");
  await issue("111111", { session: "four" });
  for (const guess of ["1", "2", "3", "4"]) expect(await redeem(guess, { session: "four" })).toBeNull();

  expect(await redeem("111111", { session: "four" })).toBe("four");
});

test("after five wrong codes the right one is spent, even if all are guessed at once", async () => {
  await shop.record("five");
  await issue("111111", { session: "five" });
  await Promise.all(Array.from({ length: 40 }, (_, guess) => redeem(String(guess), { session: "five" })));

  expect(await redeem("111111", { session: "five" })).toBeNull();
  expect(await sql`select tries from private.restore_codes where session_id = 'five'`).toMatchObject([{ tries: 5 }]);
  expect(await claims("five")).toHaveLength(0);
});

test("a code is good for fifteen minutes", async () => {
  await shop.record("slow");
  const age = (by: string) => sql`update private.restore_codes set expires_at = expires_at - ${by}::interval where session_id = 'slow'`;

  await issue("111111", { session: "slow" });
  await age("15 minutes");
  expect(await redeem("111111", { session: "slow" })).toBeNull();

  await issue("222222", { session: "slow" });
  await age("14 minutes");
  expect(await redeem("222222", { session: "slow" })).toBe("slow");
});

test("a new code replaces the one before, and its wrong tries", async () => {
  await shop.record("replaced");
  await issue("111111", { session: "replaced" });
  for (const guess of ["1", "2", "3", "4", "5"]) await redeem(guess, { session: "replaced" });
  await issue("222222", { session: "replaced" });

  expect(await redeem("111111", { session: "replaced" })).toBeNull();
  expect(await redeem("222222", { session: "replaced" })).toBe("replaced");
});

test("a code is for its own purchase", async () => {
  await shop.record("mine");
  await shop.record("yours");
  await issue("111111", { session: "mine" });
  await issue("222222", { session: "yours" });

  expect(await redeem("111111", { session: "yours" })).toBeNull();
  expect(await redeem("222222", { session: "yours" })).toBe("yours");
});

test("an address means the latest of its purchases that has no owner, in whatever case it is written", async () => {
  for (const session of ["older", "newer", "owned"]) await shop.record(session, [paid], { email: "Jane@Example.com" });
  await sql`update private.payments set recorded_at = now() - interval '1 day' where session_id = 'older'`;
  await shop.own("owned", await shop.account());

  expect(await issue("111111", { email: "jane@example.COM" })).toBe("Jane@Example.com");
  expect(await redeem("111111", { email: "JANE@example.com" })).toBe("newer");
});

test.each<[string, Asked, Fact[]]>([
  ["an unknown address", { email: "stranger@example.com" }, []],
  ["an address as a pattern", { email: "%@example.com" }, []],
  ["an unknown session", { session: "unknown" }, []],
  ["neither an address nor a session", {}, []],
  ["a purchase that was paid back", { session: "of a code" }, [{ kind: "refund", source: "re", amount: PRICE.amount }]],
])("no code is kept for %s, and none fits", async (_, asked, facts) => {
  await shop.record("of a code", [paid, ...facts]);
  await sql`delete from private.restore_codes`;

  expect(await issue("111111", asked)).toBeNull();
  expect(await redeem("111111", asked)).toBeNull();
  expect(await sql`select from private.restore_codes`).toHaveLength(0);
});

test("a purchase that has an owner is not given to anybody else", async () => {
  await shop.record("has an owner");
  await issue("111111", { session: "has an owner" });
  await shop.own("has an owner", await shop.account());

  expect(await redeem("111111", { session: "has an owner" })).toBeNull();
  expect(await issue("222222", { session: "has an owner" })).toBeNull();
});

test("one purchase gets five codes an hour, and nobody learns why there is no sixth", async () => {
  await shop.record("many codes");
  for (const code of ["1", "2", "3", "4", "5"]) expect(await issue(code, { session: "many codes" })).not.toBeNull();

  expect(await issue("6", { session: "many codes" })).toBeNull();
  expect(await redeem("5", { session: "many codes" })).toBe("many codes");
});

test("a client asks for ten codes and tries thirty an hour", async () => {
  await shop.record("asked often");
  for (let asked = 1; asked <= 10; asked++) await issue("1", { email: "stranger@example.com", client: "one" });
  await expect(issue("1", { session: "asked often", client: "one" })).rejects.toMatchObject({ code: "PT429" });

  for (let tried = 1; tried <= 30; tried++) await redeem("1", { session: "asked often", client: "one" });
  await expect(redeem("1", { session: "asked often", client: "one" })).rejects.toMatchObject({ code: "PT429" });
});

test("spent codes are forgotten after a day", async () => {
  for (const session of ["yesterday's code", "today's code"]) {
    await shop.record(session);
    await issue("111111", { session });
  }
  await sql`update private.restore_codes set expires_at = now() - interval '25 hours' where session_id = 'yesterday''s code'`;

  await sql`select public.forget_old_attempts()`;

  expect(await sql`select session_id from private.restore_codes where session_id like '%''s code'`).toEqual([{ session_id: "today's code" }]);
});
