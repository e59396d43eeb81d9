import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { allItems, type Branch, type FlowItem, isStepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Steps that no visitor can reach, and steps that no visitor can leave. */
export function strandedSteps(funnel: Funnel): Diagnostic[] {
  if (funnel.flow.length === 0)
    return [funnel.source.diagnosticAt(["flow"], flowMessages.emptyFlow, true)];
  return [
    ...withoutEntrance(funnel),
    ...notInFlow(funnel),
    ...deadEnds(funnel.flow, false, { source: funnel.source, path: ["flow"] }, funnel),
  ];
}

function withoutEntrance({ flow, steps, source }: Funnel): Diagnostic[] {
  const [first] = flow;
  if (first?.kind === "branch" && first.only !== undefined)
    return [first.source.diagnosticAt(first.path, flowMessages.conditionOnFirstStep, true)];
  if (first?.kind === "branch")
    return [source.diagnosticAt(first.path, flowMessages.startsWithBranch)];
  const step = first && steps.get(first.step);
  return step && step.route !== "/"
    ? [step.source.diagnosticAt(step.path, flowMessages.firstStepWithoutRoute, true)]
    : [];
}

function notInFlow({ flow, steps }: Funnel): Diagnostic[] {
  const named = new Set(
    allItems(flow)
      .filter(isStepItem)
      .map((item) => item.step),
  );
  return [...steps.values()]
    .filter((step) => !named.has(step.id))
    .map((step) =>
      step.source.diagnosticAt(step.path, flowMessages.stepNotInFlow({ step: step.id }), true),
    );
}

/** The position of a list, and the step with the condition that it comes from. */
type Place = Pick<Branch, "source" | "path" | "only">;

/** `followed`: whether something comes after this list. */
function deadEnds(
  items: FlowItem[],
  followed: boolean,
  place: Place,
  funnel: Funnel,
): Diagnostic[] {
  if (items.length === 0)
    return followed ? [] : [place.source.diagnosticAt(place.path, leadsNowhere(place), true)];
  // Steps after a sales page are reported there, not again at the end of the list.
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
        funnel.source.diagnosticAt(item.path, flowMessages.stepsAfterTheEnd({ step: item.step })),
      ];
    if (!ends && !goesOn)
      return [funnel.source.diagnosticAt(item.path, flowMessages.deadEnd({ step: item.step }))];
    return [];
  });
}

function endsHere(id: string, { steps }: Funnel): boolean {
  return steps.get(id)?.type.ends ?? false;
}

function leadsNowhere({ path, only }: Place): string {
  if (only !== undefined) return flowMessages.deadEndIfSkipped({ step: only });
  return path.at(-1) === "when" ? flowMessages.deadEndInBranch : flowMessages.deadEndInArm;
}
