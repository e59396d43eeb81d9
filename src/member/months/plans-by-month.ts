import { readPlanAnswers } from "#lib/plan-answers.ts";
import { kept } from "../kept.ts";
import type { Member } from "../member.ts";
import { readDatedAnswers } from "../plan/dated-answers.ts";
import { createPlanMaker, type MemberPlans, memberPlans } from "../plan/member-plans.ts";
import { journalOfMonth } from "./journal-of-month.ts";

/**
 * The plans of any month as they are now, for lists made from one of its weeks. A month that hasn't
 * begun has those of the month that's shown.
 */
export function plansByMonth({
  months,
  plans,
  program,
}: Pick<Member, "months" | "plans" | "program">): (month: number) => MemberPlans {
  const made = new Map([[months.shown.number, plans]]);
  return (number) => {
    const known = made.get(number);
    const month = months.all[number - 1];
    if (known || !month) return known ?? plans;
    const journal = journalOfMonth(months.tracker.snapshot().journal, number);
    const answers = readDatedAnswers(journal, readPlanAnswers(kept.store));
    const makePlan = createPlanMaker(program, month.variation);
    const other = memberPlans(answers, journal, { program, makePlan });
    made.set(number, other);
    return other;
  };
}
