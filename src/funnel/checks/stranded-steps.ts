import { allItems, type FlowItem, isStepItem } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { Path } from "../source.ts";

/** Steps that nobody reaches, and steps that nobody gets on from. */
export function strandedSteps(funnel: Funnel): Problem[] {
  return [...withoutEntrance(funnel), ...notInFlow(funnel), ...deadEnds(funnel.flow, false, ["flow"], funnel)];
}

function withoutEntrance({ flow, steps, source }: Funnel): Problem[] {
  const [first] = flow;
  if (!first) return [source.problem(["flow"], "The flow is empty. Name its steps in their order.")];
  if (first.kind === "branch") return [source.problem(first.path, "The flow begins with a branch. Put the step for / before it.")];
  const step = steps.get(first.step);
  return step && step.route !== "/"
    ? [step.source.problem(step.path, `The flow begins here, so this step is the one at /. Give it route: / or put another one first.`, true)]
    : [];
}

function notInFlow({ flow, steps }: Funnel): Problem[] {
  const named = new Set(
    allItems(flow)
      .filter(isStepItem)
      .map((item) => item.step),
  );
  return [...steps.values()]
    .filter((step) => !named.has(step.id))
    .map((step) =>
      step.source.problem(step.path, `Nobody reaches "${step.id}": the flow does not name it. Add it to the flow in funnel.yaml, or remove it here.`, true),
    );
}

/** `followed`: something comes after this list. */
function deadEnds(items: FlowItem[], followed: boolean, place: Path, funnel: Funnel): Problem[] {
  if (items.length === 0 && !followed)
    return place.length > 1 ? [funnel.source.problem(place, "This arm leads nowhere. Lead it to the sales page, or put a step after the branch.", true)] : [];
  return items.flatMap((item, index) => {
    const goesOn = followed || index < items.length - 1;
    if (item.kind === "branch") return item.arms.flatMap((arm) => deadEnds(arm.items, goesOn, arm.path, funnel));
    const ends = funnel.steps.get(item.step)?.type.ends ?? false;
    if (ends && goesOn) return [funnel.source.problem(item.path, `Nobody reaches what follows: "${item.step}" leads out of the funnel. Put it last.`)];
    if (!ends && !goesOn) return [funnel.source.problem(item.path, `There is no way on from "${item.step}". Let the flow end with a sales page.`)];
    return [];
  });
}
