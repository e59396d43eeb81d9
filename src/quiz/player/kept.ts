import type { Answers } from "#lib/json.ts";
import { FUNNEL_FLOW, FUNNEL_VARIANT, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { PlayedScreen } from "./notes.ts";

/** True if only the quiz is stored: there's no purchase to remind of, and no one is signed in. */
export function isNewHere(): boolean {
  try {
    return Object.keys(window.localStorage).every((key) =>
      [FUNNEL_VARIANT, FUNNEL_FLOW, QUIZ_STATE].includes(key),
    );
  } catch {
    return false;
  }
}

export function readAnswers(text: string | null): Answers {
  try {
    const stored: unknown = JSON.parse(text ?? "");
    // The answers are checked one by one, when a screen reads them.
    return typeof stored === "object" && stored ? (stored as Answers) : {};
  } catch {
    return {};
  }
}

/** The part of a stored value that answers this screen. */
export function readable(
  { takes, values }: PlayedScreen,
  stored: unknown,
): Answers[string] | undefined {
  if (takes === "one") return values.find((value) => value === stored);
  return Array.isArray(stored)
    ? [...new Set(stored)].filter((value) => values.includes(value))
    : undefined;
}
