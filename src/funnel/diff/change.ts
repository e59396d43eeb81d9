/** One thing that is different in the newer of two funnels, for a person and for a program. */
export interface Change {
  part: Part;
  /** What happened, in one word with dashes, as `step-moved`. */
  kind: string;
  /** What it is about: a step's id, an experiment, a timing, a route, an answer, or a file. */
  subject: string;
  /** A whole sentence. Where words were changed, it ends in a colon and `before` and `after` hold them. */
  sentence: string;
  before?: string;
  /** The steps at which whoever stands on the subject goes on; absent where that is not known. */
  to?: string[];
  after?: string;
}

/** In the order in which they are told. */
export const parts = {
  flow: "The flow",
  steps: "Steps",
  experiments: "Experiments",
  timings: "Timings",
  words: "Around the quiz",
  pictures: "Pictures",
  routes: "Routes",
  answers: "Stored answers",
  visitors: "Visitors in the middle",
} as const;
export type Part = keyof typeof parts;
