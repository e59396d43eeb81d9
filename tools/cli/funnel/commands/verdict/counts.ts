import { didYouMean, joinWithAnd } from "#compiler/diagnostics/did-you-mean.ts";
import { verdictUsageMessages } from "#compiler/diagnostics/messages/cli/verdict.ts";
import type { Plan } from "#compiler/plan.ts";
import type { ArmCount } from "#rules/experiments/verdict.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";

type Experiment = Plan["experiments"][string];

/** Visitors and buyers of an arm, as entered by the user. */
export interface Counted {
  arm: string;
  visitors: number;
  buyers: number;
}

/**
 * Returns a running experiment. Throws `UsageError` if it doesn't exist, is over, or has one arm.
 */
export function runningExperiment({ experiments }: Plan, id: string): Experiment {
  const names = Object.keys(experiments);
  const experiment = Object.hasOwn(experiments, id) ? experiments[id] : undefined;
  if (!experiment) throw new UsageError(unknownExperiment(id, names));
  if (experiment.winner !== undefined)
    throw new UsageError(
      verdictUsageMessages.isOver({ experiment: id, winner: experiment.winner }),
    );
  if (listSharedArms(experiment).length < 2)
    throw new UsageError(verdictUsageMessages.oneArm({ experiment: id }));
  return experiment;
}

function unknownExperiment(experiment: string, names: string[]): string {
  if (names.length === 0) return verdictUsageMessages.noExperiments({ experiment });
  const list =
    names.length === 1
      ? verdictUsageMessages.onlyExperiment({ experiment: joinWithAnd(names) })
      : verdictUsageMessages.experimentList({ experiments: joinWithAnd(names) });
  return verdictUsageMessages.unknownExperiment({
    experiment,
    suggestion: didYouMean(experiment, names) || list,
  });
}

/** Parses `A=10230:301`, once for each arm. */
export function readArms(texts: string[]): Counted[] {
  return texts.map((text) => {
    const [, arm, visitors, buyers] = /^([^=]+)=(\d+):(\d+)$/.exec(text) ?? [];
    if (arm === undefined) throw new UsageError(verdictUsageMessages.misspelledCount({ text }));
    return { arm, visitors: Number(visitors), buyers: Number(buyers) };
  });
}

/**
 * The counts in the order of the experiment's arms, with their shares. Throws `UsageError` for
 * impossible counts.
 */
export function checkCounts(counted: Counted[], id: string, experiment: Experiment): ArmCount[] {
  const arms = listSharedArms(experiment).map(([arm]) => arm);
  for (const [index, { arm, visitors, buyers }] of counted.entries()) {
    if (!Object.hasOwn(experiment.arms, arm))
      throw new UsageError(
        verdictUsageMessages.unknownArm({
          experiment: id,
          arm,
          suggestion:
            didYouMean(arm, arms) || verdictUsageMessages.armList({ arms: joinWithAnd(arms) }),
        }),
      );
    if (!arms.includes(arm))
      throw new UsageError(verdictUsageMessages.armWithoutShare({ experiment: id, arm }));
    if (counted.findIndex((other) => other.arm === arm) < index)
      throw new UsageError(verdictUsageMessages.countedTwice({ arm }));
    if (!Number.isSafeInteger(visitors))
      throw new UsageError(verdictUsageMessages.tooManyVisitors({ arm }));
    if (buyers > visitors)
      throw new UsageError(
        verdictUsageMessages.moreBuyersThanVisitors({
          arm,
          visitors: String(visitors),
          buyers: String(buyers),
        }),
      );
  }
  const missing = arms.filter((arm) => !counted.some((count) => count.arm === arm));
  if (missing.length > 0)
    throw new UsageError(verdictUsageMessages.missingArms({ experiment: id, arms: missing }));
  return listSharedArms(experiment).flatMap(([arm, share]) =>
    counted.filter((count) => count.arm === arm).map((count) => ({ ...count, share })),
  );
}

function listSharedArms({ arms }: Experiment): [string, number][] {
  return Object.entries(arms).filter(([, share]) => share > 0);
}
