import { armsWithVisitors } from "#compiler/paths/arms-with-visitors.ts";
import type { Plan } from "#compiler/plan.ts";

/**
 * True if every path through a plan visits one of the places. Answers aren't considered, so a path
 * that no visitor can take counts too.
 */
export function isOnEveryPath(plan: Plan, places: string[]): boolean {
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
