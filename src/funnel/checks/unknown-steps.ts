import { didYouMean } from "../did-you-mean.ts";
import { allItems, isStepItem } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Steps that the flow names and no file has. */
export function unknownSteps({ flow, steps, source }: Funnel): Problem[] {
  return allItems(flow)
    .filter(isStepItem)
    .filter((item) => !steps.has(item.step))
    .map((item) => {
      const remedy = didYouMean(item.step, steps.keys()) || " Write it in a file of funnel/steps/, or take it out of the flow.";
      return source.problem(item.path, `"${item.step}" is no step.${remedy}`);
    });
}
