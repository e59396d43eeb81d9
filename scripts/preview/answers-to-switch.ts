import { placeholdersOf, writtenIn } from "#funnel/copy.ts";
import { allItems } from "#funnel/flow.ts";
import type { AuthoredStep, Funnel } from "#funnel/read-funnel.ts";
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

function answersReadIn({ steps, flow }: Funnel): Set<string> {
  const inSteps = [...steps.values()].flatMap(({ type, fields }) => [
    ...placeholdersOf(writtenIn(fields)).map(({ name }) => name),
    ...(type.reads?.(fields) ?? []).map(({ answer }) => answer),
  ]);
  const inFlow = allItems(flow).flatMap((item) => (item.kind === "branch" ? item.tests.map(({ test }) => test.answer) : []));
  return new Set([...inSteps, ...inFlow]);
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
