import type { Cross } from "./start-watched-proxy.ts";

export interface CrashGate {
  cross: Cross;
  /**
   * Runs the work, and crashes when something is about to cross for the nth time: the piece doesn't
   * arrive. If the work ends earlier, it crashes right then. Resolves to the work's result;
   * undefined if the crash came first.
   */
  crashAt<Result>(nth: number, work: () => Promise<Result>): Promise<Result | undefined>;
  /** Resolves to how often something crosses during the work. */
  count(work: () => Promise<unknown>): Promise<number>;
}

/** Counts everything that crosses the border of a process, and crashes it in time. */
export function crashGate(crash: () => Promise<void>): CrashGate {
  let crossed: number | undefined;
  let limit = Infinity;
  let crashing: Promise<void> | undefined;

  const crashNow = () => {
    crossed = undefined;
    crashing ??= crash();
    return crashing;
  };
  return {
    async cross() {
      if (crossed === undefined || ++crossed < limit) return true;
      await crashNow();
      return false;
    },
    async crashAt(nth, work) {
      crashing = undefined;
      crossed = 0;
      limit = nth;
      const result = await work().catch((error: unknown) => {
        if (!crashing) throw error;
      });
      const isAnswered = !crashing;
      await crashNow();
      return isAnswered ? (result as Awaited<ReturnType<typeof work>>) : undefined;
    },
    async count(work) {
      crossed = 0;
      limit = Infinity;
      await work();
      const sum = crossed;
      crossed = undefined;
      return sum;
    },
  };
}
