import type { Condition } from "#lib/conditions.ts";
import { answersOf } from "../answers.ts";
import { canHold, type Informed, whyNever } from "../given/can-hold.ts";
import { givenIn } from "../given/given.ts";
import { type Itinerary, itineraryOf, type Standing, standingsOf } from "../itinerary.ts";
import { conditionsIn } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Arms, branches, steps, and parts of steps that no visitor can ever come to. */
export function neverTaken(funnel: Funnel): Problem[] {
  const itinerary = itineraryOf(funnel);
  return [
    ...branchesNeverTaken(itinerary, funnel),
    ...stepsNeverShown(itinerary, funnel),
    ...partsNeverShown(itinerary, funnel),
  ];
}

function branchesNeverTaken({ branches }: Itinerary, funnel: Funnel): Problem[] {
  return branches.flatMap(({ branch, before }) => {
    const known = knownOf(funnel, before.sure);
    // inside an arm that nobody takes, nothing more need be said
    if (branch.only !== undefined || !canHold(before.within, known)) return [];
    return branch.arms
      .filter((arm) => !canHold([...before.within, arm.when], known))
      .map((arm) => {
        const why = whyNever([...before.within, arm.when], known);
        return funnel.source.problem(
          branch.experiment ? arm.path : branch.path,
          reason(arm.name, branch.experiment, why),
          true,
        );
      });
  });
}

/** A step may stand at several places: one at which its condition can hold is enough. */
function stepsNeverShown({ branches }: Itinerary, funnel: Funnel): Problem[] {
  return [...funnel.steps.values()].flatMap(({ id, condition }) => {
    const reached = branches.filter(
      ({ branch, before }) =>
        branch.only === id && canHold(before.within, knownOf(funnel, before.sure)),
    );
    const isShown = reached.some(
      ({ before }) =>
        condition && canHold([...before.within, condition.when], knownOf(funnel, before.sure)),
    );
    if (!condition || isShown || reached.length === 0) return [];
    // an answer that nobody can have by then, such as the step's own, is told by itself
    if (
      condition.tests.some(({ test }) =>
        reached.every(({ before }) => !before.maybe.has(test.answer)),
      )
    )
      return [];
    const why = whyNeverAnywhere(
      reached.map(({ before }) => before),
      [condition.when],
      funnel,
    );
    return [
      condition.source.problem(
        condition.path,
        `This condition can never hold here, so nobody sees the step${why}. Change it, or remove the step.`,
        true,
      ),
    ];
  });
}

function partsNeverShown(itinerary: Itinerary, funnel: Funnel): Problem[] {
  const standings = standingsOf(itinerary);
  return [...funnel.steps.values()].flatMap((step) => {
    const reached = (standings.get(step.id) ?? []).filter((before) =>
      canHold(before.within, knownOf(funnel, before.sure)),
    );
    if (reached.length === 0) return [];
    return conditionsIn(step)
      .filter(({ condition, outer }) =>
        reached.every(
          (before) =>
            !canHold([...before.within, ...outer, condition.when], knownOf(funnel, before.sure)),
        ),
      )
      .map(({ condition, outer }) => {
        const why = whyNeverAnywhere(reached, [...outer, condition.when], funnel);
        return condition.source.problem(
          condition.path,
          `This condition can never hold here, so nobody sees what it is for${why}. Change it, or remove the block.`,
          true,
        );
      });
  });
}

/** At the first place that says why. */
function whyNeverAnywhere(places: Standing[], conditions: Condition[], funnel: Funnel): string {
  return (
    places
      .map((before) => whyNever([...before.within, ...conditions], knownOf(funnel, before.sure)))
      .find((why) => why !== "") ?? ""
  );
}

/** What conditions can be about, for visitors who were all asked for the `sure` answers. */
export function knownOf(funnel: Funnel, sure: Informed["sure"]): Informed {
  const arms = Object.fromEntries(
    Object.entries(funnel.file.experiments).map(([id, experiment]) => [id, armsTaken(experiment)]),
  );
  return { answers: answersOf(funnel), sure, arms, given: givenIn(funnel) };
}

// the arms that lost stay in the flow, for those who want to compare them later
function armsTaken({
  arms,
  winner,
}: {
  arms: Record<string, number>;
  winner?: string | undefined;
}): string[] {
  return winner === undefined
    ? Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0)
    : Object.keys(arms);
}

function reason(arm: string, experiment: string | undefined, why: string): string {
  if (experiment && why !== "")
    return `Nobody takes arm "${arm}" here${why}. Remove it, or give them what it needs.`;
  if (experiment)
    return `Nobody takes arm "${arm}": "${experiment}" gives it no visitors here. Give it a share, or remove it.`;
  return arm === "then"
    ? `This condition can never hold here, so nobody takes the branch${why}. Change it, or remove the branch.`
    : `This condition always holds here, so nobody takes "else"${why}. Change it, or write the steps of "then" without a branch.`;
}
