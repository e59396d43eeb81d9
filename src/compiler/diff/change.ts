/** One difference between two funnels, readable by both people and programs. */
export interface Change {
  part: Part;
  /** The kind of change, as a hyphenated word: `step-moved`. */
  kind: string;
  /**
   * The subject of the change: a step's id, an experiment, a timing, a route, an answer, or a file.
   */
  subject: string;
  /**
   * A complete sentence. If text changed, it ends with a colon, and `before` and `after` hold the
   * text.
   */
  sentence: string;
  before?: string;
  /** The steps where visitors on the subject resume; absent if that isn't known. */
  to?: string[];
  after?: string;
}

/** In the order in which they're reported. */
export const parts = {
  flow: "Flow",
  steps: "Steps",
  experiments: "Experiments",
  timings: "Timings",
  words: "Other texts",
  pictures: "Pictures",
  routes: "Routes",
  answers: "Stored answers",
  visitors: "Visitors in the middle of the quiz",
} as const;
export type Part = keyof typeof parts;
