import { armsWithVisitors } from "../arms-with-visitors.ts";
import { type OutlineItem, outlineOf } from "../outline.ts";
import type { Plan } from "../plan.ts";
import { armInWords, forkInWords } from "./layout.ts";

/** `31 steps, 25 questions, 1 experiment.` */
export function countsInWords({ steps, total, experiments, forks }: Plan): string {
  const branches = Object.values(forks).filter(
    ([first]) => first && !("experiment" in first.when),
  ).length;
  const counts = [
    counted(Object.keys(steps).length, "step"),
    counted(total, "question"),
    counted(Object.keys(experiments).length, "experiment"),
    counted(branches, "branch", "branches"),
  ];
  return `${counts.filter((words) => words !== "").join(", ")}.`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}

/** The whole map in words, for who does not see it. */
export function stepsInWords(plan: Plan): string {
  const visited = armsWithVisitors(plan);
  const told = (items: OutlineItem[]): string =>
    items
      .map((item) => {
        if (item.kind === "step") return plan.steps[item.place]?.title ?? "";
        const arms = item.arms.map(
          (arm) =>
            `${armInWords(item, arm, { plan, visited }).text}: ${arm.items.length > 0 ? told(arm.items) : "straight on"}`,
        );
        return `${forkInWords(item, plan)} (${arms.join("; ")})`;
      })
      .join(" → ");
  return told(outlineOf(plan));
}
