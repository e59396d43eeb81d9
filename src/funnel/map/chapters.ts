import { type OutlineItem, placesIn } from "../outline.ts";
import type { Plan } from "../plan.ts";

/** By step: the chapter that it stands in, which is the name of its file. */
export type Chapters = Record<string, string>;

/** The chapter of an item: of its step, or the one that all steps in its arms share. */
export function chapterOf(item: OutlineItem, plan: Plan, chapters: Chapters): string | undefined {
  const places = item.kind === "step" ? [item.place] : placesIn([item]);
  const named = new Set(places.map((place) => chapters[plan.steps[place]?.id ?? ""]));
  return named.size === 1 ? [...named][0] : undefined;
}

/** Items in runs of one chapter. What no chapter holds alone makes a run without one. */
export function runsOf(
  items: OutlineItem[],
  plan: Plan,
  chapters: Chapters,
): { chapter: string | undefined; items: OutlineItem[] }[] {
  const runs: { chapter: string | undefined; items: OutlineItem[] }[] = [];
  for (const item of items) {
    const chapter = chapterOf(item, plan, chapters);
    const last = runs.at(-1);
    if (last && last.chapter === chapter) last.items.push(item);
    else runs.push({ chapter, items: [item] });
  }
  return runs;
}
