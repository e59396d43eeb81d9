import { askedAt } from "#funnel/asked.ts";
import type { Plan } from "#funnel/plan.ts";
import { everyLook } from "#lib/tailored.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { AnyStep } from "#steps/step.ts";
import type { Domain } from "#steps/step-type.ts";
import { answerSchema } from "./answer-schema.ts";
import { isOnEveryWay } from "./every-way.ts";
import type { JsonSchema } from "./json-schema.ts";

/** A JSON Schema of `quizState`: each answer as the steps of the plan ask for it, in the order in which they do. */
export function answersSchema(plan: Plan): JsonSchema {
  const names = [...new Set(Object.values(plan.steps).flatMap(({ answer }) => answer ?? []))];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: `Answers: ${plan.name}`,
    description:
      "What quizState holds in a visitor's browser. Every answer may be missing: visitors are in the middle, and come to any question by its address. A number that was typed out of its range stands there until the next reload, and does not validate. Fields of others are kept beside the answers.",
    type: "object",
    properties: {
      ...Object.fromEntries(names.map((name) => [name, answerTo(plan, name)])),
      currentStep: {
        title: "Current step",
        description: "The number of the question that was shown last.",
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
  const domains = steps.flatMap(everyLook).flatMap((look) => askedAt(look)?.domain ?? []);
  const [schema = {}, ...more] = distinct(
    domains.reduce<Domain[]>(withDomain, []).map(answerSchema),
  );
  const said = [
    ...distinct(steps.map(({ id, route }) => `Step ${id}, at ${route}.`)),
    isOnEveryWay(plan, places) ? "Asked of everybody." : "Asked of some visitors only.",
    ...distinct(
      steps.flatMap((step) => ("sensitivity" in step ? `Sensitivity: ${step.sensitivity}.` : [])),
    ),
    ...(schema.description === undefined ? [] : [schema.description]),
    ...distinct(steps.flatMap((step) => everyLook(step).flatMap(labelsOf))),
  ];
  return {
    title: distinct(steps.map(({ title }) => title)).join(" / "),
    ...(more.length > 0 ? { anyOf: [schema, ...more] } : schema),
    description: said.join("\n"),
  };
}

/** Two steps may ask for one answer, or one step with other options for some: an answer fits one of them as a whole. */
function withDomain(before: Domain[], domain: Domain): Domain[] {
  const same = before.findIndex(({ kind }) => kind === "one");
  const other = before[same];
  if (domain.kind !== "one" || other?.kind !== "one") return [...before, domain];
  return before.with(same, { kind: "one", values: distinct([...other.values, ...domain.values]) });
}

/** `fit: Get fit`, a line for each value that has words. */
function labelsOf(look: AnyStep): string[] {
  const domain = askedAt(look)?.domain;
  const { words } = behaviourOf(look.type);
  if (domain?.kind === "one")
    return domain.values.map((value) => `${value}: ${words?.(look, value).join()}`);
  if (domain?.kind === "many")
    return domain.values.map((value) => `${value}: ${words?.(look, [value]).join()}`);
  if (domain?.kind === "map")
    return domain.keys.map((key) => `${key}: ${words?.(look, { [key]: domain.values[0] }).join()}`);
  return [];
}

function distinct<T>(items: T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
