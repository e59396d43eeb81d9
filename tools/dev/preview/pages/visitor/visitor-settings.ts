import { type Answers, getOwn, type Json, sameJson } from "#lib/json.ts";
import { readableAnswers } from "#quiz/engine/quiz-state.ts";
import type { PreviewFlow, Visitor } from "../preview-data.ts";

/**
 * The visitor that the marketer wants to preview: one who has answered everything or nothing,
 * except for what was changed since.
 */
export interface VisitorSettings {
  base: "all" | "nothing";
  /** Null if an answer was removed. */
  answers: Record<string, Json | null>;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

/**
 * The visitor in the current version of the funnel. New questions get their initial answers, and
 * unreadable answers are dropped.
 */
export function createVisitor(
  flow: PreviewFlow,
  { base, answers, arms }: VisitorSettings,
): Visitor {
  const all = { ...chooseBase(flow, base), ...readableAnswers(flow.plan, answers) };
  return {
    answers: Object.fromEntries(
      Object.entries(all).filter(([name]) => getOwn(answers, name) !== null),
    ),
    arms: Object.fromEntries(
      flow.experiments.map((experiment) => [
        experiment.id,
        chooseArm(experiment, getOwn(arms, experiment.id)),
      ]),
    ),
  };
}

/** The same settings for a visitor with these answers. */
export function withAnswers(
  flow: PreviewFlow,
  switched: VisitorSettings,
  answers: Answers,
): VisitorSettings {
  const base = chooseBase(flow, switched.base);
  const names = [...new Set([...Object.keys(base), ...Object.keys(answers)])];
  const other = names.flatMap((name): [string, Json | null][] => {
    const [was, is] = [getOwn(base, name), getOwn(answers, name)];
    if (is === undefined) return [[name, null]];
    return sameJson(is, was) ? [] : [[name, is]];
  });
  return { ...switched, answers: Object.fromEntries(other) };
}

const chooseBase = (flow: PreviewFlow, base: VisitorSettings["base"]): Answers =>
  base === "all" ? readableAnswers(flow.plan, flow.sample) : {};

function chooseArm(
  { arms, winner }: PreviewFlow["experiments"][number],
  wanted: string | undefined,
): string {
  return winner ?? (arms.find(({ id }) => id === wanted) ?? arms[0])?.id ?? "";
}
