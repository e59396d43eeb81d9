import { answersRead, type Condition } from "#lib/conditions.ts";
import type { Known } from "../satisfiable.ts";
import type { GivenAnswers } from "./given.ts";

/** Conditions that some visitor was found to meet, whatever else they answered later. A question deep in a row of dependent ones needn't follow the row to its start again. */
export class SearchMemo {
  readonly #positions: ReadonlyMap<string, number>;
  readonly #met = new Set<string>();

  constructor({ of }: GivenAnswers) {
    this.#positions = positionsOf(of);
  }

  /** A key for what is left of a condition; undefined if the answers chosen so far may still have a say in it. */
  keyFor(left: Condition, chosen: Iterable<string>): string | undefined {
    const last = Math.max(...answersRead(left).map((answer) => this.#positionOf(answer)));
    for (const answer of chosen) if (!(this.#positionOf(answer) > last)) return undefined;
    return last === Number.POSITIVE_INFINITY ? undefined : JSON.stringify(left);
  }

  has(key: string): boolean {
    return this.#met.has(key);
  }

  add(key: string): void {
    this.#met.add(key);
  }

  #positionOf(answer: string): number {
    return this.#positions.get(answer) ?? Number.POSITIVE_INFINITY;
  }
}

/** Each answer's place in the order of the questions; infinite if it depends on a later one, even by way of others. */
function positionsOf(of: GivenAnswers["of"]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [answer, given] of of) {
    const read = given.flatMap(({ reads }) => reads.flatMap(answersRead));
    const isOrdered = read.every(
      (one) => (positions.get(one) ?? Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY,
    );
    positions.set(answer, isOrdered ? positions.size : Number.POSITIVE_INFINITY);
  }
  return positions;
}

const memos = new WeakMap<Known["answers"], Map<string, SearchMemo>>();

/** What was found for these answers and arms. Who is asked for what is the same wherever the answers are. */
export function memoFor({ answers, arms, given }: Known & { given: GivenAnswers }): SearchMemo {
  const byArms = memos.get(answers) ?? new Map<string, SearchMemo>();
  memos.set(answers, byArms);
  const key = JSON.stringify(arms);
  const memo = byArms.get(key) ?? new SearchMemo(given);
  byArms.set(key, memo);
  return memo;
}
