/** An entry of Storybook's sidebar: a chapter has steps, a step has stories. */
interface Entry {
  name: string;
  parent?: string | undefined;
  children?: string[];
}

type Entries = Record<string, Entry>;

/**
 * Where to go when a story no longer exists: to the step that took its step's place. That's the
 * next step if it was removed, or the new name if it was renamed, for the same visitor if possible.
 * Undefined if the story still exists, or if nothing is left of its chapter.
 */
export function nextStory(id: string, before: Entries, now: Entries): string | undefined {
  const gone = before[id];
  if (!gone?.parent || now[id]) return undefined;
  const stories = now[findReplacement(gone.parent, before, now) ?? ""]?.children ?? [];
  return stories.find((story) => now[story]?.name === gone.name) ?? stories[0];
}

function findReplacement(step: string, before: Entries, now: Entries): string | undefined {
  if (now[step]) return step;
  const chapter = before[step]?.parent ?? "";
  const left = now[chapter]?.children ?? [];
  const steps = before[chapter]?.children ?? [];
  const earlier = steps.slice(0, steps.indexOf(step)).findLast((one) => left.includes(one));
  return left[earlier === undefined ? 0 : left.indexOf(earlier) + 1] ?? earlier;
}
