import { answersRead, type Condition } from "#lib/conditions.ts";
import { analyzeFlow } from "../model/flow-analysis.ts";
import { ALWAYS, simplify } from "../model/simplify-condition.ts";
import { allItems, type FlowItem, isStepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { type OptionAvailability, optionAvailability } from "./option-availability.ts";

/** A place in the flow that asks for an answer. */
export interface QuestionSite {
  /** The conditions that hold for every visitor who reaches this place. */
  guards: Condition[];
  /** Which visitors have which values. Undefined if that's unknown. */
  availability: OptionAvailability | undefined;
}

/** All places that ask for an answer, by answer. */
export function questionSites(funnel: Funnel): Map<string, QuestionSite[]> {
  const asDecidedAt = conditionsByPlace(funnel);
  const sites = new Map<string, QuestionSite[]>();
  const walk = (items: FlowItem[], guards: Condition[]) => {
    for (const item of items) {
      const decideHere = (condition: Condition) => asDecidedAt(item, condition);
      if (item.kind === "branch")
        for (const arm of item.arms) walk(arm.items, [...guards, decideHere(arm.when)]);
      else
        for (const answer of listAskedAnswers(item.step, funnel))
          sites.set(answer, [
            ...(sites.get(answer) ?? []),
            { guards, availability: findAvailability(item.step, decideHere, funnel) },
          ]);
    }
  };
  walk(funnel.flow, []);
  return sites;
}

/**
 * Rewrites a condition for the place where it's decided: a test of an answer that no path has asked
 * for yet fails, and a condition on an answer that may be asked for again later counts as always.
 */
function conditionsByPlace(funnel: Funnel): (place: FlowItem, condition: Condition) => Condition {
  const items = allItems(funnel.flow);
  const order = new Map(items.map((item, index) => [item, index]));
  const lastAsked = new Map(
    items
      .filter(isStepItem)
      .flatMap((item) =>
        listAskedAnswers(item.step, funnel).map(
          (answer) => [answer, order.get(item) ?? 0] as const,
        ),
      ),
  );
  const { steps, branches } = analyzeFlow(funnel);
  const askedBefore = new Map<FlowItem, { has(answer: string): boolean }>([
    ...steps.map(({ item, before }) => [item, before.sometimes] as const),
    ...branches.map(({ branch, before }) => [branch, before.sometimes] as const),
  ]);

  return (place, condition) => {
    const decided = simplify(condition, (test) =>
      "answer" in test && !askedBefore.get(place)?.has(test.answer) ? false : undefined,
    );
    const mayChange = answersRead(decided).some(
      (answer) => (lastAsked.get(answer) ?? 0) > (order.get(place) ?? 0),
    );
    return mayChange ? ALWAYS : decided;
  };
}

function findAvailability(
  id: string,
  decided: (condition: Condition) => Condition,
  { steps }: Funnel,
): OptionAvailability | undefined {
  const step = steps.get(id);
  const availability = step && optionAvailability(step);
  if (!availability) return undefined;
  const withDecision = <T extends { when: Condition }>(one: T): T => ({
    ...one,
    when: decided(one.when),
  });
  return {
    ...availability,
    values: availability.values.map(withDecision),
    ranges: availability.ranges.map(withDecision),
  };
}

/** The answer that a step asks for, or an empty list. */
function listAskedAnswers(id: string, { steps }: Funnel): string[] {
  const step = steps.get(id);
  return step?.type.answerSpec ? [step.type.answerSpec(step.fields).name] : [];
}
