import { answersRead, type Condition } from "#lib/conditions.ts";
import { allItems, type FlowItem, isStepItem } from "../flow.ts";
import { itineraryOf } from "../itinerary.ts";
import type { Funnel } from "../read-funnel.ts";
import { ALWAYS, settledBy } from "../settled.ts";
import { type Offered, offeredBy } from "./offered.ts";

/** A place of the flow that asks for an answer. */
export interface AskingPlace {
  /** What holds of whoever comes by. */
  within: Condition[];
  /** For whom there is what; undefined where that cannot be told. */
  offered: Offered | undefined;
}

/**
 * Every place that asks, by its answer. A condition is read where visitors stand when it is decided: an answer that was not asked by then satisfies no test,
 * and of one that may be asked again later nothing is said.
 */
export function askingPlaces(funnel: Funnel): Map<string, AskingPlace[]> {
  const order = new Map(allItems(funnel.flow).map((item, index) => [item, index]));
  const lastAsked = new Map(
    allItems(funnel.flow)
      .filter(isStepItem)
      .flatMap((item) =>
        answerOf(item.step, funnel).map((answer) => [answer, order.get(item) ?? 0] as const),
      ),
  );
  const { steps, branches } = itineraryOf(funnel);
  const askedBefore = new Map<FlowItem, { has(answer: string): boolean }>([
    ...steps.map(({ item, before }) => [item, before.maybe] as const),
    ...branches.map(({ branch, before }) => [branch, before.maybe] as const),
  ]);

  const atItem = (condition: Condition, item: FlowItem): Condition => {
    const maybe = askedBefore.get(item) ?? new Set();
    const decided = settledBy(condition, (test) =>
      "answer" in test && !maybe.has(test.answer) ? false : undefined,
    );
    return answersRead(decided).some(
      (answer) => (lastAsked.get(answer) ?? 0) > (order.get(item) ?? 0),
    )
      ? ALWAYS
      : decided;
  };
  const places = new Map<string, AskingPlace[]>();
  const walk = (items: FlowItem[], within: Condition[]) => {
    for (const item of items) {
      if (item.kind === "branch")
        for (const arm of item.arms) walk(arm.items, [...within, atItem(arm.when, item)]);
      else
        for (const answer of answerOf(item.step, funnel))
          places.set(answer, [
            ...(places.get(answer) ?? []),
            { within, offered: offeredAt(item.step, item) },
          ]);
    }
  };
  const offeredAt = (id: string, item: FlowItem): Offered | undefined => {
    const step = funnel.steps.get(id);
    const offered = step && offeredBy(step);
    const seen = <T extends { when: Condition }>(one: T): T => ({
      ...one,
      when: atItem(one.when, item),
    });
    return (
      offered && { ...offered, values: offered.values.map(seen), ranges: offered.ranges.map(seen) }
    );
  };
  walk(funnel.flow, []);
  return places;
}

function answerOf(id: string, { steps }: Funnel): string[] {
  const step = steps.get(id);
  return step?.type.asks ? [step.type.asks(step.fields).name] : [];
}
