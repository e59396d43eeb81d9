import { type Answers, type Json, own, sameJson } from "#lib/json.ts";
import { readableAnswers } from "#machine/quiz-state.ts";
import type { PreviewFlow, Visitor } from "./preview-data.ts";

/** Whom the marketer wants to look: somebody who has answered all or nothing, but for what was switched since. */
export interface Switched {
  base: "all" | "nothing";
  /** Null where an answer was taken away. */
  answers: Record<string, Json | null>;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

/** Whoever looks, in the funnel as it is now: what it asks for since is answered as at the start, and nothing else that it cannot read. */
export function visitorOf(flow: PreviewFlow, { base, answers, arms }: Switched): Visitor {
  const all = { ...baseOf(flow, base), ...readableAnswers(flow.plan, answers) };
  return {
    answers: Object.fromEntries(
      Object.entries(all).filter(([name]) => own(answers, name) !== null),
    ),
    arms: Object.fromEntries(
      flow.experiments.map((experiment) => [
        experiment.id,
        armOf(experiment, own(arms, experiment.id)),
      ]),
    ),
  };
}

/** The same marketer's wish where the visitor has other answers. */
export function withAnswers(flow: PreviewFlow, switched: Switched, answers: Answers): Switched {
  const base = baseOf(flow, switched.base);
  const names = [...new Set([...Object.keys(base), ...Object.keys(answers)])];
  const other = names.flatMap((name): [string, Json | null][] => {
    const [was, is] = [own(base, name), own(answers, name)];
    if (is === undefined) return [[name, null]];
    return sameJson(is, was) ? [] : [[name, is]];
  });
  return { ...switched, answers: Object.fromEntries(other) };
}

const baseOf = (flow: PreviewFlow, base: Switched["base"]): Answers =>
  base === "all" ? readableAnswers(flow.plan, flow.sample) : {};

function armOf(
  { arms, winner }: PreviewFlow["experiments"][number],
  wanted: string | undefined,
): string {
  return winner ?? (arms.find(({ id }) => id === wanted) ?? arms[0])?.id ?? "";
}
