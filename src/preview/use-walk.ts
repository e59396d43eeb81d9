import { useState } from "react";
import type { Answers, Json } from "#lib/json.ts";
import type { PreviewFlow, PreviewStep, Show, Visitor } from "./preview-data.ts";

export interface Walk {
  /** What the phone should show; another object each time it should begin anew. */
  wanted: Show;
  visitor: Visitor;
  /** The step in the phone; undefined where the visitor is on a page beside the quiz. */
  step: PreviewStep | undefined;
  /** Opens a step, in the arm that has it. */
  choose(step: PreviewStep): void;
  /** Another visitor looks at the same step. `undefined` takes an answer away. */
  answer(name: string, value: Json | undefined): void;
  enter(experiment: string, arm: string): void;
  /** The visitor in the phone went on by themselves. */
  arrived(route: string): void;
  answered(answers: Answers): void;
  /** Somebody with all other answers looks at the same step. */
  become(answers: Answers): void;
}

const KEPT = "previewWalk";

/** Who looks at the funnel, and where they are; kept while this tab is open. */
export function useWalk(flow: PreviewFlow | undefined): Walk {
  const [state, setState] = useState<{ wanted: Show; visitor: Visitor; route: string } | undefined>(kept);
  const visitor = state?.visitor ?? { answers: flow?.sample ?? {}, arms: armsByDefault(flow) };
  const route = state?.route ?? "/";
  const wanted = state?.wanted ?? { route, visitor };
  if (flow && !state) setState({ wanted, visitor, route });

  const keep = (next: NonNullable<typeof state>) => {
    sessionStorage.setItem(KEPT, JSON.stringify(next));
    setState(next);
  };
  const showTo = (who: Visitor, at = route) => keep({ wanted: { route: at, visitor: who }, visitor: who, route: at });
  const { answers, arms } = visitor;
  return {
    wanted,
    visitor,
    step: stepAt(flow, route, arms),
    choose: (step) => showTo({ answers, arms: { ...arms, ...step.arms } }, step.route),
    answer: (name, value) => {
      const { [name]: _, ...others } = answers;
      showTo({ arms, answers: value === undefined ? others : { ...others, [name]: value } });
    },
    enter: (experiment, arm) => showTo({ answers, arms: { ...arms, [experiment]: arm } }),
    arrived: (at) => keep({ wanted, visitor, route: at }),
    answered: (given) => keep({ wanted, visitor: { arms, answers: given }, route }),
    become: (given) => showTo({ arms, answers: given }),
  };
}

/** Two arms may have a step at the same address: the visitor's own counts. */
function stepAt(flow: PreviewFlow | undefined, route: string, arms: Record<string, string>): PreviewStep | undefined {
  const there = flow?.steps.filter((step) => step.route === route) ?? [];
  return there.find((step) => Object.entries(step.arms).every(([experiment, arm]) => arms[experiment] === arm)) ?? there[0];
}

function armsByDefault(flow: PreviewFlow | undefined): Record<string, string> {
  return Object.fromEntries((flow?.experiments ?? []).flatMap(({ id, arms, winner }) => (arms[0] ? [[id, winner ?? arms[0].id]] : [])));
}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
