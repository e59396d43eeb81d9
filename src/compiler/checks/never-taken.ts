import { type Condition, holds } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { personalize } from "#lib/texts/personalize.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { reachabilityMessages } from "../diagnostics/messages/flow.ts";
import { stepMessages } from "../diagnostics/messages/steps.ts";
import { describeSituation } from "../model/describe-condition.ts";
import {
  analyzeFlow,
  collectFlowStates,
  type FlowAnalysis,
  type FlowState,
} from "../model/flow-analysis.ts";
import { listConditions, listVariants } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { type AuthoredStep, conditional } from "../read/read-steps.ts";
import { parseFields } from "../schema/parse-fields.ts";
import { type Facts, solverContext } from "../solver/context.ts";
import { explainUnreachable, isReachable } from "../solver/reachability.ts";
import { findSituations } from "../solver/satisfiability.ts";
import type { Path } from "../yaml/path.ts";

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

const MAX_VARIANTS = 1_000;

/**
 * Steps that can't be shown to some visitors: a question without options, or a step with overrides
 * that conflict.
 */
export function brokenVariants(funnel: Funnel): Diagnostic[] {
  // A visitor who opens a step by its URL may not have answered anything.
  const facts = solverContext(funnel, new Set());
  return [...funnel.steps.values()].flatMap((step) =>
    step.entries.length + step.overrides.length > 0 ? (brokenVariant(step, facts) ?? []) : [],
  );
}

function brokenVariant(step: AuthoredStep, facts: Facts): Diagnostic | undefined {
  const conditions = listConditions(step).map(({ condition }) => condition.when);
  const { $overrides = [], ...fields } = conditional(step);
  const seen = new Set<string>();
  for (const situation of findSituations({ all: conditions }, facts) ?? []) {
    const variant = conditions.map((condition) => (holds(condition, situation) ? 1 : 0)).join("");
    if (seen.has(variant)) continue;
    seen.add(variant);
    if (seen.size > MAX_VARIANTS) return undefined;
    const shown = personalize({ ...fields, $overrides }, situation);
    const { error } = parseFields(shown, step.type.schema, (path) => findSpot(step, path));
    const [issue] = error?.issues ?? [];
    if (!issue) continue;
    const asked = listConditions(step).flatMap(({ condition }) =>
      condition.tests.map(({ test }) => test.answer),
    );
    const words = describeSituation(situation, [...new Set(asked)]);
    const message = isEmptyAt(shown, issue.path)
      ? stepMessages.nothingLeft({ situation: words })
      : stepMessages.conflictingOverrides({ situation: words, conflict: issue.message });
    return step.source.diagnosticAt(findSpot(step, issue.path), message, true);
  }
  return undefined;
}

function isEmptyAt(part: unknown, [key, ...rest]: Path): boolean {
  // A schema's path leads through objects and lists, or to what's missing.
  if (key !== undefined)
    return isEmptyAt((part as Record<PropertyKey, unknown> | undefined)?.[key], rest);
  return Array.isArray(part)
    ? part.length === 0
    : isJsonObject(part) && Object.keys(part).length === 0;
}

function findSpot(step: AuthoredStep, path: Path): Path {
  return listVariants(step)[0]?.at(path) ?? step.path;
}
