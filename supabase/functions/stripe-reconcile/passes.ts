import { inDatabase } from "../_shared/database.ts";
import type { ListName } from "./lists.ts";

/**
 * One check of everything of the last hours, over as many runs as it takes. Times are in seconds
 * since 1970.
 */
export interface Pass {
  id: string;
  hours: number;
  since: number;
  started: number;
  list: ListName;
  /** The last item that's done; null at the beginning of a list. */
  after: string | null;
  reached: number | null;
}

/** Starts a pass, or continues an unfinished one over the same number of hours. */
export const beginPass = (hours: number, at: number) =>
  inDatabase<Pass & { is_new: boolean }>("begin_sweep", { hours, at });

/** An unfinished pass that no other run is working on. */
export const nextPass = () => inDatabase<Pass | null>("next_sweep");

/** Resolves to false if another run has finished the pass. */
export const savePass = ({ id, list, after, reached }: Pass) =>
  inDatabase<boolean>("save_sweep", { id, list, after, reached });

export const finishPass = ({ id }: Pass) => inDatabase<void>("finish_sweep", { id });

/** The work that a pass still has to do. */
export interface Unfinished {
  hours: number;
  list: ListName;
  /** The range of creation times. */
  from: string;
  to: string;
}

/** Reads the work that no run has finished yet. */
export async function readUnfinished(): Promise<{ failed: number; left: Unfinished[] }> {
  const { failed, passes } = await inDatabase<{ failed: number; passes: Pass[] }>(
    "unfinished_sweeps",
  );
  const left = passes.map(({ hours, list, since, started, reached }) => ({
    hours,
    list,
    from: isoTime(since),
    to: isoTime(reached ?? started),
  }));
  return { failed, left };
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
