import { getAnswerSpec } from "#compiler/model/answer-spec.ts";
import { armsWithVisitors } from "#compiler/paths/arms-with-visitors.ts";
import type { Plan } from "#compiler/plan.ts";
import { everyVariant } from "#lib/texts/personalize.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { answerSchema } from "./answer-schema.ts";
import type { JsonSchema } from "./json-schema.ts";

/** A JSON Schema of `quizState`: every answer in the order in which the plan's steps ask for it. */
export function answersSchema(plan: Plan): JsonSchema {
  const names = [...new Set(Object.values(plan.steps).flatMap(({ answer }) => answer ?? []))];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: `Answers: ${plan.name}`,
    description:
      "What quizState holds in a visitor's browser. Any answer can be missing: a visitor may be halfway through, or open a question by its address. A number typed outside its range stays until the next reload, and doesn't validate. Fields from other programs are kept next to the answers.",
    type: "object",
    properties: {
      ...Object.fromEntries(names.map((name) => [name, answerTo(plan, name)])),
      currentStep: {
        title: "Current step",
        description: "The number of the last question shown.",
        type: "integer",
        minimum: 1,
        maximum: Math.max(plan.total, 1),
      },
    },
  };
}

function answerTo(plan: Plan, name: string): JsonSchema {
  const places = Object.keys(plan.steps).filter((place) => plan.steps[place]?.answer === name);
  const steps = places.flatMap((place) => plan.steps[place] ?? []);
  const domains = steps
    .flatMap(everyVariant)
    .flatMap((variant) => getAnswerSpec(variant)?.domain ?? []);
  const [schema = {}, ...more] = distinct(
    domains.reduce<Domain[]>(withDomain, []).map(answerSchema),
  );
  const lines = [
    ...distinct(steps.map(({ id, route }) => `Step ${id}, at ${route}.`)),
    isOnEveryPath(plan, places) ? "Every visitor is asked." : "Only some visitors are asked.",
    ...distinct(
      steps.flatMap((step) => ("sensitivity" in step ? `Sensitivity: ${step.sensitivity}.` : [])),
    ),
    ...(schema.description === undefined ? [] : [schema.description]),
    ...distinct(steps.flatMap((step) => everyVariant(step).flatMap(listLabels))),
  ];
  return {
    title: distinct(steps.map(({ title }) => title)).join(" / "),
    ...(more.length > 0 ? { anyOf: [schema, ...more] } : schema),
    description: lines.join("\n"),
  };
}

/**
 * Two steps can ask for the same answer, or one step can show some visitors other options. An
 * answer has to match one of these domains as a whole.
 */
function withDomain(before: Domain[], domain: Domain): Domain[] {
  const same = before.findIndex(({ kind }) => kind === "one");
  const other = before[same];
  if (domain.kind !== "one" || other?.kind !== "one") return [...before, domain];
  return before.with(same, { kind: "one", values: distinct([...other.values, ...domain.values]) });
}

/** `fit: Get fit`, one line for each value with a label. */
function listLabels(variant: AnyStep): string[] {
  const domain = getAnswerSpec(variant)?.domain;
  const { labels: words } = getBehavior(variant.type);
  if (domain?.kind === "one")
    return domain.values.map((value) => `${value}: ${words?.(variant, value).join()}`);
  if (domain?.kind === "many")
    return domain.values.map((value) => `${value}: ${words?.(variant, [value]).join()}`);
  if (domain?.kind === "map")
    return domain.keys.map(
      (key) => `${key}: ${words?.(variant, { [key]: domain.values[0] }).join()}`,
    );
  return [];
}

function distinct<T>(items: T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/**
 * True if every path through a plan visits one of the places. Answers aren't considered, so a path
 * that no visitor can take counts too.
 */
function isOnEveryPath(plan: Plan, places: string[]): boolean {
  const arms = armsWithVisitors(plan);
  const open = [plan.entry];
  const seen = new Set(places);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const fork = plan.forks[at];
    if (fork)
      open.push(
        ...fork
          .filter(
            ({ when }) => !("experiment" in when) || arms[when.experiment]?.includes(when.arm),
          )
          .map(({ to }) => to),
      );
    else if (plan.next[at] === undefined) return false;
    else open.push(plan.next[at] ?? "");
  }
  return true;
}
