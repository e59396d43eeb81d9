import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

const PLACEHOLDER = /\b(todo|tbd|tba|fixme|xxx+|lorem|asdf)\b|\.\.\.$|…$/i;
const FEWEST_WORDS = 3;

/** `TODO`, `Test`, `New headline`: nothing that a number could answer. */
function isOpen(question: string): boolean {
  const words = question.split(/\s+/).length;
  return (
    PLACEHOLDER.test(question) || words < 2 || (words < FEWEST_WORDS && !question.endsWith("?"))
  );
}

/** Experiments that do not say what they are to find out, so that nobody could say when they are over. */
export function emptyQuestions({ file, source }: Funnel): Problem[] {
  return Object.entries(file.experiments)
    .filter(([, { question }]) => isOpen(question))
    .map(([id]) =>
      source.problem(
        ["experiments", id, "question"],
        `This does not say what "${id}" is to find out. Ask it so that a number can answer: Does … sell more plans?`,
      ),
    );
}
