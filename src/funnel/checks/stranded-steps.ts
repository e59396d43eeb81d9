import { allItems, type Branch, type FlowItem, isStepItem } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

const FOR_EVERYBODY =
  "The flow begins here, so everybody sees this step. Take its condition away, or put another step first.";

/** Steps that nobody reaches, and steps that nobody gets on from. */
export function strandedSteps(funnel: Funnel): Problem[] {
  if (funnel.flow.length === 0)
    return [
      funnel.source.problem(["flow"], "The flow is empty. Name its steps in their order.", true),
    ];
  return [
    ...withoutEntrance(funnel),
    ...notInFlow(funnel),
    ...deadEnds(funnel.flow, false, { source: funnel.source, path: ["flow"] }, funnel),
  ];
}

function withoutEntrance({ flow, steps, source }: Funnel): Problem[] {
  const [first] = flow;
  if (first?.kind === "branch" && first.only !== undefined)
    return [first.source.problem(first.path, FOR_EVERYBODY, true)];
  if (first?.kind === "branch")
    return [
      source.problem(first.path, "The flow begins with a branch. Put the step for / before it."),
    ];
  const step = first && steps.get(first.step);
  return step && step.route !== "/"
    ? [
        step.source.problem(
          step.path,
          `The flow begins here, so this step is the one at /. Give it route: / or put another one first.`,
          true,
        ),
      ]
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
      step.source.problem(
        step.path,
        `Nobody reaches "${step.id}": the flow does not name it. Add it to the flow in funnel.yaml, or remove it here.`,
        true,
      ),
    );
}

/** Where a list stands, and the step whose own condition it comes from. */
type Place = Pick<Branch, "source" | "path" | "only">;

/** `followed`: something comes after this list. */
function deadEnds(items: FlowItem[], followed: boolean, place: Place, funnel: Funnel): Problem[] {
  if (items.length === 0)
    return followed ? [] : [place.source.problem(place.path, leadsNowhere(place), true)];
  // what stands behind a way out is told there, not once more where the list stops
  const out = items.findIndex((item) => item.kind === "step" && endsHere(item.step, funnel));
  const reached = out === -1 ? items : items.slice(0, out + 1);
  return reached.flatMap((item, index) => {
    const goesOn = followed || index < items.length - 1;
    if (item.kind === "branch")
      return item.arms.flatMap((arm) =>
        deadEnds(arm.items, goesOn, { ...item, path: arm.path }, funnel),
      );
    const ends = endsHere(item.step, funnel);
    if (ends && goesOn)
      return [
        funnel.source.problem(
          item.path,
          `Nobody reaches what follows: "${item.step}" leads out of the funnel. Put it last.`,
        ),
      ];
    if (!ends && !goesOn)
      return [
        funnel.source.problem(
          item.path,
          `There is no way on from "${item.step}". Let the flow end with a sales page.`,
        ),
      ];
    return [];
  });
}

function endsHere(id: string, { steps }: Funnel): boolean {
  return steps.get(id)?.type.ends ?? false;
}

function leadsNowhere({ path, only }: Place): string {
  if (only !== undefined)
    return `Whoever this condition leaves out has no way on. Take it away, or let a step follow "${only}".`;
  return path.at(-1) === "when"
    ? 'One way of this branch leads nowhere. Write both "then" and "else", or put a step after the branch.'
    : "This arm leads nowhere. Lead it to the sales page, or put a step after the branch.";
}
