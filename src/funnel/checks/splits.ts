import { allOf, didYouMean, nearest } from "../did-you-mean.ts";
import { allItems, type Branch } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

const WHOLE = 100;
const ROUNDING = 0.01;

/** Experiments whose shares do not make 100 %, and splits that do not match their experiment. */
export function splitProblems(funnel: Funnel): Problem[] {
  return [
    ...experimentProblems(funnel),
    ...allItems(funnel.flow).flatMap((item) =>
      item.kind === "branch" && item.experiment ? splitProblem(item, item.experiment, funnel) : [],
    ),
  ];
}

function experimentProblems({ file, source }: Funnel): Problem[] {
  return Object.entries(file.experiments).flatMap(([id, { arms, winner }]) => {
    const problems: Problem[] = [];
    const sum = Object.values(arms).reduce((total, share) => total + share, 0);
    if (Math.abs(sum - WHOLE) > ROUNDING) {
      problems.push(
        source.problem(
          ["experiments", id, "arms"],
          `The arms of "${id}" add up to ${Number(sum.toFixed(2))}%. Change their shares so that they make 100%.`,
          true,
        ),
      );
    }
    if (winner !== undefined && !Object.hasOwn(arms, winner)) {
      problems.push(
        source.problem(
          ["experiments", id, "winner"],
          `"${winner}" is no arm of "${id}".${didYouMean(winner, Object.keys(arms)) || ` Its arms are ${allOf(Object.keys(arms))}.`}`,
        ),
      );
    }
    return problems;
  });
}

function splitProblem(branch: Branch, experiment: string, { file, source }: Funnel): Problem[] {
  const known = Object.hasOwn(file.experiments, experiment)
    ? file.experiments[experiment]
    : undefined;
  if (!known) {
    const remedy =
      didYouMean(experiment, Object.keys(file.experiments)) ||
      ' Describe it under "experiments" above.';
    return [source.problem(branch.path, `"${experiment}" is no experiment.${remedy}`)];
  }
  const arms = Object.keys(known.arms);
  const here = branch.arms.map((arm) => arm.name);
  const unknown = here.filter((arm) => !arms.includes(arm));
  // a mistyped arm is told once, not once more as missing
  const meant = unknown.map((arm) => nearest(arm, arms));
  const missing = arms.filter((arm) => !here.includes(arm) && !meant.includes(arm));
  return [
    ...branch.arms
      .filter(({ name }) => unknown.includes(name))
      .map(({ name, path }) =>
        source.problem(
          path,
          `"${name}" is no arm of "${experiment}".${didYouMean(name, arms) || ` Its arms are ${allOf(arms)}.`}`,
          true,
        ),
      ),
    ...missing.map((arm) =>
      source.problem(
        branch.path,
        `The split says nothing of arm "${arm}". Give it a list, or an empty one where its visitors go straight on: ${arm}: [].`,
      ),
    ),
  ];
}
