import { placeholdersOf, writtenIn } from "../copy.ts";
import { itineraryOf, type Standing } from "../itinerary.ts";
import type { Problem } from "../problem.ts";
import type { AuthoredStep, Funnel } from "../read-funnel.ts";

/** Answers that are read where no path, or not every path, has asked for them. */
export function answersNotAskedYet(funnel: Funnel): Problem[] {
  const { steps, branches } = itineraryOf(funnel);
  return [
    ...branches.flatMap(({ branch, before }) =>
      branch.tests.filter(({ test }) => !before.maybe.has(test.answer)).map(({ test, named }) => funnel.source.problem(named, notYet(test.answer), true)),
    ),
    ...steps.flatMap(({ item, before }) => {
      const step = funnel.steps.get(item.step);
      return step ? inStep(step, before) : [];
    }),
  ];
}

function inStep(step: AuthoredStep, before: Standing): Problem[] {
  const reads = (step.type.reads?.(step.fields) ?? [])
    .filter(({ answer }) => !before.maybe.has(answer))
    .map(({ answer, path }) => step.source.problem([...step.path, ...path], notYet(answer)));
  const placeholders = placeholdersOf(writtenIn(step.fields)).flatMap(({ name, fallback, path }) => {
    const problem = (message: string) => [step.source.problemIn([...step.path, ...path], `{${name}`, message)];
    if (!before.maybe.has(name)) return problem(notYet(name));
    if (before.sure.has(name) || fallback !== undefined) return [];
    return problem(`Not every path to "${step.id}" asks for "${name}". Say what stands there otherwise: {${name}|some words}.`);
  });
  return [...reads, ...placeholders];
}

function notYet(answer: string): string {
  return `"${answer}" is read here, but no path has asked for it yet. Put its question before this place.`;
}
