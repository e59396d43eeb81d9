import { holds } from "#lib/conditions.ts";
import { personalize } from "#lib/texts/personalize.ts";
import { findPlaceholders } from "#lib/texts/placeholders.ts";
import { answersBefore, chooseArm, findPath } from "#quiz/engine/path.ts";
import { writtenAt } from "#quiz/engine/shown.ts";
import type { PreviewFlow, PreviewItem, PreviewStep, Visitor } from "../preview-data.ts";

/** A step as the visitor sees it. */
export interface StepView {
  title: string;
  /** Why its screen differs from everyone else's, one reason each; empty if it doesn't. */
  because: string[];
  /** True if the visitor's path includes it. */
  isOnWay: boolean;
}

/**
 * All steps of the flow as one visitor sees them, by place. Steps of other arms appear as if the
 * visitor were in those arms.
 */
export function visitorView({ plan, steps }: PreviewFlow, visitor: Visitor): Map<string, StepView> {
  const way = new Set(findPath(plan, visitor));
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
): Omit<StepView, "isOnWay"> {
  const written = plan.steps[place];
  // Most steps are the same for everyone.
  if (!written || (differs.length === 0 && !title.includes("{"))) return { title, because: [] };
  const situation = { ...visitor, answers: answersBefore(plan, place, visitor) };
  const repeated = findPlaceholders(personalize(written, situation).title).map(
    ({ name }) => `repeats ${name}`,
  );
  const met = differs.filter(({ when }) => holds(when, situation)).map(({ says }) => says);
  return {
    title: writtenAt(plan, place, visitor).title,
    because: [...new Set([...met, ...repeated])],
  };
}

/** The arm that a visitor takes at each fork, by the fork's name in the plan. */
export function collectTurns({ plan, items }: PreviewFlow, visitor: Visitor): Map<string, string> {
  const forks = (among: PreviewItem[]): [string, string][] =>
    among.flatMap((item) => {
      if (item.kind === "step") return [];
      const to = chooseArm(plan, item.fork, visitor);
      const taken = item.arms[plan.forks[item.fork]?.findIndex((arm) => arm.to === to) ?? -1];
      const own: [string, string][] = taken ? [[item.fork, taken.name]] : [];
      return [...own, ...item.arms.flatMap((arm) => forks(arm.items))];
    });
  return new Map(forks(items));
}
