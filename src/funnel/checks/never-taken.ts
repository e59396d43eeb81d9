import { answersOf } from "../answers.ts";
import { type Itinerary, itineraryOf, standingsOf } from "../itinerary.ts";
import { conditionsIn } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { type Known, satisfiable } from "../satisfiable.ts";

/** Arms, branches, steps, and parts of steps that no visitor can ever come to. */
export function neverTaken(funnel: Funnel): Problem[] {
  const itinerary = itineraryOf(funnel);
  return [...branchesNeverTaken(itinerary, funnel), ...stepsNeverShown(itinerary, funnel), ...partsNeverShown(itinerary, funnel)];
}

function branchesNeverTaken({ branches }: Itinerary, funnel: Funnel): Problem[] {
  return branches.flatMap(({ branch, before }) => {
    const known = knownOf(funnel, before.sure);
    // inside an arm that nobody takes, nothing more need be said
    if (branch.only !== undefined || !satisfiable(before.within, known)) return [];
    return branch.arms
      .filter((arm) => !satisfiable([...before.within, arm.when], known))
      .map((arm) => funnel.source.problem(branch.experiment ? arm.path : branch.path, reason(arm.name, branch.experiment), true));
  });
}

/** A step may stand at several places: one at which its condition can hold is enough. */
function stepsNeverShown({ branches }: Itinerary, funnel: Funnel): Problem[] {
  return [...funnel.steps.values()].flatMap(({ id, condition }) => {
    const reached = branches.filter(({ branch, before }) => branch.only === id && satisfiable(before.within, knownOf(funnel, before.sure)));
    const isShown = reached.some(({ before }) => condition && satisfiable([...before.within, condition.when], knownOf(funnel, before.sure)));
    if (!condition || isShown || reached.length === 0) return [];
    return [condition.source.problem(condition.path, "This condition can never hold here, so nobody sees the step. Change it, or remove the step.", true)];
  });
}

function partsNeverShown(itinerary: Itinerary, funnel: Funnel): Problem[] {
  const standings = standingsOf(itinerary);
  return [...funnel.steps.values()].flatMap((step) => {
    const reached = (standings.get(step.id) ?? []).filter((before) => satisfiable(before.within, knownOf(funnel, before.sure)));
    if (reached.length === 0) return [];
    return conditionsIn(step)
      .filter(({ condition, outer }) => reached.every((before) => !satisfiable([...before.within, ...outer, condition.when], knownOf(funnel, before.sure))))
      .map(({ condition }) =>
        condition.source.problem(condition.path, "This condition can never hold here, so nobody sees what it is for. Change it, or remove the block.", true),
      );
  });
}

/** What conditions can be about, for visitors who were all asked for the `sure` answers. */
export function knownOf(funnel: Funnel, sure: ReadonlySet<string>): Known {
  const arms = Object.fromEntries(Object.entries(funnel.file.experiments).map(([id, experiment]) => [id, armsTaken(experiment)]));
  return { answers: answersOf(funnel), sure, arms };
}

// the arms that lost stay in the flow, for those who want to compare them later
function armsTaken({ arms, winner }: { arms: Record<string, number>; winner?: string | undefined }): string[] {
  return winner === undefined ? Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0) : Object.keys(arms);
}

function reason(arm: string, experiment: string | undefined): string {
  if (experiment) return `Nobody takes arm "${arm}": "${experiment}" gives it no visitors here. Give it a share, or remove it.`;
  return arm === "then"
    ? "This condition can never hold here, so nobody takes the branch. Change it, or remove the branch."
    : 'This condition always holds here, so nobody takes "else". Change it, or write the steps of "then" without a branch.';
}
