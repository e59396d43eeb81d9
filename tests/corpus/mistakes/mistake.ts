import type { smallFunnel } from "#funnel/small-funnel.ts";

/** A slip of a marketer's hand in the small funnel. */
interface Mistake {
  /** Follows "A marketer who …". */
  who: string;
  changes: Parameters<typeof smallFunnel>;
  /** All that is told, each with its place. */
  told: string;
}

/** Slips of one subject. */
export interface Mistakes {
  title: string;
  /** Told apart from mistakes; the funnel can be published so. */
  isOnlyDoubtful?: true;
  mistakes: Mistake[];
}
