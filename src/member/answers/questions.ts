import type { ComponentType } from "react";
import type { Answers } from "#lib/json.ts";

/** An answer that a plan is made from. */
export interface GivenAnswer {
  name: string;
  /** The answer in the quiz's words; undefined if there's none. */
  text: string | undefined;
}

export interface AskProps {
  /** The answer to ask for. */
  name: string;
  /** The member's answers so far. */
  answers: Answers;
  /** The page's title, after the question's. */
  brand: string;
  /** Called once, with the answer. Undefined if the question was left open. */
  onAnswered: (answer: Answers[string] | undefined) => void;
}

/** The quiz's questions, as the member area asks them again. */
export interface Questions {
  /** The version of the quiz. */
  version: string;
  /** The answers in words, in the order of the quiz. */
  inWords(answers: Answers): GivenAnswer[];
  /** One question, asked as in the quiz. */
  Ask: ComponentType<AskProps>;
  /** Erases what the quiz has stored in this browser. */
  forget(): void;
}

/** Loads the questions with the code of the quiz. */
export type LoadQuestions = () => Promise<Questions>;
