import { allConditions } from "#funnel/all-conditions.ts";
import { placeholdersOf } from "#funnel/copy.ts";
import { readsOf, writtenInStep } from "#funnel/looks.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import type { AuthoredStep } from "#funnel/read-steps.ts";
import { answersRead } from "#lib/conditions.ts";
import type { PreviewAnswer } from "#preview/preview-data.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { Domain } from "#steps/step-type.ts";

/** Every answer that decides what somebody sees: one that a condition, a placeholder or a step reads, in the order in which they are asked. */
export function answersToSwitch(funnel: Funnel): PreviewAnswer[] {
  const read = answersReadIn(funnel);
  const asked = new Map<string, PreviewAnswer>();
  for (const step of funnel.steps.values()) {
    const question = step.type.asks?.(step.fields);
    const answer = question && read.has(question.name) && !asked.has(question.name) ? switchOf(step, question.name, question.domain) : undefined;
    if (answer) asked.set(answer.name, answer);
  }
  return [...asked.values()];
}

function answersReadIn(funnel: Funnel): Set<string> {
  const steps = [...funnel.steps.values()];
  return new Set([
    ...steps.flatMap((step) => placeholdersOf(writtenInStep(step)).map(({ name }) => name)),
    ...steps.flatMap((step) => readsOf(step).map(({ answer }) => answer)),
    ...allConditions(funnel).flatMap(({ when }) => answersRead(when)),
  ]);
}

/** A measure or a card stack is answered on its own screen. */
function switchOf({ fields }: AuthoredStep, name: string, domain: Domain): PreviewAnswer | undefined {
  const { words } = behaviourOf(fields.type);
  const asked = { name, question: fields.title };
  const labelled = (value: string, answer: string | string[]) => ({ value, label: words?.(fields, answer)[0] ?? value });
  if (domain.kind === "one") return { ...asked, kind: "one", values: domain.values.map((value) => labelled(value, value)) };
  if (domain.kind === "many") return { ...asked, kind: "many", values: domain.values.map((value) => labelled(value, [value])) };
  return domain.kind === "number" ? { ...asked, kind: "number", values: [], min: domain.min, max: domain.max } : undefined;
}
