import postgres, { type Sql } from "postgres";
import { createRandom } from "#lib/seeded-random.ts";
import type { Caller } from "../../../backend/access/callers.ts";
import { MIGRATED, startMigratedCluster } from "../../../backend/support/migrated-cluster.ts";
import { wrapDatabase } from "../../../backend/support/wrap-database.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { pick } from "../pick.ts";
import { type Claim, claim, wrongSecret } from "./claims.ts";
import {
  CLAIMS_OF_A_SESSION,
  CONNECTIONS,
  createContest,
  findFaults,
  race,
  type Work,
} from "./race.ts";

/** So few that the connections claim each of them many times at once. */
const SESSIONS_AT_ONCE = 4;
/** Claims without the secret to an order without an owner, for each session that is raced for. */
const GUESSES = 10;
const ACCOUNTS = 60;
const PROGRESS_EVERY = 400;
const NO_ACCOUNT: Caller[] = [{ role: "authenticated" }, { role: "anon" }];

export const claimRaces: FaultRow = {
  name: "claim-races",
  claim: "Each order gets exactly one owner, an account that knew its secret",
  inputs: `sessions, each claimed ${CLAIMS_OF_A_SESSION} times by up to 12 accounts over ${CONNECTIONS} connections`,
  faults: `several accounts with the secret, leaked sessions with wrong secrets, claims before the payment, repeated claims, and ${GUESSES} guesses for each session`,
  count: { whole: 3_000, part: 60 },
  minutes: 5.4,
  run,
};

interface Sums {
  guesses: number;
  /** The number of times that claims had each kind of outcome. */
  outcomes: Map<string, number>;
  problems: string[];
}

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const cluster = await startMigratedCluster();
  const sql = postgres(`${cluster.url}/${MIGRATED}`, { max: CONNECTIONS });
  const chance = createRandom(seed);
  const sums: Sums = { guesses: 0, outcomes: new Map(), problems: [] };
  try {
    const { account } = wrapDatabase(sql);
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, account));
    for (let begun = 0; begun < count; begun += SESSIONS_AT_ONCE) {
      const sessions = Array.from(
        { length: Math.min(SESSIONS_AT_ONCE, count - begun) },
        (_, at) => `raced_${begun + at}`,
      );
      await oneRace(sql, sessions, accounts, chance, sums);
      if (begun > 0 && begun % PROGRESS_EVERY === 0) print(`${begun} sessions`);
    }
  } finally {
    await sql.end();
    cluster.stop();
  }
  const { problems } = sums;
  return { isKept: problems.length === 0, figures: formatFigures(count, sums), problems };
}

/** A race for some orders, and meanwhile guesses at another. */
async function oneRace(
  sql: Sql,
  sessions: string[],
  accounts: string[],
  chance: () => number,
  sums: Sums,
): Promise<void> {
  const unclaimed = `unclaimed_${sessions[0]}`;
  await wrapDatabase(sql).record(unclaimed);
  const contests = sessions.map((session) => createContest(session, accounts, chance));
  const guesses = Array.from({ length: GUESSES * sessions.length }, (_, at) => {
    const caller = at === 0 ? pick(NO_ACCOUNT, chance) : member(pick(accounts, chance));
    const secret = wrongSecret(unclaimed, sessions, chance);
    return guess(sql, { caller, session: unclaimed, secret }, sums);
  });
  const outcomes = await race(sql, contests, guesses, chance);

  const owners = await readOwners(sql, [unclaimed, ...sessions]);
  for (const contest of contests) {
    const own = outcomes.filter(({ session }) => session === contest.session);
    const owner = owners.get(contest.session) ?? null;
    sums.problems.push(...findFaults(contest, owner, own));
    for (const { answer } of own) count(sums.outcomes, answer === owner ? "won" : answer);
  }
  if (owners.get(unclaimed) !== null)
    sums.problems.push(`${unclaimed} belongs to ${owners.get(unclaimed)}`);
}

/** A claim without the secret. */
function guess(sql: Sql, one: Claim, sums: Sums): Work {
  const wanted = one.caller.account ? "PT403" : "42501";
  return async () => {
    const answer = await claim(sql, one);
    sums.guesses++;
    if (answer !== wanted)
      sums.problems.push(`${one.session}, ${one.secret}: ${answer}, not ${wanted}`);
  };
}

const member = (account: string): Caller => ({ role: "authenticated", account });

/** The owner of each order; null if it has none. */
async function readOwners(sql: Sql, sessions: string[]): Promise<Map<string, string | null>> {
  const rows = await sql<{ session: string; owner: string | null }[]>`
    select checkout_session_id as session, user_id as owner from public.stripe_orders
      where checkout_session_id in ${sql(sessions)}`;
  return new Map(rows.map(({ session, owner }) => [session, owner]));
}

function count(times: Map<string, number>, what: string): void {
  times.set(what, (times.get(what) ?? 0) + 1);
}

function formatFigures(sessions: number, { guesses, outcomes, problems }: Sums): string {
  const number = (value: number) => value.toLocaleString("en");
  const times = (name: string) => number(outcomes.get(name) ?? 0);
  const claims = sessions * CLAIMS_OF_A_SESSION;
  return `${number(sessions)} sessions with ${number(claims)} claims: ${times("won")} by owners, ${times("PT409")} with the secret but too late, ${times("PT403")} with wrong secrets, ${times("PT404")} before the payment; ${number(guesses)} guesses; ${number(problems.length)} problems`;
}
