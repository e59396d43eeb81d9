import type { Condition } from "#lib/conditions.ts";
import type { Arm, Branch, FlowItem, StepItem } from "./flow.ts";
import { once } from "./once.ts";
import type { Funnel } from "./read-funnel.ts";
import { VersionedIndex } from "./versioned-index.ts";

/** What is known of every visitor who stands at a place of the flow. */
export interface Standing {
  /** Answers that every path to here has asked for. */
  sure: Answers;
  /** Answers that some path to here has asked for. */
  maybe: Answers;
  /** Steps that some path to here has come by, by their route. */
  passed: VersionedIndex<Passed>;
  /** The same steps, by the answer that they ask for. */
  passedAsking: VersionedIndex<Passed>;
  /** The conditions of the arms that this place is inside of. */
  within: readonly Condition[];
}

type Answers = VersionedIndex<true>;

export interface Passed {
  step: string;
  /** The conditions of the arms that it was inside of. */
  within: readonly Condition[];
}

export interface Itinerary {
  steps: { item: StepItem; before: Standing }[];
  branches: { branch: Branch; before: Standing }[];
}

/** Walks all paths at once, from the first step to the last: the flow is a tree of lists, so each item is visited once. */
export const itineraryOf = once((funnel: Funnel): Itinerary => {
  const itinerary: Itinerary = { steps: [], branches: [] };
  const start: Standing = {
    sure: VersionedIndex.empty(),
    maybe: VersionedIndex.empty(),
    passed: VersionedIndex.empty(),
    passedAsking: VersionedIndex.empty(),
    within: [],
  };
  walk(funnel.flow, start, funnel, itinerary);
  return itinerary;
});

/** Where visitors stand before each step, at every place that it has in the flow. */
export function standingsOf({ steps }: Itinerary): Map<string, Standing[]> {
  const standings = new Map<string, Standing[]>();
  for (const { item, before } of steps)
    standings.set(item.step, [...(standings.get(item.step) ?? []), before]);
  return standings;
}

function walk(items: FlowItem[], start: Standing, funnel: Funnel, itinerary: Itinerary): Standing {
  let standing = start;
  for (const item of items) {
    if (item.kind === "step") {
      itinerary.steps.push({ item, before: standing });
      standing = afterStep(standing, item, funnel);
    } else {
      const before = standing;
      itinerary.branches.push({ branch: item, before });
      const ends = item.arms.map((arm) => walk(arm.items, inArm(before, arm), funnel, itinerary));
      standing = joined(ends, before);
    }
  }
  return standing;
}

function inArm({ sure, maybe, passed, passedAsking, within }: Standing, { when }: Arm): Standing {
  return {
    sure: sure.fork(),
    maybe: maybe.fork(),
    passed: passed.fork(),
    passedAsking: passedAsking.fork(),
    within: [...within, when],
  };
}

function afterStep(standing: Standing, item: StepItem, funnel: Funnel): Standing {
  const step = funnel.steps.get(item.step);
  if (!step) return standing;
  const asked = step.type.asks?.(step.fields)?.name;
  const passed: Passed = { step: step.id, within: standing.within };
  return {
    ...standing,
    passed: standing.passed.with(step.route, passed),
    ...(asked && {
      sure: withAnswer(standing.sure, asked),
      maybe: withAnswer(standing.maybe, asked),
      passedAsking: standing.passedAsking.with(asked, passed),
    }),
  };
}

function withAnswer(answers: Answers, asked: string): Answers {
  return answers.has(asked) ? answers : answers.with(asked, true);
}

function joined(ends: Standing[], before: Standing): Standing {
  const [first, ...rest] = ends;
  if (!first) return before;
  const sure = first.sure.added().filter(({ key }) => rest.every((end) => end.sure.has(key)));
  return {
    sure: sure.reduce((answers, { key }) => withAnswer(answers, key), before.sure),
    maybe: ends
      .flatMap(({ maybe }) => maybe.added())
      .reduce((answers, { key }) => withAnswer(answers, key), before.maybe),
    passed: withAll(
      before.passed,
      ends.map(({ passed }) => passed),
    ),
    passedAsking: withAll(
      before.passedAsking,
      ends.map(({ passedAsking }) => passedAsking),
    ),
    within: before.within,
  };
}

function withAll(
  before: VersionedIndex<Passed>,
  ends: VersionedIndex<Passed>[],
): VersionedIndex<Passed> {
  return ends
    .flatMap((end) => end.added())
    .reduce((index, { key, value }) => index.with(key, value), before);
}
