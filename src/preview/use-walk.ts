import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { type Answers, type Json, sameJson } from "#lib/json.ts";
import { readAddress, writeAddress } from "./address.ts";
import { keepSwitches, keptSwitches } from "./kept-switches.ts";
import type { PreviewFlow, PreviewStep, Show, Visitor } from "./preview-data.ts";
import { type Switched, visitorOf, withAnswers } from "./switched.ts";

export interface Walk {
  /** What the phone should show; another object each time it should begin anew. */
  wanted: Show;
  /** Where the visitor is by now, and what they have said. */
  route: string;
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
  /** Somebody who has answered all or nothing looks at the same step. */
  become(base: Switched["base"]): void;
}

interface Standing {
  switched: Switched;
  route: string;
  wanted: Show;
  /** Whom the phone has by now. */
  held: Visitor;
  /** Back leads to what the marketer chose, and to nothing that the phone came by itself. */
  chosen: boolean;
}

const NOBODY: Visitor = { answers: {}, arms: {} };

/** Who looks at the funnel, and where they are: the step and the arms stand in the address, the answers are kept while this tab is open. */
export function useWalk(flow: PreviewFlow | undefined): Walk {
  const [standing, setStanding] = useState<Standing>();
  const switched = standing?.switched ?? { ...keptSwitches(), arms: {} };
  const visitor = useMemo(() => (flow ? visitorOf(flow, switched) : NOBODY), [flow, switched]);
  const { route = "/", wanted = { route: "/", visitor } } = standing ?? {};
  const step = stepAt(flow, route, visitor.arms);

  const showTo = (who: Switched, at = route, chosen = true) => {
    const held = flow ? visitorOf(flow, who) : NOBODY;
    setStanding({ switched: who, route: at, wanted: { route: at, visitor: held }, held, chosen });
  };
  const goToAddress = () => {
    const { step: asked, arms } = readAddress();
    const there = flow?.steps.find(({ place }) => place === asked);
    showTo({ ...switched, arms: { ...arms, ...there?.arms } }, there?.route ?? "/", false);
  };
  if (flow && !standing) goToAddress();
  // the funnel was changed, and with it what is asked for
  if (flow && standing && !sameVisitor(visitor, standing.held))
    setStanding({ ...standing, wanted: { route, visitor }, held: visitor });

  const onPopState = useEffectEvent(goToAddress);
  useEffect(() => {
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  useEffect(() => {
    if (!standing) return;
    keepSwitches(standing.switched);
    // an experiment that is gone may come back: it is kept here, and is nobody else's business
    const arms = Object.fromEntries(
      Object.entries(standing.switched.arms).filter(([experiment]) =>
        Object.hasOwn(visitor.arms, experiment),
      ),
    );
    if (step) writeAddress({ step: step.place, arms }, standing.chosen ? "push" : "replace");
  }, [standing, step, visitor]);

  return {
    wanted,
    route,
    visitor,
    step,
    choose: (to) => showTo({ ...switched, arms: { ...switched.arms, ...to.arms } }, to.route),
    answer: (name, value) =>
      showTo({ ...switched, answers: { ...switched.answers, [name]: value ?? null } }),
    enter: (experiment, arm) =>
      showTo({ ...switched, arms: { ...switched.arms, [experiment]: arm } }),
    arrived: (at) =>
      setStanding(
        (before) =>
          before && { ...before, route: at, chosen: before.chosen && at === before.route },
      ),
    answered: (answers) =>
      setStanding((before) => {
        if (!flow || !before) return before;
        const now = withAnswers(flow, before.switched, answers);
        return { ...before, switched: now, held: visitorOf(flow, now) };
      }),
    become: (base) => showTo({ ...switched, base, answers: {} }),
  };
}

const sameVisitor = (one: Visitor, other: Visitor) =>
  sameJson(one.answers, other.answers) && sameJson(one.arms, other.arms);

/** Two arms may have a step at the same address: the visitor's own counts. */
function stepAt(
  flow: PreviewFlow | undefined,
  route: string,
  arms: Record<string, string>,
): PreviewStep | undefined {
  const there = flow?.steps.filter((step) => step.route === route) ?? [];
  return (
    there.find((step) =>
      Object.entries(step.arms).every(([experiment, arm]) => arms[experiment] === arm),
    ) ?? there[0]
  );
}
