import type { Stripe } from "stripe";
import { createRandom } from "#lib/seeded-random.ts";
import { origin } from "../../../backend/support/environment.ts";
import type { TestBackend } from "../../../backend/support/start-test-backend.ts";
import { PRICE } from "../../../backend/support/wrap-database.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { runInTestBackend } from "../run-in-test-backend.ts";
import { createTamperedCheckout, RETIRED, type TamperedCheckout } from "./tampered-bodies.ts";

const CONCURRENT = 10;
const VERIFIED_OF = 20;
const PROGRESS_EVERY = 1_000;
const PAGE = 100;

export const tamperedCheckouts: FaultRow = {
  name: "tampered-checkouts",
  claim: "Whatever a visitor sends, a checkout is for one plan at our price, or there is none",
  inputs: "requests to stripe-checkout, each tampered with in one way",
  faults:
    "foreign and retired prices, own amounts, quantities, and currencies, prototypes, keys twice, wrong types, nesting, look-alike and broken characters, other content types, 1 MB",
  count: { whole: 5_000, part: 300 },
  minutes: 0.2,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const chance = createRandom(seed);
  const problems: string[] = [];
  const opened = new Set<string>();
  const { said, leaks } = await runInTestBackend(async (testBackend) => {
    await retireSomePrices(testBackend);
    const before = await testBackend.countWritten();
    const prototype = Reflect.ownKeys(Object.prototype).join();
    for (let sent = 0; sent < count; sent += CONCURRENT) {
      const checkouts = Array.from({ length: Math.min(CONCURRENT, count - sent) }, () =>
        createTamperedCheckout(chance),
      );
      await Promise.all(
        checkouts.map((checkout) => send(testBackend, checkout, chance, opened, problems)),
      );
      if (sent > 0 && sent % PROGRESS_EVERY === 0) print(`${sent} sent`);
    }
    problems.push(...(await wrongSessions(testBackend, opened)));
    problems.push(...(await grants(testBackend, [...opened])));
    await testBackend.settle();
    if (JSON.stringify(await testBackend.countWritten()) !== JSON.stringify(before))
      problems.push("something was granted");
    if (Reflect.ownKeys(Object.prototype).join() !== prototype)
      problems.push("the prototype of all objects has other keys");
  });
  problems.push(...said.map((line) => `logged: ${line}`), ...leaks);
  const number = (value: number) => value.toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${number(count)} requests, ${number(opened.size)} sessions at the provider, ${number(problems.length)} problems`,
    problems,
  };
}

/** Cheaper prices that nobody may buy any more: another one, and an earlier one of the plan. */
async function retireSomePrices({ sql }: TestBackend): Promise<void> {
  await sql`insert into private.prices (price_id, amount, currency, name, description, on_sale)
    values (${RETIRED}, 100, 'usd', 'Old plan', 'Once on sale.', false), (${PRICE.price_id}, 100, 'usd', 'Plan', 'Once cheaper.', false)`;
}

async function send(
  testBackend: TestBackend,
  { name, body, headers, query, status }: TamperedCheckout,
  chance: () => number,
  opened: Set<string>,
  problems: string[],
): Promise<void> {
  const group = () => Math.floor(chance() * 65_536).toString(16);
  const from = `2001:${group()}:${group()}::1`;
  const sent = { "content-type": "application/json", "x-forwarded-for": from, ...headers };
  const url = `${origin}/functions/v1/stripe-checkout${query}`;
  try {
    const answer = await testBackend.run(new Request(url, { method: "POST", headers: sent, body }));
    if (answer.status !== status)
      problems.push(
        `${name}: ${answer.status} instead of ${status}: ${String(body).slice(0, 200)}`,
      );
    if (answer.status === 200) opened.add((await answer.json()).sessionId);
  } catch (error) {
    problems.push(`${name}: ${error}: ${String(body).slice(0, 200)}`);
  }
}

/** The provider's sessions that aren't what we offer, or that no answer has named. */
async function wrongSessions(testBackend: TestBackend, opened: Set<string>): Promise<string[]> {
  const sessions = await allSessions(testBackend);
  const ids = new Set(sessions.map(({ id }) => id));
  return [
    ...[...opened].filter((id) => !ids.has(id)).map((id) => `${id} isn't at the provider`),
    ...[...ids].filter((id) => !opened.has(id)).map((id) => `${id} wasn't answered`),
    ...sessions
      .filter((session) => !isOffered(session))
      .map(
        ({ id, amount_total, currency, line_items }) =>
          `${id} is ${line_items?.data[0]?.quantity} for ${amount_total} ${currency}`,
      ),
  ];
}

async function allSessions(testBackend: TestBackend): Promise<Stripe.Checkout.Session[]> {
  const all: Stripe.Checkout.Session[] = [];
  for (let hasMore = true; hasMore; ) {
    const after = all.at(-1);
    const path = `checkout/sessions?limit=${PAGE}&expand[]=data.line_items${after ? `&starting_after=${after.id}` : ""}`;
    const { body } = await testBackend.stripe(path);
    all.push(...body.data);
    hasMore = body.has_more;
  }
  return all;
}

/** True if it's one plan at our price, and leads back to our site. */
function isOffered(session: Stripe.Checkout.Session): boolean {
  const { amount_total, currency, mode, metadata, line_items, success_url, cancel_url } = session;
  const [line, ...others] = line_items?.data ?? [];
  return (
    [mode, amount_total, currency].join() === ["payment", PRICE.amount, PRICE.currency].join() &&
    metadata?.price_id === PRICE.price_id &&
    line?.quantity === 1 &&
    line.price?.unit_amount === PRICE.amount &&
    others.length === 0 &&
    success_url === `${origin}/success?session_id={CHECKOUT_SESSION_ID}` &&
    cancel_url === `${origin}/sales`
  );
}

/** Unpaid sessions that would open the member area. */
async function grants(testBackend: TestBackend, opened: string[]): Promise<string[]> {
  const some = opened.filter((_, at) => at % VERIFIED_OF === 0);
  const answers = await Promise.all(some.map((id) => testBackend.verify(id)));
  return answers
    .filter(({ state }) => state !== "unpaid")
    .map((answer) => `unpaid, but verified as ${JSON.stringify(answer)}`);
}
