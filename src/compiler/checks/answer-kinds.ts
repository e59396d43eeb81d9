import type { Domain } from "#quiz/steps/step-type.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { answerMessages } from "../diagnostics/messages/answers.ts";
import { describeKind } from "../model/answers.ts";
import type { Funnel } from "../read/read-funnel.ts";

/**
 * Answers that two steps ask for in different ways, so that neither could read what the other
 * stored.
 */
export function checkAnswerKinds(funnel: Funnel): Diagnostic[] {
  const first = new Map<string, { kind: Domain["kind"]; step: string }>();
  return [...funnel.steps.values()].flatMap((step) => {
    const asked = step.type.answerSpec?.(step.fields);
    if (!asked) return [];
    const earlier = first.get(asked.name);
    if (!earlier) first.set(asked.name, { kind: asked.domain.kind, step: step.id });
    if (!earlier || earlier.kind === asked.domain.kind) return [];
    const message = answerMessages.askedInTwoWays({
      answer: asked.name,
      kind: describeKind(asked.domain.kind),
      otherStep: earlier.step,
      otherKind: describeKind(earlier.kind),
    });
    return [step.source.diagnosticAt([...step.path, "answer"], message)];
  });
}
