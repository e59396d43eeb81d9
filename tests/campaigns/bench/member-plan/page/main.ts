import type { Answers } from "#lib/json.ts";
import { makePlan } from "#rules/member-plan/make-plan.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";

export interface PlanTimes {
  /** The first plan after the page has loaded. */
  firstMs: number;
  /** Each plan after that. */
  nextMs: number[];
}

/** Times the plans of members, in milliseconds. */
function measurePlans(sourceText: string, membersText: string): PlanTimes {
  const source: PlanSource = JSON.parse(sourceText);
  const members: Answers[] = JSON.parse(membersText);
  const [firstMs = Number.NaN, ...nextMs] = members.map((answers) => {
    const begun = performance.now();
    makePlan(answers, source);
    return performance.now() - begun;
  });
  return { firstMs, nextMs };
}

Object.assign(window, { measurePlans });
