import type {
  PublishedExperiment,
  PublishedExperiments,
} from "#rules/experiments/published-experiments.ts";
import { inDatabase } from "../_shared/database.ts";

/** A round of an experiment: the days on which nothing about it was changed. */
export interface Round {
  round: number;
  /** Its first whole day; null for an experiment that has never changed. */
  began: string | null;
}

/** The current rounds of all experiments. A changed experiment begins a new one. */
export const readRounds = (experiments: PublishedExperiments) =>
  inDatabase<Record<string, Round>>("experiment_rounds", {
    designs: Object.fromEntries(
      Object.entries(experiments).map(([id, experiment]) => [id, describeDesign(experiment)]),
    ),
  });

/** `A:50 B:50`: what mustn't change during a round. The order of the arms doesn't matter. */
function describeDesign({ arms, winner }: PublishedExperiment): string {
  const shares = Object.entries(arms).map(([arm, share]) => `${arm}:${share}`);
  return [...shares.toSorted(), ...(winner === undefined ? [] : [`winner:${winner}`])].join(" ");
}
