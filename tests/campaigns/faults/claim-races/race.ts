import type { Sql } from "postgres";
import { runConcurrently } from "../../../../supabase/functions/stripe-reconcile/run-concurrently.ts";
import { shuffle } from "../../../backend/support/chance.ts";
import { createClaim, wrapDatabase } from "../../../backend/support/wrap-database.ts";
import { pick, wholeNumber } from "../pick.ts";
import { type Claim, claim, wrongSecret } from "./claims.ts";

export const CONNECTIONS = 40;
const RACING_CLAIMS = 90;
const REPLAYS = 10;
export const CLAIMS_OF_A_SESSION = RACING_CLAIMS + REPLAYS;
const MAX_CLAIM_HOLDERS = 4;
const STRANGERS = 8;
const RIGHTFUL_SHARE = 0.4;

export type Work = () => Promise<void>;

export interface Contest {
  session: string;
  /** The accounts that know the session's secret. Any of them may become the owner. */
  know: string[];
  /** The accounts that only know the session. */
  strangers: string[];
}

/** A claim and what came of it. */
export interface Outcome extends Claim {
  answer: string;
  /** True if the payment was already recorded when it began. */
  isReplay: boolean;
}

export function createContest(session: string, accounts: string[], chance: () => number): Contest {
  const mixed = shuffle(accounts, chance);
  const know = mixed.splice(0, wholeNumber(1, MAX_CLAIM_HOLDERS, chance));
  return { session, know, strangers: mixed.splice(0, STRANGERS) };
}

/**
 * Claims all sessions at once while they are paid, and again afterwards. Each payment is recorded
 * twice, as by the event and by the returning buyer.
 */
export async function race(
  sql: Sql,
  contests: Contest[],
  meanwhile: Work[],
  chance: () => number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const sessions = contests.map(({ session }) => session);
  const attempts = (times: number, isReplay: boolean) =>
    contests.flatMap((contest) =>
      Array.from({ length: times }, () => {
        const one = someClaim(contest, sessions, chance);
        return async () => void outcomes.push({ ...one, isReplay, answer: await claim(sql, one) });
      }),
    );
  const racing: Work[] = shuffle([...attempts(RACING_CLAIMS, false), ...meanwhile], chance);
  const { record } = wrapDatabase(sql);
  for (const session of sessions) {
    const pay = async () => void (await record(session));
    racing.splice(wholeNumber(0, racing.length / 4, chance), 0, pay);
    racing.splice(wholeNumber(racing.length / 4, racing.length, chance), 0, pay);
  }
  await runConcurrently(racing, CONNECTIONS, (work) => work());
  const replays = shuffle(attempts(REPLAYS, true), chance);
  await runConcurrently(replays, CONNECTIONS, (work) => work());
  return outcomes;
}

function someClaim(contest: Contest, sessions: string[], chance: () => number): Claim {
  const { session, know, strangers } = contest;
  const isRightful = chance() < RIGHTFUL_SHARE;
  const account = pick(isRightful ? know : strangers, chance);
  const secret = isRightful ? createClaim(session) : wrongSecret(session, sessions, chance);
  return { caller: { role: "authenticated", account }, session, secret };
}

/** Finds faults in the race for one order. */
export function findFaults(contest: Contest, owner: string | null, outcomes: Outcome[]): string[] {
  const { session, know } = contest;
  const isWon = owner !== null && know.includes(owner);
  const faults = isWon ? [] : [`${session} belongs to ${owner}, who doesn't know its secret`];
  for (const { caller, answer, isReplay } of outcomes) {
    const expected = expectAnswer(contest, owner, caller.account);
    const isEarly = answer === "PT404" && !isReplay;
    if (answer !== expected && !isEarly)
      faults.push(`${session} of ${owner}: ${caller.account} got ${answer}, not ${expected}`);
  }
  return faults;
}

function expectAnswer({ know }: Contest, owner: string | null, account = ""): string {
  if (account === owner) return owner;
  return know.includes(account) ? "PT409" : "PT403";
}
