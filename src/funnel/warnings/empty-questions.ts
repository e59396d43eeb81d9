import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

const PLACEHOLDER = /\b(todo|tbd|tba|fixme|xxx+|lorem|asdf)\b|\.\.\.$|…$/i;
const FEWEST_WORDS = 3;

/** Experiments that do not say what they are to find out, so that nobody could say when they are over. */
export function emptyQuestions({ file, source }: Funnel): Problem[] {
  return Object.entries(file.experiments)
    .filter(([, { question }]) => PLACEHOLDER.test(question) || question.split(/\s+/).length < FEWEST_WORDS)
    .map(([id]) =>
      source.problem(
        ["experiments", id, "question"],
        `This does not say what "${id}" is to find out. Ask it so that a number can answer: Does … sell more plans?`,
      ),
    );
}
