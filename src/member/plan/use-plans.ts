import { useMemo, useState, useSyncExternalStore } from "react";
import { isJsonObject } from "#lib/json.ts";
import { planAnswersIn } from "#lib/plan-answers.ts";
import type { MemberPlan } from "#member-plan/make-plan.ts";
import { kept } from "../kept.ts";
import type { Program } from "../program/program.ts";
import { PLAN_ANSWERS_FIELD, readEntry } from "../tracker/journal.ts";
import type { Tracker } from "../tracker/tracker.ts";
import { planFor } from "./plan-for.ts";

/** Where the quiz keeps its answers in this browser. */
const QUIZ_STATE = "quizState";
const NO_DAY = 0;

/**
 * The plan made from the account's answers, or else from this browser's. Undefined until the
 * program is there, and on the first visit, while only the account can know the answers.
 */
export function usePlan(
  program: Program | undefined,
  tracker: Tracker,
  isAsked: boolean,
): MemberPlan | undefined {
  const ofAccount = useSyncExternalStore(tracker.subscribe, () =>
    readEntry(tracker.snapshot().journal, NO_DAY, PLAN_ANSWERS_FIELD),
  );
  const ofBrowser = useMemo(() => planAnswersIn(kept.store.get(QUIZ_STATE)), []);
  const answers = isJsonObject(ofAccount) ? ofAccount : ofBrowser;
  // Who has been here before sees the plan at once, also without a network.
  const [isBack] = useState(program !== undefined);
  const isKnown = isAsked || isBack || Object.keys(answers).length > 0;
  return useMemo(
    () => (program && isKnown ? planFor(answers, program) : undefined),
    [answers, program, isKnown],
  );
}
