import { answersOf } from "../answers.ts";
import { itineraryOf } from "../itinerary.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { type Known, satisfiable } from "../satisfiable.ts";

/** Arms and branches that no visitor can ever take. */
export function neverTaken(funnel: Funnel): Problem[] {
  return itineraryOf(funnel).branches.flatMap(({ branch, before }) => {
    const known = knownOf(funnel, before.sure);
    // inside an arm that nobody takes, nothing more need be said
    if (!satisfiable(before.within, known)) return [];
    return branch.arms
      .filter((arm) => !satisfiable([...before.within, arm.when], known))
      .map((arm) => funnel.source.problem(branch.experiment ? arm.path : branch.path, reason(arm.name, branch.experiment), true));
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
