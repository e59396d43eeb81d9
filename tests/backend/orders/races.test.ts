import { expect, test } from "vitest";
import { samples } from "../../support/samples.ts";
import { asCaller } from "../access/callers.ts";
import { createChance, shuffle } from "../support/chance.ts";
import { freshDatabase } from "../support/database.ts";
import {
  createClaim,
  type Fact,
  PRICE,
  paid,
  sha256,
  wrapDatabase,
} from "../support/wrap-database.ts";
import { deriveStatus } from "./derive-status.ts";

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const chance = createChance(SEED);

const { sql } = await freshDatabase({ connections: 40 });
const testDatabase = wrapDatabase(sql);

/** The facts that can follow a payment. */
const sequels: Fact[][] = [
  [],
  [{ kind: "refund", source: "re", amount: 500 }],
  [{ kind: "refund", source: "re", amount: PRICE.amount }],
  [
    { kind: "refund", source: "re", amount: PRICE.amount },
    { kind: "refund_failed", source: "re" },
  ],
  [
    { kind: "refund", source: "re_1", amount: 1000 },
    { kind: "refund", source: "re_2", amount: 1999 },
  ],
  [{ kind: "dispute_opened", source: "dp" }],
  [
    { kind: "dispute_opened", source: "dp" },
    { kind: "dispute_won", source: "dp" },
  ],
  [
    { kind: "dispute_opened", source: "dp" },
    { kind: "dispute_lost", source: "dp" },
  ],
];

test("sessions that are delivered 20 times each, late, twice, and at once over 40 connections, make one correct order each", {
  tags: ["long"],
}, async () => {
  const histories = Array.from({ length: samples(300) }, (_, at) => ({
    session: `race_${at}`,
    facts: [paid, ...sequels[at % sequels.length]!],
  }));
  const deliveries = shuffle(
    histories.flatMap(({ session, facts }) =>
      Array.from({ length: 20 }, (_, nth) => ({ session, facts: chooseReported(facts, nth) })),
    ),
    chance,
  );

  await measureTime(`${deliveries.length} deliveries`, () =>
    Promise.all(deliveries.map(({ session, facts }) => testDatabase.record(session, facts))),
  );

  const orders = await sql<
    { checkout_session_id: string; status: string }[]
  >`select checkout_session_id, status from public.stripe_orders where checkout_session_id like 'race_%'`;
  const seen = orders
    .map(({ checkout_session_id, status }) => `${checkout_session_id} ${status}`)
    .toSorted();
  expect(seen, `seed ${SEED}`).toEqual(
    histories.map(({ session, facts }) => `${session} ${deriveStatus(facts)}`).toSorted(),
  );
});

/**
 * All facts, as in the provider's latest response; the first facts, as in an earlier response; or a
 * single fact, as in an event.
 */
function chooseReported(facts: Fact[], nth: number): Fact[] {
  if (nth === 0) return facts;
  return nth % 3 === 0
    ? [facts[Math.floor(chance() * facts.length)]!]
    : facts.slice(0, 1 + Math.floor(chance() * facts.length));
}

test("facts that arrive during the payment, before its order exists, aren't lost", async () => {
  const sessions = Array.from({ length: samples(200) }, (_, at) => `newborn_${at}`);
  await Promise.all(sessions.map((session) => testDatabase.record(session, [])));

  await Promise.all(
    sessions.flatMap((session) => [
      testDatabase.record(session, [{ kind: "refund", source: "re", amount: PRICE.amount }]),
      testDatabase.record(session, [paid]),
    ]),
  );

  const orders = await sql<
    { status: string }[]
  >`select status from public.stripe_orders where checkout_session_id like 'newborn_%'`;
  expect(orders.map(({ status }) => status)).toEqual(sessions.map(() => "refunded"));
});

test("sessions that are claimed 24 times at once by 12 accounts get one owner each, and never without the claim", async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => testDatabase.account()));
  const thieves = await Promise.all(Array.from({ length: 12 }, () => testDatabase.account()));
  const sessions = Array.from({ length: samples(100) }, (_, at) => `claimed_${at}`);
  await Promise.all(sessions.map((session) => testDatabase.record(session)));
  const attempts = shuffle(
    sessions.flatMap((session, at) => [
      ...[...members, ...members].map((account) => ({
        session,
        account,
        claim: createClaim(session),
      })),
      ...thieves.map((account) => ({
        session,
        account,
        claim: createClaim(sessions[(at + 1) % sessions.length]!),
      })),
    ]),
    chance,
  );

  const answers = await measureTime(`${attempts.length} claims`, () =>
    Promise.all(attempts.map(claimInRace)),
  );

  const won = attempts.filter((_, at) => answers[at] === "won");
  const owners = await sql<{ session: string; account: string }[]>`
    select checkout_session_id as session, user_id as account from public.stripe_orders where checkout_session_id like 'claimed_%'`;
  expect(
    owners.filter(({ account }) => account && members.includes(account)),
    `seed ${SEED}`,
  ).toHaveLength(sessions.length);
  // Each owner learned so both times, and no other account did.
  expect(won.map(({ session, account }) => `${session} ${account}`).toSorted()).toEqual(
    owners
      .flatMap(({ session, account }) => [`${session} ${account}`, `${session} ${account}`])
      .toSorted(),
  );
  const refusals = attempts.flatMap(({ account }, at) =>
    answers[at] === "won"
      ? []
      : [`${thieves.includes(account) ? "thief" : "member"} ${answers[at]}`],
  );
  expect(new Set(refusals)).toEqual(new Set(["thief PT403", "member PT409"]));
});

async function claimInRace({
  session,
  account,
  claim,
}: {
  session: string;
  account: string;
  claim: string;
}): Promise<string> {
  try {
    await asCaller(
      sql,
      { role: "authenticated", account },
      (connection) => connection`select public.claim_order(${session}, ${claim})`,
    );
    return "won";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test("facts, a claim, and tickets for the same purchase don't block each other", async () => {
  const buyer = await testDatabase.account();
  const sessions = Array.from({ length: 50 }, (_, at) => `busy_${at}`);
  await Promise.all(sessions.map((session) => testDatabase.record(session)));

  await Promise.all(
    sessions.flatMap((session) => [
      testDatabase.record(session, [paid, { kind: "dispute_opened", source: "dp" }]),
      asCaller(
        sql,
        { role: "authenticated", account: buyer },
        (connection) => connection`select public.claim_order(${session}, ${createClaim(session)})`,
      ),
      ...["a", "b"].flatMap((ticket) => [
        sql`select public.issue_restore_ticket(${session}, null, ${session}, ${sha256(session + ticket)}, 'hash', ${session})`,
        sql`select public.redeem_restore_ticket(${sha256(session + ticket)}, 'hash', ${"a".repeat(64)})`,
      ]),
      testDatabase.record(session, [
        paid,
        { kind: "dispute_opened", source: "dp" },
        { kind: "dispute_won", source: "dp" },
      ]),
    ]),
  );

  const orders =
    await sql`select from public.stripe_orders where checkout_session_id like 'busy_%' and user_id = ${buyer} and status = 'completed'`;
  expect(orders).toHaveLength(50);
});

/** Does the work and prints how long it took. We publish these figures. */
async function measureTime<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  process.stdout.write(
    `   ${what} in ${((performance.now() - begun) / 1000).toFixed(1)} s, seed ${SEED}\n`,
  );
  return result;
}
