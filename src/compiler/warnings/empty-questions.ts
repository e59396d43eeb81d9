import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import type { Funnel } from "../read/read-funnel.ts";

const PLACEHOLDER = /\b(todo|tbd|tba|fixme|xxx+|lorem|asdf)\b|\.\.\.$|…$/i;
const MIN_WORDS = 3;

/** Matches `TODO`, `Test`, or `New headline`: nothing that a number could answer. */
function isOpen(question: string): boolean {
  const words = question.split(/\s+/).length;
  return PLACEHOLDER.test(question) || words < 2 || (words < MIN_WORDS && !question.endsWith("?"));
}

/**
 * Experiments that don't say what they should find out, so no one could say when they're finished.
 */
export function emptyQuestions({ file, source }: Funnel): Diagnostic[] {
  return Object.entries(file.experiments)
    .filter(([, { question }]) => isOpen(question))
    .map(([id]) =>
      source.diagnosticAt(
        ["experiments", id, "question"],
        experimentMessages.emptyQuestion({ experiment: id }),
      ),
    );
}
