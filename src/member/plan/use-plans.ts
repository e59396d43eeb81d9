import { useMemo, useState } from "react";
import { readPlanAnswers } from "#lib/plan-answers.ts";
import { kept } from "../kept.ts";
import type { Month } from "../months/months.ts";
import type { Program } from "../program/program.ts";
import type { Tracker } from "../tracker/tracker.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { readDatedAnswers } from "./dated-answers.ts";
import { createPlanMaker, type MemberPlans, memberPlans } from "./member-plans.ts";

/**
 * The plans of a month, made from the account's answers, or else from this browser's. Undefined until the
 * program is there, and on the first visit, while only the account can know the answers.
 */
export function usePlans(
  program: Program | undefined,
  { tracker, month, isAsked }: { tracker: Tracker; month: Month; isAsked: boolean },
): MemberPlans | undefined {
  const { journal } = useJournal(tracker);
  const ofBrowser = useMemo(() => readPlanAnswers(kept.store), []);
  // The variation is another object after each change of the journal.
  const variation = JSON.stringify(month.variation);
  const makePlan = useMemo(
    () => program && createPlanMaker(program, JSON.parse(variation)),
    [program, variation],
  );
  // Members who have been here before see the plan at once, even offline.
  const [isBack] = useState(program !== undefined);
  return useMemo(() => {
    const answers = readDatedAnswers(journal, ofBrowser);
    const hasAnswers = answers.some((one) => Object.keys(one.answers).length > 0);
    const isKnown = isAsked || isBack || hasAnswers;
    return program && makePlan && isKnown
      ? memberPlans(answers, journal, { program, makePlan })
      : undefined;
  }, [journal, ofBrowser, program, makePlan, isAsked, isBack]);
}
