import { answersOf } from "../answers.ts";
import { itineraryOf } from "../itinerary.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { satisfiable } from "../satisfiable.ts";

/** Arms and branches that no visitor can ever take. */
export function neverTaken(funnel: Funnel): Problem[] {
  const answers = answersOf(funnel);
  const arms = Object.fromEntries(Object.entries(funnel.file.experiments).map(([id, experiment]) => [id, armsTaken(experiment)]));
  return itineraryOf(funnel).branches.flatMap(({ branch, before }) => {
    const known = { answers, sure: before.sure, arms };
    // inside an arm that nobody takes, nothing more need be said
    if (!satisfiable(before.within, known)) return [];
    return branch.arms
      .filter((arm) => !satisfiable([...before.within, arm.when], known))
      .map((arm) => funnel.source.problem(arm.path, reason(arm.name, branch.experiment), true));
  });
}

function armsTaken({ arms, winner }: { arms: Record<string, number>; winner?: string | undefined }): string[] {
  return winner === undefined ? Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0) : Object.keys(arms);
}

function reason(arm: string, experiment: string | undefined): string {
  if (experiment) return `Nobody takes arm "${arm}": "${experiment}" gives it no visitors here. Give it a share, or remove it.`;
  return arm === "then"
    ? "Nobody takes this branch: its condition can never hold here. Change the condition, or remove the branch."
    : 'Nobody takes "else": the condition always holds here. Remove the condition, or change it.';
}
