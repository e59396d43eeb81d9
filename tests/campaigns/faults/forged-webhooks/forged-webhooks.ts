import { createRandom } from "#lib/seeded-random.ts";
import { eventText } from "../../../backend/orders/signed.ts";
import { origin } from "../../../backend/support/environment.ts";
import type { TestBackend } from "../../../backend/support/start-test-backend.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { pick } from "../pick.ts";
import { runInTestBackend } from "../run-in-test-backend.ts";
import { findChangedTables, tableDigests } from "../table-digests.ts";
import { type Forgery, forgery, unusual } from "./forgeries.ts";

/** Of them, half come alone, and half while real events come. */
const FORGERIES_OF_A_ROUND = 50;
const PURCHASES_OF_A_ROUND = 2;
const PROGRESS_EVERY = 2_000;
/** All of them make the webhook ask the provider, so that one that is believed leaves a trace. */
const TYPES = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "charge.refunded",
  "refund.created",
  "charge.dispute.created",
];
const TOO_OLD = "A webhook was refused for its age. If there are many, check this server's clock.";

export const forgedWebhooks: FaultRow = {
  name: "forged-webhooks",
  claim: "An event that the provider didn't send is refused, and writes nothing",
  inputs: "events of real purchases, forged or damaged, alone and while the real events come",
  faults:
    "wrong secrets, old times, other signatures and schemes, flipped bits, JSON serialized again, byte order marks, gzip, other encodings and types, no body, 5 MB",
  count: { whole: 10_000, part: 500 },
  minutes: 0.7,
  run,
};

interface Sums {
  sent: number;
  tooOld: number;
  bought: string[];
  unusual: number;
  byStatus: Map<number, number>;
  problems: string[];
}

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const chance = createRandom(seed);
  const sums: Sums = {
    sent: 0,
    tooOld: 0,
    bought: [],
    unusual: 0,
    byStatus: new Map(),
    problems: [],
  };
  const { said, securityLog, leaks } = await runInTestBackend(async (testBackend) => {
    while (sums.sent < count) {
      await oneRound(testBackend, Math.min(FORGERIES_OF_A_ROUND, count - sums.sent), chance, sums);
      if (sums.sent % PROGRESS_EVERY === 0) print(`${sums.sent} sent`);
    }
    sums.problems.push(...(await unboughtOrders(testBackend, sums.bought)));
  });
  const expectedLines = Array<string>(sums.tooOld).fill(TOO_OLD);
  if (said.toSorted().join("\n") !== expectedLines.join("\n"))
    sums.problems.push(...said.filter((line) => line !== TOO_OLD), `${said.length} lines logged`);
  const refused = refusals(sums).reduce((sum, [, times]) => sum + times, 0);
  if (securityLog.length !== refused)
    sums.problems.push(`${securityLog.length} of ${refused} refusals are in the security log`);
  sums.problems.push(...leaks);
  return {
    isKept: sums.problems.length === 0,
    figures: formatFigures(sums),
    problems: sums.problems,
  };
}

async function oneRound(testBackend: TestBackend, size: number, chance: () => number, sums: Sums) {
  // A delivery with an old time would be refused: the provider's clock has to be right.
  await testBackend.catchUp();
  const open = await testBackend.checkout();
  const purchases = await Promise.all(
    Array.from({ length: PURCHASES_OF_A_ROUND }, () => testBackend.buyPlan()),
  );
  const forgeries = Array.from({ length: size }, () => {
    const { sessionId: id, payment_intent } = pick(purchases, chance);
    return forgery(eventText(pick(TYPES, chance), { id, payment_intent }), chance);
  });
  const alone = forgeries.splice(0, size / 2);
  await testBackend.network.idle();

  const before = await tableDigests(testBackend.sql);
  const asked = testBackend.network.asked.length;
  await Promise.all(alone.map((one) => send(testBackend, one, sums)));
  const requests = testBackend.network.asked.slice(asked);
  if (requests.length > 0) sums.problems.push(`forgeries caused ${requests}`);
  const unpaid = unusual(eventText("checkout.session.completed", { id: open.sessionId }), chance);
  sums.unusual++;
  await send(testBackend, unpaid, sums);
  const changed = findChangedTables(before, await tableDigests(testBackend.sql));
  if (changed.length > 0) sums.problems.push(`forgeries changed ${changed}`);

  await Promise.all([
    ...forgeries.map((one) => send(testBackend, one, sums)),
    testBackend.settle(),
  ]);
  sums.sent += size;
  for (const { sessionId } of purchases) {
    const orders = await testBackend.orders(sessionId);
    if (orders.join() !== "completed") sums.problems.push(`a real purchase is "${orders}"`);
    sums.bought.push(sessionId);
  }
}

async function send(
  testBackend: TestBackend,
  { name, body, headers, status }: Forgery,
  sums: Sums,
) {
  const request = { method: "POST", headers, body };
  const problem = (found: unknown) =>
    sums.problems.push(`${name}: ${found} instead of ${status}, with ${headers.join(" ")}`);
  try {
    const answer = await testBackend.run(
      new Request(`${origin}/functions/v1/stripe-webhook`, request),
    );
    if (answer.status !== status) problem(answer.status);
    sums.byStatus.set(answer.status, (sums.byStatus.get(answer.status) ?? 0) + 1);
  } catch (error) {
    problem(error);
  }
  if (name === "old event") sums.tooOld++;
}

/** Sessions that anything is recorded about, although nobody bought them, or the reverse. */
async function unboughtOrders({ sql }: TestBackend, bought: string[]): Promise<string[]> {
  const wanted = bought.toSorted().join();
  const recorded = {
    payments: await sql`select session_id as id from private.payments`,
    facts: await sql`select session_id as id from private.payment_facts`,
    claims: await sql`select session_id as id from private.claims`,
    orders: await sql`select checkout_session_id as id from public.stripe_orders`,
  };
  return Object.entries(recorded)
    .filter(
      ([, rows]) =>
        rows
          .map(({ id }) => String(id))
          .toSorted()
          .join() !== wanted,
    )
    .map(([name, rows]) => `${rows.length} ${name} instead of one for each purchase`);
}

/** The number of times that an event was refused, by status. */
const refusals = ({ byStatus }: Sums) =>
  [...byStatus].filter(([status]) => status >= 300).toSorted(([one], [other]) => one - other);

function formatFigures(sums: Sums): string {
  const { sent, bought, unusual: accepted, problems } = sums;
  const number = (value: number) => value.toLocaleString("en");
  const refused = refusals(sums).map(([status, times]) => `${number(times)} × ${status}`);
  return `${number(sent)} forged (${refused.join(", ")}), ${number(accepted)} oddly but rightly signed accepted, ${number(bought.length)} real purchases fulfilled in between, ${number(problems.length)} problems`;
}
