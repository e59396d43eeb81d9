import type { Questions } from "./questions.ts";

/** For stories that ask nothing: the questions never load. */
export const noQuestions = () => new Promise<Questions>(() => {});
