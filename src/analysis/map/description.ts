import type { FlowNode } from "#compiler/flow-graph.ts";
import type { Plan } from "#compiler/plan.ts";
import { armsWithVisitors } from "../paths/arms-with-visitors.ts";
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

/** The whole map as text, for people who can't see it. */
export function stepsInWords(plan: Plan, tree: FlowNode[]): string {
  const visited = armsWithVisitors(plan);
  const describe = (nodes: FlowNode[]): string =>
    nodes
      .map((item) => {
        if (item.kind === "step") return plan.steps[item.place]?.title ?? "";
        const arms = item.arms.map(
          (arm) =>
            `${armInWords(item, arm, { plan, visited }).text}: ${arm.nodes.length > 0 ? describe(arm.nodes) : "straight on"}`,
        );
        return `${forkInWords(item, plan)} (${arms.join("; ")})`;
      })
      .join(" → ");
  return describe(tree);
}
