import { type FlowNode, placesIn } from "#compiler/flow-graph.ts";
import type { Plan } from "#compiler/plan.ts";

/** The chapter of each step id. A chapter is the name of the step's file. */
export type Chapters = Record<string, string>;

/** The chapter of an item: its step's, or the one that all steps in its arms share. */
export function chapterOf(item: FlowNode, plan: Plan, chapters: Chapters): string | undefined {
  const places = item.kind === "step" ? [item.place] : placesIn([item]);
  const named = new Set(places.map((place) => chapters[plan.steps[place]?.id ?? ""]));
  return named.size === 1 ? [...named][0] : undefined;
}

/** Groups items into runs of one chapter. Items without a single chapter form a run without one. */
export function runsOf(
  items: FlowNode[],
  plan: Plan,
  chapters: Chapters,
): { chapter: string | undefined; items: FlowNode[] }[] {
  const runs: { chapter: string | undefined; items: FlowNode[] }[] = [];
  for (const item of items) {
    const chapter = chapterOf(item, plan, chapters);
    const last = runs.at(-1);
    if (last && last.chapter === chapter) last.items.push(item);
    else runs.push({ chapter, items: [item] });
  }
  return runs;
}
