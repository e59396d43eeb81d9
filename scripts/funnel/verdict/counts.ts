import { allOf, didYouMean } from "#funnel/did-you-mean.ts";
import type { Plan } from "#funnel/plan.ts";
import type { ArmCount } from "#verdict/verdict.ts";
import { Misuse } from "../command.ts";

type Experiment = Plan["experiments"][string];

/** Visitors and buyers of an arm, as somebody counted them. */
export interface Counted {
  arm: string;
  visitors: number;
  buyers: number;
}

/** An experiment that is running; whatever else is asked for is told. */
export function runningExperiment({ experiments }: Plan, id: string): Experiment {
  const names = Object.keys(experiments);
  const experiment = Object.hasOwn(experiments, id) ? experiments[id] : undefined;
  if (!experiment)
    throw new Misuse(
      `There is no experiment "${id}".${names.length === 0 ? " The funnel has none." : didYouMean(id, names) || ` There is ${allOf(names)}.`}`,
    );
  if (experiment.winner !== undefined)
    throw new Misuse(
      `"${id}" is over: its winner is ${experiment.winner}, and everybody gets it. There is nothing left to find out.`,
    );
  if (armsOf(experiment).length < 2)
    throw new Misuse(`Only one arm of "${id}" gets visitors, so there is nothing to compare.`);
  return experiment;
}

/** `A=10230:301`, as often as there are arms. */
export function readArms(texts: string[]): Counted[] {
  return texts.map((text) => {
    const [, arm, visitors, buyers] = /^([^=]+)=(\d+):(\d+)$/.exec(text) ?? [];
    if (arm === undefined)
      throw new Misuse(
        `"${text}" is no count of an arm. Write its visitors and its buyers, as in --arm A=10230:301.`,
      );
    return { arm, visitors: Number(visitors), buyers: Number(buyers) };
  });
}

/** The counts in the order of the experiment's arms, with their shares. Counts that cannot be are told. */
export function checkedCounts(counted: Counted[], id: string, experiment: Experiment): ArmCount[] {
  const arms = armsOf(experiment).map(([arm]) => arm);
  for (const [index, { arm, visitors, buyers }] of counted.entries()) {
    if (!Object.hasOwn(experiment.arms, arm))
      throw new Misuse(
        `"${id}" has no arm "${arm}".${didYouMean(arm, arms) || ` It has ${allOf(arms)}.`}`,
      );
    if (!arms.includes(arm))
      throw new Misuse(
        `Nobody is drawn for arm ${arm} of "${id}" any more: its share is 0%. Leave it out.`,
      );
    if (counted.findIndex((other) => other.arm === arm) < index)
      throw new Misuse(`Arm ${arm} is counted twice. Add the two up.`);
    if (!Number.isSafeInteger(visitors))
      throw new Misuse(`Arm ${arm} has more visitors than there are people.`);
    if (buyers > visitors)
      throw new Misuse(
        `Arm ${arm} has more buyers (${buyers}) than visitors (${visitors}). Visitors come first: --arm ${arm}=${buyers}:${visitors}.`,
      );
  }
  const missing = arms.filter((arm) => !counted.some((count) => count.arm === arm));
  if (missing.length > 0)
    throw new Misuse(`Nothing is said of arm ${missing.join(", ")}. Count every arm of "${id}".`);
  return armsOf(experiment).flatMap(([arm, share]) =>
    counted.filter((count) => count.arm === arm).map((count) => ({ ...count, share })),
  );
}

function armsOf({ arms }: Experiment): [string, number][] {
  return Object.entries(arms).filter(([, share]) => share > 0);
}
