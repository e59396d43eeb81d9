import { afterAnswer } from "../after-answer.ts";
import { inDatabase } from "../database.ts";

/** More than one process meets in an hour. What comes on top isn't counted. */
const MAX_COUNT = 200;

/** Counts by area and kind that the database doesn't have yet. */
const waiting = new Map<string, Map<string, number>>();
let isSending = false;

/**
 * Counts something for the operator: an area, such as a function or `mails`, and a kind, such as an
 * error's. It's sent after the response. What can't be sent goes with a later call, unless the
 * process ends before.
 */
export function tally(area: string, kind: string, count = 1): void {
  const kinds = waiting.get(area) ?? new Map<string, number>();
  if (!kinds.has(kind) && size() >= MAX_COUNT) return;
  waiting.set(area, kinds.set(kind, (kinds.get(kind) ?? 0) + count));
  sendTallies();
}

/** Sends what an earlier attempt couldn't. One attempt at a time, so a flood of errors is a few calls. */
export function sendTallies(): void {
  if (size() === 0 || isSending) return;
  isSending = true;
  afterAnswer("tally", send);
}

async function send(): Promise<void> {
  try {
    while (size() > 0) {
      const counts = [...waiting].flatMap(([area, kinds]) =>
        [...kinds].map(([kind, count]) => ({ area, kind, count })),
      );
      await inDatabase("note_counts", { counts });
      for (const { area, kind, count } of counts) takeBack(area, kind, count);
    }
  } catch {
    // Without a database, the call that failed has logged it.
  } finally {
    isSending = false;
  }
}

/** Removes the counts that were sent. More may have been added meanwhile. */
function takeBack(area: string, kind: string, count: number): void {
  const kinds = waiting.get(area);
  const left = (kinds?.get(kind) ?? 0) - count;
  if (left > 0) kinds?.set(kind, left);
  else kinds?.delete(kind);
}

const size = (): number => [...waiting.values()].reduce((sum, kinds) => sum + kinds.size, 0);
