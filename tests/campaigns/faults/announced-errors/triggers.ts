import type { Trigger } from "./trigger.ts";
import { accountTriggers } from "./triggers/account.ts";
import { answerTriggers } from "./triggers/answers.ts";
import { contentTriggers } from "./triggers/contents.ts";
import { memberTriggers } from "./triggers/member.ts";
import { purchaseTriggers } from "./triggers/purchase.ts";
import { quizTriggers } from "./triggers/quiz.ts";
import { rightsTriggers } from "./triggers/rights.ts";
import { sessionTriggers } from "./triggers/sessions.ts";

/** Everything that brings up an error message. */
export const triggers: Trigger[] = [
  ...quizTriggers,
  ...accountTriggers,
  ...purchaseTriggers,
  ...rightsTriggers,
  ...sessionTriggers,
  ...memberTriggers,
  ...contentTriggers,
  ...answerTriggers,
];

/** Messages that no trigger brings up, and triggers for messages that no longer exist. */
export function findUnmatchedTexts(catalogue: string[]): string[] {
  const known = new Set(triggers.flatMap(({ texts }) => texts));
  return [
    ...catalogue.filter((text) => !known.has(text)).map((text) => `nothing brings up "${text}"`),
    ...[...known]
      .filter((text) => !catalogue.includes(text))
      .map((text) => `no file says "${text}"`),
  ];
}
