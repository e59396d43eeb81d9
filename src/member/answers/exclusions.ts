import type { Answers } from "#lib/json.ts";
import { EXCLUSIONS } from "#lib/plan-answers.ts";

import { EXCLUDABLE } from "#member-plan/pool/contents.ts";

export type Excluded = (typeof EXCLUDABLE)[number];

/** What a member leaves out. */
export function exclusionsOf(answers: Answers): Excluded[] {
  const { [EXCLUSIONS]: given } = answers;
  return Array.isArray(given) ? EXCLUDABLE.filter((content) => given.includes(content)) : [];
}
