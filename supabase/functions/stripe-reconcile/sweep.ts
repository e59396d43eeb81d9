import { inDatabase } from "../_shared/database.ts";
import { checkSessions } from "./check-sessions.ts";
import { type ListName, listNames, lists, type Page } from "./lists.ts";
import {
  beginPass,
  finishPass,
  nextPass,
  type Pass,
  readUnfinished,
  savePass,
  type Unfinished,
} from "./passes.ts";

interface SweepOptions {
  hours: number;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface SweepReport {
  /** Sessions that this run has looked at. */
  looked: number;
  /** Of them, those that the database did not know in full. */
  repaired: number;
  /** Sessions that could not be checked, in this run or before. They are tried again. */
  failed: number;
  /** What the next runs have to do; empty if everything was looked at. */
  left: Unfinished[];
}

/** An edge function is ended after 150 seconds, and a slow call may still be under way when the budget is spent. */
const BUDGET_MS = 100_000;
const RETRIES = 40;
const RETRY_SHARE = 0.25;
const NEW_SESSIONS_SHARE = 0.35;
const NEW_SESSIONS_OVERLAP_S = 3600;
/** If so many fail in one run, the provider or the database has trouble: the next run goes on. */
const MOST_FAILURES = 20;

/** Looks at all sessions, refunds, and disputes of the last hours for as long as its time lasts, and keeps how far it came. */
export async function sweep({ hours, now }: SweepOptions): Promise<SweepReport> {
  const begun = now();
  const isSpent = (share: number) => now() >= begun + BUDGET_MS * share;
  let looked = 0;
  let repaired = 0;
  let failures = 0;

  /** Returns false if there was no time to check all of the page. */
  async function sweepPage({ facts }: Page, share: number): Promise<boolean> {
    const sessions =
      facts.length > 0 ? await inDatabase<string[]>("unrecorded_sessions", { facts }) : [];
    const outcome = await checkSessions(
      sessions,
      (failed) => isSpent(share) || failures + failed >= MOST_FAILURES,
    );
    repaired += outcome.repaired;
    failures += outcome.failed.length;
    return outcome.checked.length + outcome.failed.length === sessions.length;
  }

  async function retryFailed(): Promise<void> {
    const sessions = await inDatabase<string[]>("sessions_to_retry", { most: RETRIES });
    const outcome = await checkSessions(sessions, () => isSpent(RETRY_SHARE));
    repaired += outcome.repaired;
  }

  /** A pass goes from the newest session to the oldest. When it takes several runs, buyers of the last minutes must not wait for its end. */
  async function sweepNewSessions({ started }: Pass): Promise<void> {
    let after: string | undefined;
    while (!isSpent(NEW_SESSIONS_SHARE)) {
      const page = await lists.sessions({ since: started - NEW_SESSIONS_OVERLAP_S, after });
      if (!(await sweepPage(page, NEW_SESSIONS_SHARE)) || !page.hasMore) return;
      after = page.last?.id;
    }
  }

  /** Returns whether the pass is finished. */
  async function sweepPass(pass: Pass): Promise<boolean> {
    let position = pass;
    while (!isSpent(1) && failures < MOST_FAILURES) {
      const page = await lists[position.list]({
        since: pass.since,
        after: position.after ?? undefined,
      });
      if (position.list === "sessions") looked += page.items;
      if (!(await sweepPage(page, 1))) return false;

      const list = page.hasMore ? position.list : listAfter(position.list);
      if (!list) {
        await finishPass(pass);
        return true;
      }
      position = {
        ...position,
        list,
        after: page.hasMore ? (page.last?.id ?? null) : null,
        reached: page.hasMore ? (page.last?.created ?? null) : null,
      };
      // another run has finished this pass
      if (!(await savePass(position))) return true;
    }
    return false;
  }

  try {
    // first, or a run that is cut off never tidies up
    await inDatabase("forget_old_attempts");
    await retryFailed();
    const { is_new, ...own } = await beginPass(hours, Math.floor(begun / 1000));
    if (!is_new) await sweepNewSessions(own);
    let pass: Pass | null = own;
    // passes that other runs have left come after the one that was asked for
    while (pass && (await sweepPass(pass))) pass = await nextPass();
    return { looked, repaired, ...(await readUnfinished()) };
  } finally {
    if (repaired > 0)
      console.warn(
        `The sweep wrote down ${repaired} payments that no event had told in full. Look at the deliveries of the webhook.`,
      );
  }
}

function listAfter(list: ListName): ListName | undefined {
  return listNames[listNames.indexOf(list) + 1];
}
