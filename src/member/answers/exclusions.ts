import type { Answers } from "#lib/json.ts";
import { EXCLUDABLE } from "#member-plan/contents.ts";
import { EXCLUSIONS } from "#member-plan/facts.ts";

export type Excluded = (typeof EXCLUDABLE)[number];

/** What a member leaves out. */
export function exclusionsOf(answers: Answers): Excluded[] {
  const { [EXCLUSIONS]: given } = answers;
  return Array.isArray(given) ? EXCLUDABLE.filter((content) => given.includes(content)) : [];
}
