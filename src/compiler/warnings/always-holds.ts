import type { Condition } from "#lib/conditions.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { reachabilityMessages } from "../diagnostics/messages/reachability.ts";
import { analyzeFlow, collectFlowStates, type FlowState } from "../model/flow-analysis.ts";
import { listConditions } from "../model/variants.ts";
import type { AuthoredCondition } from "../read/condition.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";

/**
 * Conditions that hold for every visitor. For a branch in the flow, that's already an error,
 * because no one takes its other arm.
 */
export function conditionsThatAlwaysHold(funnel: Funnel): Diagnostic[] {
  const analysis = analyzeFlow(funnel);
  const states = collectFlowStates(analysis);
  const leavesOut = (when: Condition, outer: Condition[], before: FlowState) =>
    isReachable([...before.guards, ...outer, { not: when }], solverContext(funnel, before.always));
  const isIdle = ({ when }: AuthoredCondition, outer: Condition[], places: FlowState[]) =>
    places.length > 0 && places.every((before) => !leavesOut(when, outer, before));

  const parts = [...funnel.steps.values()].flatMap((step) =>
    listConditions(step)
      .filter(({ condition, outer }) => isIdle(condition, outer, states.get(step.id) ?? []))
      .map(({ condition }) => createWarning(condition)),
  );
  const wholeSteps = [...funnel.steps.values()].flatMap(({ id, condition }) => {
    const places = analysis.branches
      .filter(({ branch }) => branch.only === id)
      .map(({ before }) => before);
    return condition && isIdle(condition, [], places) ? [createWarning(condition)] : [];
  });
  return [...parts, ...wholeSteps];
}

function createWarning({ source, path }: AuthoredCondition): Diagnostic {
  return source.diagnosticAt(path, reachabilityMessages.alwaysHolds, true);
}
