import { didYouMean } from "../did-you-mean.ts";
import { allItems, isStepItem } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Steps that the flow names and no file has. */
export function unknownSteps({ flow, steps, source }: Funnel): Problem[] {
  const named = allItems(flow).filter(isStepItem);
  const unknown = named.filter((item) => !steps.has(item.step));
  const names = new Set(named.map(({ step }) => step));
  const unnamed = [...steps.keys()].filter((id) => !names.has(id));
  // one name too many and one step too few: somebody gave it another id
  const [renamed] =
    unnamed.length === 1 && new Set(unknown.map((item) => item.step)).size === 1 ? unnamed : [];
  return unknown.map((item) => {
    const [first, further] = item.step.split(" - ");
    const below = source.problemIn(item.path, `- ${further}`, furtherIn(first));
    const remedy =
      didYouMean(item.step, steps.keys()) ||
      (renamed ? ` If it is "${renamed}" now, write that; else write it` : " Write it") + IN_A_FILE;
    const problem = source.problem(item.path, `"${item.step}" is no step.${remedy}`);
    return below.line > problem.line ? below : problem;
  });
}

function furtherIn(id = ""): string {
  return `This dash stands further in than the one above, so that the line is read as a part of "${id}". Let all dashes of a list begin in the same column.`;
}

const IN_A_FILE = " in a file of funnel/steps/, or take it out of the flow.";
