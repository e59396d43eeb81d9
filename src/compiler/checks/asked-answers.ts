import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { answerMessages } from "../diagnostics/messages/steps.ts";
import { describeKind } from "../model/answers.ts";
import { analyzeFlow, type FlowState } from "../model/flow-analysis.ts";
import { listConditions, listReads, listVariants, placeholdersInStep } from "../model/variants.ts";
import type { StepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";
import { solverContext } from "../solver/context.ts";
import { counterexample } from "../solver/counterexample.ts";
import { isReachable } from "../solver/reachability.ts";

/** Answers that are read where no path, or not every path, has asked for them, or got nothing. */
export function answersNotAskedYet(funnel: Funnel): Diagnostic[] {
  const { steps, branches } = analyzeFlow(funnel);
  return [
    ...branches.flatMap(({ branch: { condition, only }, before }) =>
      (condition?.tests ?? []).flatMap(({ test, named }) =>
        before.sometimes.has(test.answer)
          ? []
          : (condition?.source.diagnosticAt(
              named,
              notYet(test.answer, only === undefined ? undefined : funnel.steps.get(only)),
              true,
            ) ?? []),
      ),
    ),
    ...steps.flatMap(({ item, before }) => {
      const step = funnel.steps.get(item.step);
      return step ? [...tooEarly(step, before), ...notOnEveryPath(step, item, before, funnel)] : [];
    }),
  ];
}

function tooEarly(step: AuthoredStep, { sometimes }: FlowState): Diagnostic[] {
  const conditions = listConditions(step).flatMap(({ condition }) =>
    condition.tests
      .filter(({ test }) => !sometimes.has(test.answer))
      .map(({ test, named }) => step.source.diagnosticAt(named, notYet(test.answer, step), true)),
  );
  const reads = listReads(step)
    .filter(({ answer }) => !sometimes.has(answer))
    .map(({ answer, at }) => step.source.diagnosticAt(at, notYet(answer, step)));
  return [...conditions, ...reads];
}

function notOnEveryPath(
  step: AuthoredStep,
  item: StepItem,
  before: FlowState,
  funnel: Funnel,
): Diagnostic[] {
  return placeholdersInStep(step).flatMap(({ name, fallback, at, when }) => {
    const problem = (message: string) => [step.source.diagnosticIn(at, `{${name}`, message)];
    if (!before.sometimes.has(name)) return problem(notYet(name, step));
    if (fallback !== undefined) return [];
    if (before.always.has(name))
      return mayBeEmpty(name, [...before.guards, ...when], funnel)
        ? problem(answerMessages.mayBeEmpty({ answer: name }))
        : [];
    const path = counterexample(
      name,
      { item, seen: when },
      funnel,
      solverContext(funnel, before.always),
    );
    if (path === undefined) return [];
    return problem(answerMessages.notAskedOnEveryPath({ answer: name, step: step.id, path }));
  });
}

/** True if a visitor may have answered with nothing, and no condition leaves such visitors out. */
function mayBeEmpty(name: string, conditions: readonly Condition[], { steps }: Funnel): boolean {
  if (conditions.some((condition) => holdsIfEmpty(condition, name) === false)) return false;
  return [...steps.values()].flatMap(collectVariants).some(({ name: asked, domain }) => {
    if (asked !== name) return false;
    return domain.kind === "map" || (domain.kind === "many" && domain.min === undefined);
  });
}

/** A condition for an answer that has nothing; undefined if it depends on something else. */
function holdsIfEmpty(condition: Condition, name: string): boolean | undefined {
  if ("not" in condition) {
    const inner = holdsIfEmpty(condition.not, name);
    return inner === undefined ? undefined : !inner;
  }
  if ("all" in condition || "any" in condition) {
    const decides = "any" in condition;
    const parts = ("any" in condition ? condition.any : condition.all).map((part) =>
      holdsIfEmpty(part, name),
    );
    if (parts.includes(decides)) return decides;
    return parts.includes(undefined) ? undefined : !decides;
  }
  return "has" in condition && condition.answer === name ? false : undefined;
}

const collectVariants = (step: AuthoredStep) =>
  listVariants(step).flatMap(({ fields }) => step.type.answerSpec?.(fields) ?? []);

function notYet(answer: string, step?: AuthoredStep): string {
  if (step?.type.answerSpec?.(step.fields).name === answer)
    return answerMessages.ownAnswer({ answer });
  return answerMessages.notAskedYet({ answer });
}

/**
 * Answers that the same visitor would be asked for twice, so that the second overwrites the first.
 * Arms that exclude each other can ask for the same answer.
 */
export function answersAskedTwice(funnel: Funnel): Diagnostic[] {
  const context = solverContext(funnel, new Set());
  return analyzeFlow(funnel).steps.flatMap(({ item, before }) => {
    const step = funnel.steps.get(item.step);
    const answer = step?.type.answerSpec?.(step.fields)?.name;
    if (!step || answer === undefined) return [];
    const earlier = before.visitedAsking
      .of(answer)
      .find(
        (visited) =>
          visited.step !== item.step && isReachable([...visited.guards, ...before.guards], context),
      );
    if (!earlier) return [];
    return [
      step.source.diagnosticAt(
        [...step.path, "answer"],
        answerMessages.askedTwice({ answer, earlierStep: earlier.step }),
      ),
    ];
  });
}

/**
 * Answers that two steps ask for in different ways, so that neither could read what the other
 * stored.
 */
export function checkAnswerKinds(funnel: Funnel): Diagnostic[] {
  const first = new Map<string, { kind: Domain["kind"]; step: string }>();
  return [...funnel.steps.values()].flatMap((step) => {
    const asked = step.type.answerSpec?.(step.fields);
    if (!asked) return [];
    const earlier = first.get(asked.name);
    if (!earlier) first.set(asked.name, { kind: asked.domain.kind, step: step.id });
    if (!earlier || earlier.kind === asked.domain.kind) return [];
    const message = answerMessages.askedInTwoWays({
      answer: asked.name,
      kind: describeKind(asked.domain.kind),
      otherStep: earlier.step,
      otherKind: describeKind(earlier.kind),
    });
    return [step.source.diagnosticAt([...step.path, "answer"], message)];
  });
}
