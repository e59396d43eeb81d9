import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { PRICE } from "./shop.ts";

const { sql } = await freshDatabase({ connections: 40 });

const begin = (client: string, price = PRICE.price_id) => sql`select public.begin_checkout(${price}, ${client}) as price`;
const verify = (client: string) => sql`select public.begin_verification(${client})`;

/** How often something is let through when it is asked for many times at once. */
async function letThrough(times: number, ask: () => PromiseLike<unknown>): Promise<{ through: number; refused: number }> {
  const answers = await Promise.allSettled(Array.from({ length: times }, ask));
  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ["PT429"] : []));
  return { through: times - refusals.length, refused: refusals.length };
}

test("a checkout begins with what is sold and for how much", async () => {
  const [row] = await begin("somebody");

  expect(row?.price).toEqual({ name: "The Ultimate Carnivore Diet Plan", description: "One-time payment. Lifetime access.", amount: 2999, currency: "usd" });
});

test("what is not for sale is unknown, and asking for it costs no attempt", async () => {
  await sql`insert into private.prices (price_id, amount, currency, name, description, on_sale) values ('price_old', 1, 'usd', 'Old', '', false)`;

  for (const price of ["price_of_somebody_else", "price_old", "", "' or true --"]) {
    await expect(begin("curious", price)).rejects.toMatchObject({ code: "PT404" });
  }
  expect(await sql`select from private.attempts where client = 'curious'`).toHaveLength(0);
});

test("a client may begin 30 checkouts within ten minutes, and the next one when the first is over", async () => {
  for (let checkout = 1; checkout <= 30; checkout++) await begin("busy");
  await expect(begin("busy")).rejects.toMatchObject({ code: "PT429" });

  await sql`update private.attempts set at = at - interval '9 minutes 30 seconds' where client = 'busy'`;
  await expect(begin("busy")).rejects.toMatchObject({ code: "PT429" });

  await sql`update private.attempts set at = at - interval '30 seconds' where ctid = (select min(ctid) from private.attempts where client = 'busy')`;
  await begin("busy");
  await expect(begin("busy")).rejects.toMatchObject({ code: "PT429" });
});

test("a client that may not go on keeps nobody else waiting, and may still ask for other things", async () => {
  await letThrough(31, () => begin("greedy"));

  expect(await letThrough(1, () => begin("modest"))).toEqual({ through: 1, refused: 0 });
  expect(await letThrough(1, () => verify("greedy"))).toEqual({ through: 1, refused: 0 });
});

test("many attempts at once find no more room than one after the other", async () => {
  expect(await letThrough(200, () => begin("impatient"))).toEqual({ through: 30, refused: 170 });
  expect(await letThrough(300, () => verify("impatient"))).toEqual({ through: 120, refused: 180 });
});

test("attempts are forgotten after a day, and not before", async () => {
  await begin("of yesterday");
  await begin("of today");
  await sql`update private.attempts set at = now() - interval '25 hours' where client = 'of yesterday'`;

  await sql`select public.forget_old_attempts()`;

  expect(await sql`select from private.attempts where client = 'of yesterday'`).toHaveLength(0);
  expect(await sql`select from private.attempts where client = 'of today'`).toHaveLength(1);
});
