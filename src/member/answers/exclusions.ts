import type { Answers } from "#lib/json.ts";
import { EXCLUSIONS } from "#lib/plan-answers.ts";

import { EXCLUDABLE } from "#rules/member-plan/pool/contents.ts";

export type Excluded = (typeof EXCLUDABLE)[number];

/** The foods that a member leaves out. */
export function readExclusions(answers: Answers): Excluded[] {
  const { [EXCLUSIONS]: given } = answers;
  return Array.isArray(given) ? EXCLUDABLE.filter((content) => given.includes(content)) : [];
}
