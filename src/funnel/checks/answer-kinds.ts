import type { Domain } from "#steps/step-type.ts";
import { kindInWords } from "../answers.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Answers that two steps ask for in different ways, so that neither could read what the other kept. */
export function answersOfTwoKinds(funnel: Funnel): Problem[] {
  const first = new Map<string, { kind: Domain["kind"]; step: string }>();
  return [...funnel.steps.values()].flatMap((step) => {
    const asked = step.type.asks?.(step.fields);
    if (!asked) return [];
    const earlier = first.get(asked.name);
    if (!earlier) first.set(asked.name, { kind: asked.domain.kind, step: step.id });
    if (!earlier || earlier.kind === asked.domain.kind) return [];
    const message = `"${earlier.step}" asks for "${asked.name}" as ${kindInWords(earlier.kind)}, this step as ${kindInWords(asked.domain.kind)}. Give one of the two another name.`;
    return [step.source.problem([...step.path, "answer"], message)];
  });
}
