import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { type Answers, isJsonObject, type Json, sameJson } from "#lib/json.ts";
import type { PreviewFlow, PreviewStep, Show, Visitor } from "../preview-data.ts";
import { createVisitor, type VisitorSettings, withAnswers } from "./visitor-settings.ts";

export interface PreviewState {
  /** The screen that the phone should show. A new object restarts it. */
  wanted: Show;
  /** Where the visitor is now, and what they've answered. */
  route: string;
  visitor: Visitor;
  /** The step on the phone; undefined if the visitor is on a page outside the quiz. */
  step: PreviewStep | undefined;
  /** Opens a step, in the arm that has it. */
  choose(step: PreviewStep): void;
  /** Shows the same step to a visitor with another answer. `undefined` removes the answer. */
  answer(name: string, value: Json | undefined): void;
  enter(experiment: string, arm: string): void;
  /** The visitor on the phone moved to another step. */
  setRoute(route: string): void;
  setAnswers(answers: Answers): void;
  /** Shows the same step to a visitor who has answered everything or nothing. */
  become(base: VisitorSettings["base"]): void;
}

interface Standing {
  switched: VisitorSettings;
  route: string;
  wanted: Show;
  /** The visitor on the phone now. */
  held: Visitor;
  /** Back leads to steps that the marketer chose, not to those that the phone reached by itself. */
  chosen: boolean;
}

const NOBODY: Visitor = { answers: {}, arms: {} };

/**
 * The visitor who views the funnel, and their position. The step and the arms are in the address;
 * the answers last as long as this tab.
 */
export function usePreviewState(flow: PreviewFlow | undefined): PreviewState {
  const [standing, setStanding] = useState<Standing>();
  const switched = standing?.switched ?? { ...persistedSettings(), arms: {} };
  const visitor = useMemo(() => (flow ? createVisitor(flow, switched) : NOBODY), [flow, switched]);
  const { route = "/", wanted = { route: "/", visitor } } = standing ?? {};
  const step = findStep(flow, route, visitor.arms);

  const showTo = (next: VisitorSettings, at = route, chosen = true) => {
    const held = flow ? createVisitor(flow, next) : NOBODY;
    setStanding({ switched: next, route: at, wanted: { route: at, visitor: held }, held, chosen });
  };
  const goToAddress = () => {
    const { step: asked, arms } = readAddress();
    const there = flow?.steps.find(({ place }) => place === asked);
    showTo({ ...switched, arms: { ...arms, ...there?.arms } }, there?.route ?? "/", false);
  };
  if (flow && !standing) goToAddress();
  // The funnel changed, and with it the answers that it asks for.
  if (flow && standing && !sameVisitor(visitor, standing.held))
    setStanding({ ...standing, wanted: { route, visitor }, held: visitor });

  usePopState(goToAddress);
  usePersistedStanding(standing, step, visitor);

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
    setRoute: (at) => setStanding((before) => before && arriveAt(before, at)),
    setAnswers: (answers) =>
      setStanding((before) => (flow && before ? answeredOnPhone(flow, before, answers) : before)),
    become: (base) => showTo({ ...switched, base, answers: {} }),
  };
}

function arriveAt(before: Standing, route: string): Standing {
  return { ...before, route, chosen: before.chosen && route === before.route };
}

function answeredOnPhone(flow: PreviewFlow, before: Standing, answers: Answers): Standing {
  const switched = withAnswers(flow, before.switched, answers);
  return { ...before, switched, held: createVisitor(flow, switched) };
}

function usePopState(goToAddress: () => void): void {
  const onPopState = useEffectEvent(goToAddress);
  useEffect(() => {
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
}

/** Keeps the visitor in this tab, and their step in the address. */
function usePersistedStanding(
  standing: Standing | undefined,
  step: PreviewStep | undefined,
  visitor: Visitor,
): void {
  useEffect(() => {
    if (!standing) return;
    persistSettings(standing.switched);
    // An experiment that's gone may come back, so its arm is stored here but isn't in the address.
    const arms = Object.fromEntries(
      Object.entries(standing.switched.arms).filter(([experiment]) =>
        Object.hasOwn(visitor.arms, experiment),
      ),
    );
    if (step) writeAddress({ step: step.place, arms }, standing.chosen ? "push" : "replace");
  }, [standing, step, visitor]);
}

const sameVisitor = (one: Visitor, other: Visitor) =>
  sameJson(one.answers, other.answers) && sameJson(one.arms, other.arms);

/** Two arms may have a step at the same address: the one of the visitor's arm counts. */
function findStep(
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

const KEPT = "previewVisitor";

/** The settings of this tab, for when it reloads. */
function persistedSettings(): Pick<VisitorSettings, "base" | "answers"> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (isJsonObject(kept) && isJsonObject(kept.answers))
      return { base: kept.base === "nothing" ? "nothing" : "all", answers: kept.answers };
  } catch {
    // There are no readable settings.
  }
  return { base: "all", answers: {} };
}

function persistSettings({ base, answers }: VisitorSettings): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ base, answers }));
}

/**
 * The part of a visit that's in the address, so that you can share or keep a link: the step and the
 * arms. Answers must never be in an address.
 */
interface Address {
  /** A place in the flow. */
  step?: string;
  /** Experiment to arm, as in the address of the funnel itself: `variant=summary:B`. */
  arms: Record<string, string>;
}

function readAddress(): Address {
  const asked = new URLSearchParams(location.search);
  const step = asked.get("step");
  const arms = asked.getAll("variant").flatMap((text) => {
    const [experiment = "", arm = ""] = text.split(":");
    return experiment && arm ? [[experiment, arm] as const] : [];
  });
  return { ...(step ? { step } : {}), arms: Object.fromEntries(arms) };
}

/** `push` makes Back return to what was shown before. */
function writeAddress({ step, arms }: Address, how: "push" | "replace"): void {
  const asked = [
    ...(step === undefined ? [] : [`step=${encodeURIComponent(step)}`]),
    ...Object.entries(arms).map(([id, arm]) => `variant=${id}:${arm}`),
  ].join("&");
  const wanted = asked ? `${location.pathname}?${asked}` : location.pathname;
  if (wanted === location.pathname + location.search) return;
  if (how === "push") history.pushState(null, "", wanted);
  else history.replaceState(null, "", wanted);
}
