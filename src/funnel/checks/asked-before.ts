import { placeholdersOf } from "../copy.ts";
import type { StepItem } from "../flow.ts";
import { itineraryOf, type Standing } from "../itinerary.ts";
import { conditionsIn, readsOf, writtenInStep } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { AuthoredStep } from "../read-steps.ts";
import { wayWithout } from "../way-without.ts";
import { knownOf } from "./never-taken.ts";

/** Answers that are read where no path, or not every path, has asked for them. */
export function answersNotAskedYet(funnel: Funnel): Problem[] {
  const { steps, branches } = itineraryOf(funnel);
  return [
    ...branches.flatMap(({ branch: { condition, only }, before }) =>
      (condition?.tests ?? []).flatMap(({ test, named }) =>
        before.maybe.has(test.answer)
          ? []
          : (condition?.source.problem(
              named,
              notYet(test.answer, only === undefined ? undefined : funnel.steps.get(only)),
              true,
            ) ?? []),
      ),
    ),
    ...steps.flatMap(({ item, before }) => {
      const step = funnel.steps.get(item.step);
      return step ? [...tooEarly(step, before), ...notOnEveryWay(step, item, before, funnel)] : [];
    }),
  ];
}

function tooEarly(step: AuthoredStep, { maybe }: Standing): Problem[] {
  const conditions = conditionsIn(step).flatMap(({ condition }) =>
    condition.tests
      .filter(({ test }) => !maybe.has(test.answer))
      .map(({ test, named }) => step.source.problem(named, notYet(test.answer, step), true)),
  );
  const reads = readsOf(step)
    .filter(({ answer }) => !maybe.has(answer))
    .map(({ answer, at }) => step.source.problem(at, notYet(answer, step)));
  return [...conditions, ...reads];
}

function notOnEveryWay(
  step: AuthoredStep,
  item: StepItem,
  before: Standing,
  funnel: Funnel,
): Problem[] {
  return writtenInStep(step).flatMap(({ at, when, ...written }) =>
    placeholdersOf([written]).flatMap(({ name, fallback }) => {
      const problem = (message: string) => [step.source.problemIn(at, `{${name}`, message)];
      if (!before.maybe.has(name)) return problem(notYet(name, step));
      if (before.sure.has(name) || fallback !== undefined) return [];
      const way = wayWithout(name, { item, seen: when }, funnel, knownOf(funnel, before.sure));
      if (way === undefined) return [];
      return problem(
        `Not every path to "${step.id}" asks for "${name}": it is not asked on the way ${way}. Say what stands there otherwise: {${name}|some words}.`,
      );
    }),
  );
}

function notYet(answer: string, step?: AuthoredStep): string {
  if (step?.type.asks?.(step.fields).name === answer)
    return `"${answer}" is what this very step asks for, so nobody has answered it before they are here. Let it depend on an earlier answer, or move it to a later step.`;
  return `"${answer}" is read here, but no path has asked for it yet. Put its question before this place.`;
}
