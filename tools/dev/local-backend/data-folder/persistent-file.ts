import type { Clock } from "../stripe/clock.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;

interface PersistentFileOptions {
  file: string;
  /** The content to save, as of now. */
  serialize: () => string;
  clock: Clock;
}

export interface PersistentFile {
  /** Writes the current content. If that fails, retries until it succeeds. */
  save(): void;
  /**
   * Waits until everything is in the file. Resolves to false if it isn't after `timeoutMs`, or
   * when the file is closed.
   */
  waitUntilSaved(timeoutMs?: number): Promise<boolean>;
  /** Tries one last time, and ends all waiting. */
  close(): void;
}

/** Keeps a text in a file, even if the disk is full or read-only for a while. */
// Long on purpose: its functions share the failures and who waits.
export function keepInFile({ file, serialize, clock }: PersistentFileOptions): PersistentFile {
  const waiting = new Set<(isSaved: boolean) => void>();
  let failures = 0;
  let cancelRetry = () => {};

  function save(): void {
    cancelRetry();
    try {
      writeFileAtomic(file, serialize());
    } catch (error) {
      if (failures === 0)
        console.warn(`${file} can't be written (${toReason(error)}). Trying until it works.`);
      cancelRetry = clock.after(Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS), save);
      failures += 1;
      return;
    }
    if (failures > 0) console.warn(`${file} can be written again, and is complete.`);
    failures = 0;
    answerWaiting(true);
  }

  function answerWaiting(isSaved: boolean): void {
    for (const answer of waiting) answer(isSaved);
    waiting.clear();
  }

  return {
    save,
    waitUntilSaved(timeoutMs) {
      if (failures === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const giveUp = () => {
          waiting.delete(answer);
          resolve(false);
        };
        const cancel = timeoutMs === undefined ? () => {} : clock.after(timeoutMs, giveUp);
        const answer = (isSaved: boolean) => {
          cancel();
          resolve(isSaved);
        };
        waiting.add(answer);
      });
    },
    close() {
      if (failures > 0) save();
      cancelRetry();
      if (failures > 0) console.warn(`${file} could not be written. Its last changes are lost.`);
      answerWaiting(false);
    },
  };
}

/** For data that's only in memory. */
export const keepNowhere: PersistentFile = {
  save: () => {},
  waitUntilSaved: () => Promise.resolve(true),
  close: () => {},
};

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
