import type { Domain } from "#steps/step-type.ts";
import { allConditions } from "../all-conditions.ts";
import { answersOf, kindInWords, valuesOf } from "../answers.ts";
import type { AnswerTest, PlacedTest } from "../condition.ts";
import { placeholdersOf } from "../copy.ts";
import { didYouMean, oneOf } from "../did-you-mean.ts";
import { readsOf, writtenInStep } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { AuthoredStep } from "../read-steps.ts";
import type { Source } from "../source.ts";

type Answers = Map<string, Domain>;

/** Answers, and values of answers, that are named somewhere and that no step asks for. */
export function unknownAnswers(funnel: Funnel): Problem[] {
  const answers = answersOf(funnel);
  return [
    ...allConditions(funnel).flatMap(({ tests, source }) =>
      tests.flatMap((test) => inCondition(test, source, answers, funnel)),
    ),
    ...[...funnel.steps.values()].flatMap((step) => inStep(step, answers, funnel)),
  ];
}

function inCondition(
  { test, named, wanted }: PlacedTest,
  source: Source,
  answers: Answers,
  funnel: Funnel,
): Problem[] {
  const domain = answers.get(test.answer);
  const misfit = domain ? unfit(test, domain) : noAnswer(test.answer, answers, funnel);
  if (misfit !== undefined) return [source.problem(named, misfit, true)];
  const known = (domain && valuesOf(domain)) ?? [];
  return valuesIn(test, wanted).flatMap(({ value, path }) =>
    typeof value === "string" && known.includes(value)
      ? []
      : [source.problem(path, noValue(String(value), test.answer, known))],
  );
}

/** Why an answer of this kind cannot be asked for so; undefined where it can. */
function unfit(test: AnswerTest, domain: Domain): string | undefined {
  const name = test.answer;
  const example = valuesOf(domain)?.[0] ?? "…";
  const compares = "atLeast" in test || "atMost" in test;
  if (domain.kind === "map" || domain.kind === "height" || domain.kind === "weight")
    return `"${name}" is ${kindInWords(domain.kind)} and cannot stand in a condition. Choices and numbers can.`;
  if (domain.kind === "number")
    return compares
      ? undefined
      : `"${name}" is a number. Compare it: { ${name}: { atLeast: 50 } }.`;
  if (domain.kind === "many")
    return "has" in test
      ? undefined
      : `"${name}" is a list. Ask what it has: { ${name}: { has: ${example} } }.`;
  if (compares)
    return `"${name}" is no number. Name a value that it can have: { ${name}: ${example} }.`;
  return "has" in test
    ? `"${name}" is one value, not a list. Write { ${name}: ${example} }.`
    : undefined;
}

function valuesIn(test: AnswerTest, path: PlacedTest["wanted"]) {
  if ("oneOf" in test) return test.oneOf.map((value, index) => ({ value, path: [...path, index] }));
  if ("is" in test) return [{ value: test.is, path }];
  return "has" in test ? [{ value: test.has, path }] : [];
}

function inStep(step: AuthoredStep, answers: Answers, funnel: Funnel): Problem[] {
  const placeholders = writtenInStep(step).flatMap(({ at, ...written }) =>
    placeholdersOf([written])
      .filter(({ name }) => !answers.has(name))
      .map(({ name }) => step.source.problemIn(at, `{${name}`, noAnswer(name, answers, funnel))),
  );
  const reads = readsOf(step).flatMap(({ answer, at, kind, values }) => {
    const domain = answers.get(answer);
    if (!domain) return [step.source.problem(at, noAnswer(answer, answers, funnel))];
    if (kind && domain.kind !== kind) {
      const message = `"${answer}" is ${kindInWords(domain.kind)}, and ${kindInWords(kind)} is needed here. Name another answer.`;
      return [step.source.problem(at, message)];
    }
    const known = valuesOf(domain) ?? [];
    return values
      .filter(({ value }) => !known.includes(value))
      .map(({ value, at: where }) =>
        step.source.problem(where, noValue(value, answer, known), true),
      );
  });
  return [...placeholders, ...reads];
}

function noAnswer(name: string, answers: Answers, { steps }: Funnel): string {
  const asked = steps.get(name)?.fields.answer;
  if (asked !== undefined)
    return `"${name}" is no answer, but a step. It asks for "${asked}": write that.`;
  return `"${name}" is no answer: no step asks for it.${didYouMean(name, answers.keys()) || ' Name one that stands after "answer:" in a step.'}`;
}

function noValue(value: string, answer: string, values: string[]): string {
  if (values.length === 0) return `"${answer}" has no values to name. Remove "${value}".`;
  return `"${value}" is no value of "${answer}".${didYouMean(value, values) || ` It can be ${oneOf(values)}.`}`;
}
