import { getOwn } from "#lib/json.ts";
import { EXCLUSIONS, PLAN_ANSWERS } from "#lib/plan-answers.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { isReadable } from "#rules/member-plan/needs/facts.ts";
import { EXCLUDABLE, MEATS } from "#rules/member-plan/pool/contents.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { formatMessages } from "../diagnostics/messages/files.ts";
import { experimentMessages, flowMessages } from "../diagnostics/messages/flow.ts";
import { offerMessages } from "../diagnostics/messages/program.ts";
import { answerMessages } from "../diagnostics/messages/steps.ts";
import { allConditions } from "../model/all-conditions.ts";
import { collectAnswers, describeKind, getValues } from "../model/answers.ts";
import { productParts } from "../model/product-parts.ts";
import { listPromises } from "../model/promises.ts";
import { listReads, placeholdersInStep } from "../model/variants.ts";
import type { AnswerTest, PlacedTest } from "../read/condition.ts";
import { allItems, isStepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";
import type { Source } from "../yaml/source.ts";

type Answers = Map<string, Domain>;

/** Answers that no step asks for, and values that an answer can't have. */
export function unknownAnswers(funnel: Funnel): Diagnostic[] {
  const answers = collectAnswers(funnel);
  return [
    ...allConditions(funnel).flatMap(({ tests, source }) =>
      tests.flatMap((test) => inCondition(test, source, answers, funnel)),
    ),
    ...[...funnel.steps.values()].flatMap((step) => inStep(step, answers, funnel)),
    ...inRules(funnel, answers),
  ];
}

/**
 * Rules can also ask about what is derived from answers, and about answers that the quiz doesn't ask
 * for, if they have a default.
 */
function inRules(funnel: Funnel, answers: Answers): Diagnostic[] {
  const { rules } = funnel.program ?? {};
  if (!rules) return [];
  const known: Answers = new Map([
    ...answers,
    ["bmi", { kind: "number", min: 0, max: 200 }],
    ["kilograms", { kind: "number", min: 0, max: 1000 }],
    ["hatedMeats", { kind: "many", values: [...MEATS] }],
    ["lovedMeats", { kind: "many", values: [...MEATS] }],
    [EXCLUSIONS, { kind: "many", values: [...EXCLUDABLE] }],
  ]);
  const { defaults } = rules.fields;
  const renamed = [...answers.keys()].filter((name) => !Object.hasOwn(defaults, name));
  const isByDefault = (name: string) =>
    !known.has(name) && Object.hasOwn(defaults, name) && nearest(name, renamed) === undefined;
  const tests = rules.conditions.flatMap(({ tests }) => tests);
  return [
    ...tests
      .filter(({ test }) => !isByDefault(test.answer))
      .flatMap((test) => inCondition(test, rules.source, known, funnel)),
    ...tests
      .filter(({ test }) => answers.has(test.answer) && !PLAN_ANSWERS.includes(test.answer))
      .map(({ test, named }) => {
        const message = answerMessages.notKept({ answer: test.answer });
        return rules.source.diagnosticAt(named, message, true);
      }),
    ...inDefaults(rules, answers, tests),
  ];
}

/** Defaults that can't be read, and those of questions that seem to have another name now. */
function inDefaults(
  { fields, source }: NonNullable<NonNullable<Funnel["program"]>["rules"]>,
  answers: Answers,
  tests: PlacedTest[],
): Diagnostic[] {
  const unread = [...answers.keys()].filter((name) => !PLAN_ANSWERS.includes(name));
  return Object.entries(fields.defaults).flatMap(([name, value]) => {
    const domain = answers.get(name);
    const values = (domain && getValues(domain)) ?? [];
    const isKnown = values.length === 0 || [value].flat().every((one) => isOneOf(one, values));
    if (!isReadable(name, value) || (domain?.kind !== "map" && !isKnown))
      return [source.diagnosticAt(["defaults", name], answerMessages.unreadableDefault({ name }))];
    const tested = tests
      .filter(({ test }) => test.answer === name)
      .flatMap((test) => listValues(test.test, test.wanted).map((one) => one.value));
    const renamed = unread.find((other) => {
      const offered = getValues(answers.get(other) as Domain) ?? [];
      return tested.length > 0 && tested.every((one) => isOneOf(one, offered));
    });
    if (domain || renamed === undefined || nearest(name, unread) !== undefined) return [];
    const message = answerMessages.renamedAnswer({ name, renamed });
    return [source.diagnosticAt(["defaults", name], message)];
  });
}

const isOneOf = (value: unknown, list: string[]) =>
  typeof value === "string" && list.includes(value);

function inCondition(
  { test, named, wanted }: PlacedTest,
  source: Source,
  answers: Answers,
  funnel: Funnel,
): Diagnostic[] {
  const domain = answers.get(test.answer);
  const misfit = domain ? explainMisfit(test, domain) : noAnswer(test.answer, answers, funnel);
  if (misfit !== undefined) return [source.diagnosticAt(named, misfit, true)];
  const known = (domain && getValues(domain)) ?? [];
  return listValues(test, wanted).flatMap(({ value, path }) =>
    typeof value === "string" && known.includes(value)
      ? []
      : [source.diagnosticAt(path, noValue(String(value), test.answer, known))],
  );
}

/** Why a test doesn't fit this kind of answer. Undefined if it does. */
function explainMisfit(test: AnswerTest, domain: Domain): string | undefined {
  const name = test.answer;
  const example = getValues(domain)?.[0] ?? "…";
  const compares = "atLeast" in test || "atMost" in test;
  if (domain.kind === "map" || domain.kind === "height" || domain.kind === "weight")
    return answerMessages.notForConditions({ answer: name, kind: describeKind(domain.kind) });
  if (domain.kind === "number")
    return compares ? undefined : answerMessages.numberNeedsComparison({ answer: name });
  if (domain.kind === "many")
    return "has" in test ? undefined : answerMessages.listNeedsHas({ answer: name, example });
  if (compares) return answerMessages.notANumber({ answer: name, example });
  return "has" in test ? answerMessages.notAList({ answer: name, example }) : undefined;
}

function listValues(test: AnswerTest, path: PlacedTest["wanted"]) {
  if ("oneOf" in test) return test.oneOf.map((value, index) => ({ value, path: [...path, index] }));
  if ("is" in test) return [{ value: test.is, path }];
  return "has" in test ? [{ value: test.has, path }] : [];
}

function inStep(step: AuthoredStep, answers: Answers, funnel: Funnel): Diagnostic[] {
  const placeholders = placeholdersInStep(step)
    .filter(({ name }) => !answers.has(name))
    .map(({ name, at }) =>
      step.source.diagnosticIn(at, `{${name}`, noAnswer(name, answers, funnel)),
    );
  const reads = listReads(step).flatMap(({ answer, at, kind, values }) => {
    const domain = answers.get(answer);
    if (!domain) return [step.source.diagnosticAt(at, noAnswer(answer, answers, funnel))];
    if (kind && domain.kind !== kind) {
      const message = answerMessages.otherKindNeeded({
        answer,
        kind: describeKind(domain.kind),
        needed: describeKind(kind),
      });
      return [step.source.diagnosticAt(at, message)];
    }
    const known = getValues(domain) ?? [];
    return values
      .filter(({ value }) => !known.includes(value))
      .map(({ value, at: where }) =>
        step.source.diagnosticAt(where, noValue(value, answer, known), true),
      );
  });
  return [...placeholders, ...reads];
}

function noAnswer(name: string, answers: Answers, { steps }: Funnel): string {
  const asked = steps.get(name)?.fields.answer;
  if (asked !== undefined)
    return answerMessages.stepNotAnswer({ step: name, answer: String(asked) });
  const meant = nearest(name, answers.keys());
  return answerMessages.unknownAnswer({ answer: name, meant });
}

function noValue(value: string, answer: string, values: string[]): string {
  if (values.length === 0) return answerMessages.answerWithoutValues({ value, answer });
  const meant = nearest(value, values);
  return answerMessages.unknownValue({ value, answer, values, meant });
}

/** Unknown experiments and arms in conditions. */
export function unknownArms(funnel: Funnel): Diagnostic[] {
  const { experiments } = funnel.file;
  return allConditions(funnel).flatMap(({ arms: named, source }) =>
    named.flatMap(({ experiment, arm, ...at }) => {
      const known = getOwn(experiments, experiment);
      if (!known) {
        const meant = nearest(experiment, Object.keys(experiments));
        return [
          source.diagnosticAt(
            at.named,
            experimentMessages.unknownExperiment({ experiment, meant }),
            true,
          ),
        ];
      }
      const arms = Object.keys(known.arms);
      return arms.includes(arm)
        ? []
        : [
            source.diagnosticAt(
              at.wanted,
              experimentMessages.unknownArm({
                arm,
                experiment,
                arms,
                meant: nearest(arm, arms),
              }),
            ),
          ];
    }),
  );
}

/** Steps in the flow that no file defines. */
export function unknownSteps({ flow, steps, source }: Funnel): Diagnostic[] {
  const named = allItems(flow).filter(isStepItem);
  const unknown = named.filter((item) => !steps.has(item.step));
  const names = new Set(named.map(({ step }) => step));
  const unnamed = [...steps.keys()].filter((id) => !names.has(id));
  // If exactly one step is unknown and exactly one is unused, it was probably renamed.
  const [renamed] =
    unnamed.length === 1 && new Set(unknown.map((item) => item.step)).size === 1 ? unnamed : [];
  return unknown.map((item) => {
    const [first, further] = item.step.split(" - ");
    const below = source.diagnosticIn(
      item.path,
      `- ${further}`,
      flowMessages.indentedDash({ step: first ?? "" }),
    );
    const meant = nearest(item.step, steps.keys());
    const problem = source.diagnosticAt(
      item.path,
      meant === undefined && renamed
        ? flowMessages.renamedStep({ step: item.step, newName: renamed })
        : flowMessages.unknownStep({ step: item.step, meant }),
    );
    return below.line > problem.line ? below : problem;
  });
}

/** Promises with a `kept-by` that is neither a part of the product nor a link. */
export function unknownKeepers(funnel: Funnel): Diagnostic[] {
  return listPromises(funnel).flatMap(({ "kept-by": keeper, source, at }) => {
    const message = keeper === undefined ? undefined : describeProblem(keeper);
    return message === undefined ? [] : [source.diagnosticAt([...at, "kept-by"], message)];
  });
}

function describeProblem(keeper: string): string | undefined {
  if (Object.hasOwn(productParts, keeper) || keeper.startsWith("/")) return undefined;
  if (keeper.includes(":"))
    return /^https:\/\/[^\s/]+\.[^\s/.]{2,}(?:\/\S*)?$/.test(keeper) && URL.canParse(keeper)
      ? undefined
      : formatMessages.address;
  const parts = Object.keys(productParts);
  return offerMessages.unknownKeeper({ keeper, parts, meant: nearest(keeper, parts) });
}
