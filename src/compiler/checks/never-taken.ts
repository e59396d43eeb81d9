import type { Condition } from "#lib/conditions.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { reachabilityMessages } from "../diagnostics/messages/reachability.ts";
import {
  analyzeFlow,
  collectFlowStates,
  type FlowAnalysis,
  type FlowState,
} from "../model/flow-analysis.ts";
import { listConditions } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { solverContext } from "../solver/context.ts";
import { explainUnreachable, isReachable } from "../solver/reachability.ts";

/** Arms, branches, steps, and parts of steps that no visitor can ever reach. */
export function neverTaken(funnel: Funnel): Diagnostic[] {
  const analysis = analyzeFlow(funnel);
  return [
    ...branchesNeverTaken(analysis, funnel),
    ...stepsNeverShown(analysis, funnel),
    ...partsNeverShown(analysis, funnel),
  ];
}

function branchesNeverTaken({ branches }: FlowAnalysis, funnel: Funnel): Diagnostic[] {
  return branches.flatMap(({ branch, before }) => {
    const context = solverContext(funnel, before.always);
    // The contents of an unreachable arm don't need their own message.
    if (branch.only !== undefined || !isReachable(before.guards, context)) return [];
    return branch.arms
      .filter((arm) => !isReachable([...before.guards, arm.when], context))
      .map((arm) => {
        const why = explainUnreachable([...before.guards, arm.when], context);
        return funnel.source.diagnosticAt(
          branch.experiment ? arm.path : branch.path,
          neverTakenMessage(arm.name, branch.experiment, why),
          true,
        );
      });
  });
}

/** A step can be at several places. It's enough if its condition can hold at one of them. */
function stepsNeverShown({ branches }: FlowAnalysis, funnel: Funnel): Diagnostic[] {
  return [...funnel.steps.values()].flatMap(({ id, condition }) => {
    const reached = branches.filter(
      ({ branch, before }) =>
        branch.only === id && isReachable(before.guards, solverContext(funnel, before.always)),
    );
    const isShown = reached.some(
      ({ before }) =>
        condition &&
        isReachable([...before.guards, condition.when], solverContext(funnel, before.always)),
    );
    if (!condition || isShown || reached.length === 0) return [];
    // An answer that no one can have given yet, such as the step's own, is reported separately.
    if (
      condition.tests.some(({ test }) =>
        reached.every(({ before }) => !before.sometimes.has(test.answer)),
      )
    )
      return [];
    const why = whyNeverAnywhere(
      reached.map(({ before }) => before),
      [condition.when],
      funnel,
    );
    return [
      condition.source.diagnosticAt(
        condition.path,
        reachabilityMessages.stepNeverShown({ reason: why }),
        true,
      ),
    ];
  });
}

function partsNeverShown(analysis: FlowAnalysis, funnel: Funnel): Diagnostic[] {
  const states = collectFlowStates(analysis);
  return [...funnel.steps.values()].flatMap((step) => {
    const reached = (states.get(step.id) ?? []).filter((before) =>
      isReachable(before.guards, solverContext(funnel, before.always)),
    );
    if (reached.length === 0) return [];
    return listConditions(step)
      .filter(({ condition, outer }) =>
        reached.every(
          (before) =>
            !isReachable(
              [...before.guards, ...outer, condition.when],
              solverContext(funnel, before.always),
            ),
        ),
      )
      .map(({ condition, outer }) => {
        const why = whyNeverAnywhere(reached, [...outer, condition.when], funnel);
        return condition.source.diagnosticAt(
          condition.path,
          reachabilityMessages.partNeverShown({ reason: why }),
          true,
        );
      });
  });
}

/** The explanation at the first place that has one. */
function whyNeverAnywhere(places: FlowState[], conditions: Condition[], funnel: Funnel) {
  return places
    .map((before) =>
      explainUnreachable([...before.guards, ...conditions], solverContext(funnel, before.always)),
    )
    .find((why) => why !== undefined);
}

function neverTakenMessage(
  arm: string,
  experiment: string | undefined,
  reason: string | undefined,
): string {
  if (experiment && reason !== undefined)
    return reachabilityMessages.armNeverTaken({ arm, reason });
  if (experiment) return reachabilityMessages.armWithoutVisitors({ arm, experiment });
  return arm === "then"
    ? reachabilityMessages.branchNeverTaken({ reason })
    : reachabilityMessages.elseNeverTaken({ reason });
}
