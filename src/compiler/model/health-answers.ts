import { answersRead, type Condition } from "#lib/conditions.ts";
import type { FlowItem } from "../read/flow.ts";
import { memoizeByFunnel } from "../read/memoize-by-funnel.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";
import { listConditions } from "./variants.ts";

/**
 * The answers that reveal something about a visitor's health: health answers themselves, and
 * answers that only visitors with a certain health answer can give.
 */
export const findHealthAnswers = memoizeByFunnel((funnel: Funnel): Set<string> => {
  const revealing = new Set<string>();
  // An answer that is found can lead to others: repeat until nothing is added.
  for (let before = -1; before !== revealing.size; ) {
    before = revealing.size;
    const conditional = new Set(stepsForSome(funnel.flow, revealing));
    for (const step of funnel.steps.values()) {
      const { answer } = step.fields;
      if (answer === undefined) continue;
      if (isHealth(step) || conditional.has(step.id) || hasOptionsForSome(step, revealing))
        revealing.add(answer);
    }
  }
  return revealing;
});

/** True if any of these conditions reads an answer that reveals something. */
export function readsAny(conditions: Condition[], answers: Set<string>): boolean {
  return conditions.flatMap(answersRead).some((name) => answers.has(name));
}

/** Anything that isn't declared harmless counts as health. */
const isHealth = ({ fields: { sensitivity } }: AuthoredStep) =>
  sensitivity !== "personal" && sensitivity !== "none";

/** The ids of all steps in branches that these answers decide. */
function stepsForSome(flow: FlowItem[], answers: Set<string>, isForSome = false): string[] {
  return flow.flatMap((item) => {
    if (item.kind === "step") return isForSome ? [item.step] : [];
    const decides =
      isForSome ||
      readsAny(
        item.arms.map(({ when }) => when),
        answers,
      );
    return item.arms.flatMap((arm) => stepsForSome(arm.items, answers, decides));
  });
}

const hasOptionsForSome = (step: AuthoredStep, answers: Set<string>) =>
  readsAny(
    listConditions(step).map(({ condition }) => condition.when),
    answers,
  );
