import { useState } from "react";
import { type Answers, sameJson } from "#lib/json.ts";
import { VERSION } from "#lib/plan-answers.ts";
import type { Member } from "../member.ts";
import { getAnswers } from "../plan/dated-answers.ts";
import { currentDay, DAYS } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { changeEntries, getDayOfChange } from "./change-answers.ts";
import { findProblem } from "./find-problem.ts";

/** Saves changes to the answers, which are from this version of the quiz. */
export function useSaving({ plans, program, tracker }: Member, version: string) {
  const [error, setError] = useState<string>();
  const { journal } = useJournal(tracker);

  /** Returns whether the plan can be made with the change. If not, `error` says why. */
  const save = (change: Answers, wasMissing: boolean): boolean => {
    const latest = getAnswers(plans.answers, DAYS);
    const problem = findProblem(latest, change, program);
    setError(problem);
    if (problem !== undefined) return false;
    if (!wasMissing && includesChange(latest, change)) return true;
    const fromDay = getDayOfChange(currentDay(journal), wasMissing);
    const dated = { ...change, [VERSION]: version };
    for (const entry of changeEntries(journal, plans.answers, { fromDay, change: dated }))
      tracker.set(...entry);
    return true;
  };
  return { error, save, clearError: () => setError(undefined) };
}

const includesChange = (answers: Answers, change: Answers): boolean =>
  Object.entries(change).every(([name, answer]) => sameJson(answer, answers[name]));
