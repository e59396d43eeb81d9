import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type Buyer, readRecorded, Unanswered } from "./buyer.ts";
import { DATABASE_EVERY, inWorld, type World } from "./world.ts";

/** The number of times that something is repeated before it's lost. One repetition should do. */
const MAX_REPETITIONS = 3;

export const crashPoints: FaultRow = {
  name: "crash-points",
  claim: "Wherever the server dies while it records or binds a payment, nothing is lost or doubled",
  inputs:
    "the event of a payment, the success page, and the claim, one purchase for each crash point; afterwards, the provider sends again and the buyer tries again",
  faults: `kill -9 of the server whenever anything goes to or comes from the caller, the provider, or PostgreSQL, before it arrives, and right after the answer; every ${DATABASE_EVERY}th time also kill -9 of PostgreSQL with all its processes`,
  // More than there are: all of them.
  count: { whole: 1000, part: 9 },
  minutes: 1.7,
  isOnDemand: true,
  run,
};

const ENTRIES = ["webhook", "verify", "claim"] as const;
type Entry = (typeof ENTRIES)[number];

function run({ count, print }: CampaignOptions): Promise<CampaignResult> {
  return inWorld(async (world) => {
    const { killed } = world;
    const problems: string[] = [];
    const points = await findPoints(world).catch((error: unknown) => {
      if (!(error instanceof Unanswered)) throw error;
      problems.push(`without a crash: ${error.message}`);
      return [];
    });
    const chosen = ENTRIES.flatMap((entry) =>
      spread(
        points.filter((point) => point.entry === entry),
        count / ENTRIES.length,
      ),
    );
    print(`${points.length} crash points, ${chosen.length} of them tried`);
    for (const [done, { entry, nth }] of chosen.entries()) {
      const found = await crashOnce(world, entry, nth).catch((error) => [String(error)]);
      problems.push(...found.map((problem) => `${entry}, crash point ${nth}: ${problem}`));
      if (done > 0 && done % 20 === 0) print(`${done} tried`);
    }
    const tried = ENTRIES.map(
      (entry) => `${chosen.filter((point) => point.entry === entry).length} of the ${entry}`,
    );
    return {
      isKept: problems.length === 0,
      figures: `${chosen.length} of ${points.length} crash points (${tried.join(", ")}), ${killed.server} kills of the server and ${killed.database} of the database: ${problems.length} purchases lost, doubled, or stuck`,
      problems,
    };
  });
}

/** Counts what crosses while nothing crashes. The last point is right after the answer. */
async function findPoints({ gate, newBuyer }: World): Promise<{ entry: Entry; nth: number }[]> {
  const points: { entry: Entry; nth: number }[] = [];
  // The first purchase makes the new process read the database's schema.
  for (const isWarm of [false, true])
    for (const entry of ENTRIES) {
      const buyer = newBuyer();
      await prepare(buyer, entry);
      const crossings = await gate.count(buyer[entry]);
      if (isWarm)
        points.push(...Array.from({ length: crossings + 1 }, (_, at) => ({ entry, nth: at + 1 })));
    }
  return points;
}

/** Some of a list, evenly, and always the last. */
function spread<Item>(list: Item[], count: number): Item[] {
  const step = Math.max(1, list.length / count);
  return list.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step));
}

async function prepare(buyer: Buyer, entry: Entry): Promise<void> {
  await buyer.signUp();
  if (entry === "claim") await buyer.webhook();
}

/** Crashes in the middle of something, lets everyone try again, and returns what's wrong then. */
async function crashOnce({ gate, sql, newBuyer }: World, entry: Entry, nth: number) {
  const buyer = newBuyer();
  const stranger = newBuyer();
  await prepare(buyer, entry);
  await stranger.signUp();
  const answer = await gate.crashAt(nth, buyer[entry]);
  // After an answer, nothing is sent again: that must be enough.
  if (answer === undefined) await repeat(buyer[entry]);

  const { purchase } = buyer;
  const wanted = `order completed, paid ${purchase.intent}, 1 claims`;
  const found = [await readRecorded(sql, purchase)];
  for (const step of [buyer.webhook, buyer.verify, buyer.claim, buyer.webhook]) await repeat(step);
  found.push(await readRecorded(sql, purchase));
  const problems = found.filter((line) => line !== wanted);

  const orders = await buyer.rows("stripe_orders");
  const owned = orders.map((order) => order.checkout_session_id).join();
  if (owned !== purchase.sessionId) problems.push(`the buyer's orders are "${owned}"`);
  if ((await buyer.rows("program_parts")).length === 0) problems.push("the buyer isn't let in");
  for (const table of ["stripe_orders", "program_parts"])
    if ((await stranger.rows(table)).length > 0) problems.push(`a stranger sees ${table}`);
  return problems;
}

async function repeat(step: () => Promise<unknown>): Promise<void> {
  for (let nth = 1; ; nth++) {
    try {
      await step();
      return;
    } catch (error) {
      if (nth === MAX_REPETITIONS) throw error;
    }
  }
}
