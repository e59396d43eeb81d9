import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { tally } from "../_shared/health/tally.ts";
import { retryRecoveryMails } from "../_shared/recovery/retry-recovery-mails.ts";
import { retryErasureMails } from "../_shared/retry-erasure-mails.ts";
import { retryWithdrawals } from "../_shared/withdrawals/retry-withdrawals.ts";
import { checkSessions } from "./check-sessions.ts";
import { endOldSessions } from "./end-old-sessions.ts";
import { type ListName, listNames, lists, type Page } from "./lists.ts";
import { maintainNumbers } from "./maintain-numbers.ts";
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
  /** The number of sessions that this run checked. */
  looked: number;
  /** The number of sessions that the database hadn't recorded completely. */
  repaired: number;
  /** The number of sessions that couldn't be checked, in this run or earlier. They're retried. */
  failed: number;
  /** The work that is left for the next runs; empty if everything was checked. */
  left: Unfinished[];
}

/**
 * An edge function is stopped after 150 seconds, and a slow call may still be running when the
 * budget is used up.
 */
const BUDGET_MS = 100_000;
const RIGHTS_SHARE = 0.15;
const RETRIES = 40;
const RETRY_SHARE = 0.25;
const PENDING_CHECKS = 20;
const DISPUTE_CHECKS = 20;
const NEW_SESSIONS_SHARE = 0.35;
const NEW_SESSIONS_OVERLAP_S = 3600;
/**
 * If this many fail in one run, the provider or the database has trouble: the next run continues.
 */
const MAX_FAILURES = 20;

/**
 * Checks all sessions, refunds, and disputes of the last hours for as long as its time lasts, and
 * saves how far it got.
 */
export async function sweep({ hours, now }: SweepOptions): Promise<SweepReport> {
  const begun = now();
  const run = new SweepRun(begun, now);
  try {
    // Comes first, or a run that is cut off would never clean up.
    await inDatabase("forget_old_attempts");
    await inDatabase("forget_old_operations");
    await retryRights(() => now() >= begun + BUDGET_MS * RIGHTS_SHARE);
    await maintainNumbers();
    await run.retryFailed();
    await run.checkPending();
    await run.checkDisputes();
    const { is_new, ...own } = await beginPass(hours, Math.floor(begun / 1000));
    if (!is_new) await run.sweepNewSessions(own);
    let pass: Pass | null = own;
    // Passes left over from other runs come after the requested one.
    while (pass && (await run.sweepPass(pass))) pass = await nextPass();
    // After the payments: a buyer gets no reminder.
    await retryRecoveryMails(now, () => now() >= begun + BUDGET_MS);
    await endOldSessions();
    const report = { looked: run.looked, repaired: run.repaired, ...(await readUnfinished()) };
    await noteReport(report);
    return report;
  } finally {
    if (run.repaired > 0) {
      tally("sweep", "repaired", run.repaired);
      console.warn(
        `The sweep wrote down ${run.repaired} payments that no event had reported in full. Check the deliveries of the webhook.`,
      );
    }
  }
}

/** For the operator. A report that isn't kept must not fail a sweep that is done. */
async function noteReport({ looked, repaired, failed }: SweepReport): Promise<void> {
  await inDatabase("note_job", { job: "sweep", report: { looked, repaired, failed } }).catch(
    (error: unknown) => console.warn(`The sweep's report isn't kept: ${getErrorKind(error)}`),
  );
}

/** One run: its time, and what it has found so far. */
class SweepRun {
  looked = 0;
  repaired = 0;
  #failures = 0;
  readonly #begun: number;
  readonly #now: () => number;

  constructor(begun: number, now: () => number) {
    this.#begun = begun;
    this.#now = now;
  }

  #isSpent(share: number): boolean {
    return this.#now() >= this.#begun + BUDGET_MS * share;
  }

  retryFailed(): Promise<void> {
    return this.#checkFrom("sessions_to_retry", RETRIES);
  }

  /** Payments that the bank may have decided on without anyone hearing of it. */
  checkPending(): Promise<void> {
    return this.#checkFrom("pending_to_check", PENDING_CHECKS);
  }

  /** Open disputes, which may be too old for the lists below. */
  checkDisputes(): Promise<void> {
    return this.#checkFrom("disputes_to_check", DISPUTE_CHECKS);
  }

  async #checkFrom(list: string, most: number): Promise<void> {
    // All sessions on the list count as asked about.
    if (this.#isSpent(RETRY_SHARE)) return;
    const sessions = await inDatabase<string[]>(list, { most });
    const outcome = await checkSessions(sessions, () => this.#isSpent(RETRY_SHARE));
    this.repaired += outcome.repaired;
  }

  /**
   * A pass goes from the newest session to the oldest. If it takes several runs, buyers of the last
   * minutes shouldn't have to wait until it's done.
   */
  async sweepNewSessions({ started }: Pass): Promise<void> {
    let after: string | undefined;
    while (!this.#isSpent(NEW_SESSIONS_SHARE)) {
      const page = await lists.sessions({ since: started - NEW_SESSIONS_OVERLAP_S, after });
      if (!(await this.#sweepPage(page, NEW_SESSIONS_SHARE)) || !page.hasMore) return;
      after = page.last?.id;
    }
  }

  /** Returns whether the pass is finished. */
  async sweepPass(pass: Pass): Promise<boolean> {
    let position = pass;
    while (!this.#isSpent(1) && this.#failures < MAX_FAILURES) {
      const page = await lists[position.list]({
        since: pass.since,
        after: position.after ?? undefined,
      });
      if (position.list === "sessions") this.looked += page.items;
      if (!(await this.#sweepPage(page, 1))) return false;

      const next = positionAfter(page, position);
      if (!next) {
        await finishPass(pass);
        return true;
      }
      position = next;
      // Another run has finished this pass.
      if (!(await savePass(position))) return true;
    }
    return false;
  }

  /** Returns false if there wasn't enough time to check the whole page. */
  async #sweepPage({ facts }: Page, share: number): Promise<boolean> {
    const sessions =
      facts.length > 0 ? await inDatabase<string[]>("unrecorded_sessions", { facts }) : [];
    const outcome = await checkSessions(
      sessions,
      (failed) => this.#isSpent(share) || this.#failures + failed >= MAX_FAILURES,
    );
    this.repaired += outcome.repaired;
    this.#failures += outcome.failed.length;
    return outcome.checked.length + outcome.failed.length === sessions.length;
  }
}

/** Undefined after the last page of the last list. */
function positionAfter(page: Page, position: Pass): Pass | undefined {
  if (page.hasMore)
    return { ...position, after: page.last?.id ?? null, reached: page.last?.created ?? null };
  const list = listAfter(position.list);
  return list && { ...position, list, after: null, reached: null };
}

function listAfter(list: ListName): ListName | undefined {
  return listNames[listNames.indexOf(list) + 1];
}

/**
 * Repeats refunds and mails that buyers are waiting for. What's wrong with one of them must not
 * stop the sweep.
 */
async function retryRights(isOver: () => boolean): Promise<void> {
  for (const retry of [retryWithdrawals, retryErasureMails]) {
    await retry(isOver).catch((error: unknown) =>
      console.error(`A buyer is still waiting for a refund or a mail: ${getErrorKind(error)}`),
    );
  }
}
