import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#steps/step-type.ts";
import { answersOf, valuesOf } from "../answers.ts";
import { placeholdersOf, writtenIn } from "../copy.ts";
import { didYouMean, oneOf } from "../did-you-mean.ts";
import { allItems } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { AuthoredStep, Funnel } from "../read-funnel.ts";

/** Answers, and values of answers, that are named somewhere and that no step asks for. */
export function unknownAnswers(funnel: Funnel): Problem[] {
  const answers = answersOf(funnel);
  return [...inBranches(funnel, answers), ...[...funnel.steps.values()].flatMap((step) => inStep(step, answers))];
}

function inBranches({ flow, source }: Funnel, answers: Map<string, Domain>): Problem[] {
  return allItems(flow).flatMap((item) => {
    const when = item.kind === "branch" && !item.experiment ? item.arms[0]?.when : undefined;
    return when ? [...new Set(testsIn(when).flatMap((test) => wrongTest(test, answers)))].map((message) => source.problem(item.path, message)) : [];
  });
}

type Test = Extract<Condition, { answer: string }>;

function testsIn(condition: Condition): Test[] {
  if ("all" in condition) return condition.all.flatMap(testsIn);
  if ("any" in condition) return condition.any.flatMap(testsIn);
  if ("not" in condition) return testsIn(condition.not);
  return "answer" in condition ? [condition] : [];
}

function wrongTest(test: Test, answers: Map<string, Domain>): string[] {
  const domain = answers.get(test.answer);
  if (!domain) return [noAnswer(test.answer, answers)];
  const about = `"${test.answer}"`;
  if ("atLeast" in test || "atMost" in test)
    return domain.kind === "number" ? [] : [`${about} is no number. Compare it with its values: { ${test.answer}: ${valuesOf(domain)?.[0] ?? "…"} }.`];
  if (domain.kind === "number") return [`${about} is a number. Ask for it with atLeast or atMost: { ${test.answer}: { atLeast: 50 } }.`];
  const values = valuesOf(domain);
  if (!values || domain.kind === "map") return [`${about} cannot be asked for in a condition. Choices and numbers can.`];
  if ((domain.kind === "many") !== "has" in test)
    return [
      domain.kind === "many"
        ? `${about} is a list. Ask what it has: { ${test.answer}: { has: ${values[0]} } }.`
        : `${about} is one value, not a list. Write { ${test.answer}: ${values[0]} }.`,
    ];
  const named = "oneOf" in test ? test.oneOf : ["is" in test ? test.is : test.has];
  return named.filter((value) => typeof value !== "string" || !values.includes(value)).map((value) => noValue(String(value), test.answer, values));
}

function inStep(step: AuthoredStep, answers: Map<string, Domain>): Problem[] {
  const at = (path: readonly PropertyKey[]) => [...step.path, ...path];
  const placeholders = placeholdersOf(writtenIn(step.fields))
    .filter(({ name }) => !answers.has(name))
    .map(({ name, path }) => step.source.problem(at(path), noAnswer(name, answers)));
  const reads = (step.type.reads?.(step.fields) ?? []).flatMap(({ answer, path, kind, values = [] }) => {
    const domain = answers.get(answer);
    if (!domain) return [step.source.problem(at(path), noAnswer(answer, answers))];
    if (kind && domain.kind !== kind) return [step.source.problem(at(path), `"${answer}" does not fit here: ${wanted(kind)} is needed.`)];
    const known = valuesOf(domain) ?? [];
    return values
      .filter(({ value }) => !known.includes(value))
      .map(({ value, path: where }) => step.source.problem(at(where), noValue(value, answer, known), true));
  });
  return [...placeholders, ...reads];
}

function wanted(kind: Domain["kind"]): string {
  return { one: "a single choice", many: "a multiple choice", map: "a card stack", number: "a number", height: "a height", weight: "a weight" }[kind];
}

function noAnswer(name: string, answers: Map<string, Domain>): string {
  return `"${name}" is no answer: no step asks for it.${didYouMean(name, answers.keys()) || ' Name one that stands after "answer:" in a step.'}`;
}

function noValue(value: string, answer: string, values: string[]): string {
  return `"${value}" is no value of "${answer}".${didYouMean(value, values) || ` It can be ${oneOf(values)}.`}`;
}
