import { armsWithVisitors } from "#funnel/arms-with-visitors.ts";
import type { Plan } from "#funnel/plan.ts";

/** Whether every way through a plan comes by one of the places. Answers are not weighed: a way that no visitor can take counts too. */
export function isOnEveryWay(plan: Plan, places: string[]): boolean {
  const arms = armsWithVisitors(plan);
  const open = [plan.entry];
  const seen = new Set(places);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const fork = plan.forks[at];
    if (fork)
      open.push(
        ...fork
          .filter(
            ({ when }) => !("experiment" in when) || arms[when.experiment]?.includes(when.arm),
          )
          .map(({ to }) => to),
      );
    else if (plan.next[at] === undefined) return false;
    else open.push(plan.next[at] ?? "");
  }
  return true;
}
