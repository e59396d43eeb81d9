import { allConditions } from "#compiler/model/all-conditions.ts";
import { listReads, placeholdersInStep } from "#compiler/model/variants.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { StepFields } from "#compiler/read/read-steps.ts";
import { answersRead } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { Verdict } from "#quiz/steps/card-stack/behavior.ts";
import type { CardStack } from "#quiz/steps/card-stack/schema.ts";
import type { HeightStep } from "#quiz/steps/height/schema.ts";
import type { NumberStep } from "#quiz/steps/number/schema.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import type { WeightStep } from "#quiz/steps/weight/schema.ts";
import type {
  AnswerControl,
  Choice,
  PreviewAnswer,
} from "#tools/dev/preview/pages/preview-data.ts";

/**
 * Every answer that affects what a visitor sees: a condition, a placeholder, or a step reads it. In
 * the order in which the flow asks for them.
 */
export function answersToSwitch(funnel: Funnel): PreviewAnswer[] {
  const read = findReadAnswers(funnel);
  const answers = new Map<string, PreviewAnswer>();
  for (const [id, { type, fields }] of funnel.steps) {
    const question = type.answerSpec?.(fields);
    if (!question || !read.has(question.name)) continue;
    const answer = answers.get(question.name) ?? { name: question.name, asked: [] };
    answer.asked.push({
      step: id,
      question: fields.title,
      control: createControl(fields, question.domain),
    });
    answers.set(question.name, answer);
  }
  return [...answers.values()];
}

function findReadAnswers(funnel: Funnel): Set<string> {
  const steps = [...funnel.steps.values()];
  return new Set([
    ...steps.flatMap((step) => placeholdersInStep(step).map(({ name }) => name)),
    ...steps.flatMap((step) => listReads(step).map(({ answer }) => answer)),
    ...allConditions(funnel).flatMap(({ when }) => answersRead(when)),
  ]);
}

// Long on purpose: one case per kind of answer.
function createControl(fields: StepFields, domain: Domain): AnswerControl {
  const { labels: words } = getBehavior(fields.type);
  const toChoice = (value: string, answer: Json): Choice => ({
    value,
    label: words?.(fields, answer)[0] ?? value,
  });
  switch (domain.kind) {
    case "one":
      return { kind: "one", values: domain.values.map((value) => toChoice(value, value)) };
    case "many":
      return { kind: "many", values: domain.values.map((value) => toChoice(value, [value])) };
    case "map": {
      const { verdicts } = fields as unknown as CardStack;
      const [any = ""] = domain.values;
      return {
        kind: "map",
        keys: domain.keys.map((key) => toChoice(key, { [key]: any })),
        values: domain.values.map((value) => ({ value, label: verdicts[value as Verdict] })),
      };
    }
    case "number": {
      const { unit } = fields as unknown as NumberStep;
      return {
        kind: "number",
        min: domain.min,
        max: domain.max,
        ...(unit === undefined ? {} : { unit }),
      };
    }
    case "height": {
      const { fields: names, units, range, default: asItStands } = fields as unknown as HeightStep;
      return {
        kind: "height",
        fields: names,
        units: { in: units.in, cm: units.cm },
        range,
        default: asItStands,
      };
    }
    case "weight": {
      const { units, range, default: asItStands } = fields as unknown as WeightStep;
      return {
        kind: "weight",
        units: { lbs: units.lbs, kg: units.kg },
        range: range.value,
        default: asItStands,
      };
    }
  }
}
