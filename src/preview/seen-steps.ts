import { holds } from "#lib/conditions.ts";
import { placeholdersIn } from "#lib/placeholders.ts";
import { tailored } from "#lib/tailored.ts";
import { answersBefore, pathOf, turnAt } from "#machine/path.ts";
import { writtenAt } from "#machine/shown.ts";
import type { PreviewFlow, PreviewItem, PreviewStep, Visitor } from "./preview-data.ts";

/** A step as whoever looks gets it. */
export interface SeenStep {
  title: string;
  /** Why its screen is another than the one that all others get, reason by reason; none where it is not. */
  because: string[];
  /** Whether they come by it. */
  isOnWay: boolean;
}

/** All steps of the flow as one visitor gets them, by place; one of an arm that they are not in, as if they were. */
export function seenSteps({ plan, steps }: PreviewFlow, visitor: Visitor): Map<string, SeenStep> {
  const way = new Set(pathOf(plan, visitor));
  return new Map(
    steps.map((step) => {
      const there = { ...visitor, arms: { ...visitor.arms, ...step.arms } };
      return [step.place, { ...seenStep(plan, step, there), isOnWay: way.has(step.place) }];
    }),
  );
}

function seenStep(
  plan: PreviewFlow["plan"],
  { place, title, differs }: PreviewStep,
  visitor: Visitor,
): Omit<SeenStep, "isOnWay"> {
  const written = plan.steps[place];
  // most steps are the same for everybody
  if (!written || (differs.length === 0 && !title.includes("{"))) return { title, because: [] };
  const situation = { ...visitor, answers: answersBefore(plan, place, visitor) };
  const repeated = placeholdersIn(tailored(written, situation).title).map(
    ({ name }) => `repeats ${name}`,
  );
  const met = differs.filter(({ when }) => holds(when, situation)).map(({ says }) => says);
  return {
    title: writtenAt(plan, place, visitor).title,
    because: [...new Set([...met, ...repeated])],
  };
}

/** The arm that a visitor takes at each fork, by the fork's name in the plan. */
export function turnsOf({ plan, items }: PreviewFlow, visitor: Visitor): Map<string, string> {
  const forks = (among: PreviewItem[]): [string, string][] =>
    among.flatMap((item) => {
      if (item.kind === "step") return [];
      const to = turnAt(plan, item.fork, visitor);
      const taken = item.arms[plan.forks[item.fork]?.findIndex((arm) => arm.to === to) ?? -1];
      return [
        ...(taken ? [[item.fork, taken.name] as [string, string]] : []),
        ...item.arms.flatMap((arm) => forks(arm.items)),
      ];
    });
  return new Map(forks(items));
}
