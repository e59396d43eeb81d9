import { getAnswerSpec, getStepType } from "#compiler/model/answer-spec.ts";
import { armsWithVisitors } from "#compiler/paths/arms-with-visitors.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Json } from "#lib/json.ts";
import { type WalkedPath, walkThrough } from "#quiz/engine/path.ts";
import { isTooFew, isTooMany, type Limits } from "#quiz/steps/choice-limits.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { Domain } from "#quiz/steps/step-type.ts";

/**
 * The paths of visitors with every combination of arms and possible answers. Only answers that
 * decide something are varied.
 */
export function everyPath(plan: Plan): WalkedPath[] {
  const read = new Set(
    JSON.stringify([plan.forks, plan.steps]).match(
      /(?<="answer":")\w+(?=","(?:is|oneOf|has|atLeast|atMost)")/g,
    ),
  );
  const arms = Object.entries(armsWithVisitors(plan)).reduce<Record<string, string>[]>(
    (all, [id, names]) => all.flatMap((some) => names.map((name) => ({ ...some, [id]: name }))),
    [{}],
  );
  return arms.flatMap((some) => walkEveryWay(plan, some, read));
}

/**
 * Each path is walked with a list of choices. The next list differs in the last choice that still
 * had another value.
 */
function walkEveryWay(
  plan: Plan,
  arms: Record<string, string>,
  read: ReadonlySet<string>,
): WalkedPath[] {
  const walked: WalkedPath[] = [];
  for (let choices: number[] | undefined = []; choices; ) {
    const taken: { choice: number; of: number }[] = [];
    const before: number[] = choices;
    walked.push(
      walkThrough(plan, arms, (shown) => {
        const values = read.has(shown.answer ?? "")
          ? answersTo(shown)
          : answersTo(shown).slice(0, 1);
        const choice = before[taken.length] ?? 0;
        taken.push({ choice, of: values.length });
        return values[choice];
      }),
    );
    const last = taken.findLastIndex(({ choice, of }) => choice + 1 < of);
    choices =
      last === -1
        ? undefined
        : taken
            .slice(0, last + 1)
            .map(({ choice }, index) => (index === last ? choice + 1 : choice));
  }
  return walked;
}

/** The paths with different turns at a fork, each once. */
export function distinctPaths(walked: WalkedPath[]): WalkedPath[] {
  return [...new Map(walked.map((way) => [JSON.stringify(way.turns), way])).values()];
}

/** The minimum time that a path takes, in milliseconds, with the steps as its visitor gets them. */
export function calculateLeastWait(plan: Plan, way: WalkedPath): number {
  const transitions = (way.places.length - 1) * (plan.timings["page-transition"] ?? 0);
  return way.places.reduce((sum, place) => sum + leastWaitOn(plan, way, place), transitions);
}

/** The minimum time that one of its steps takes, in milliseconds, as its visitor gets it. */
export function leastWaitOn(plan: Plan, { steps }: WalkedPath, place: string): number {
  const step = steps[place];
  return step ? (getStepType(step).leastWait?.(step, plan.timings) ?? 0) : 0;
}

/**
 * Every answer that lets a visitor continue; for a number, values near those that funnels test for.
 */
function answersTo(shown: AnyStep): (Json | undefined)[] {
  const domain: Domain | undefined = getAnswerSpec(shown)?.domain;
  if (domain?.kind === "one") return domain.values;
  if (domain?.kind === "number") return chooseNumbers(domain);
  if (domain?.kind !== "many") return [undefined];
  const limits = shown as AnyStep & Limits;
  const isExclusive = (value: string) => limits.options[value]?.exclusive === true;
  const sets = domain.values.reduce<string[][]>(
    (all, value) => all.concat(all.map((set) => [...set, value])),
    [[]],
  );
  return sets.filter(
    (set) =>
      (set.length < 2 || !set.some(isExclusive)) &&
      !isTooFew(limits, set) &&
      !isTooMany(limits, set),
  );
}

const FEW = 10;

function chooseNumbers({ min, max }: { min: number; max: number }): number[] {
  if (max - min < FEW) return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [min, 29, 30, 39, 40, 49, 50, max].filter((value) => value >= min && value <= max);
}
