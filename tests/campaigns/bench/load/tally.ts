import { isClearRefusal } from "./refusals.ts";
import { Unanswered } from "./send.ts";

export interface Tally<Result> {
  begun: number;
  done: Result[];
  /** The number of those that were refused clearly. */
  refused: number;
  /** Everything else that went wrong, in words. */
  failures: string[];
}

/** Sorts what came of requests. */
export function tally<Result>(outcomes: PromiseSettledResult<Result>[]): Tally<Result> {
  const errors = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const isRefusal = (error: unknown) => error instanceof Unanswered && isClearRefusal(error.answer);
  return {
    begun: outcomes.length,
    done: outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    refused: errors.filter(isRefusal).length,
    failures: errors.filter((error) => !isRefusal(error)).map(String),
  };
}
