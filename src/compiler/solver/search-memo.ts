import { answersRead, type Condition } from "#lib/conditions.ts";
import type { AnswerConstraints } from "./constraints.ts";
import type { SolverContext } from "./context.ts";

/**
 * Conditions that some visitor is known to meet, whatever they answer later. Thanks to this, a
 * search deep in a chain of dependent questions doesn't follow the chain to its start again.
 */
export class SearchMemo {
  readonly #positions: ReadonlyMap<string, number>;
  readonly #met = new Set<string>();

  constructor({ byAnswer }: AnswerConstraints) {
    this.#positions = dependencyOrder(byAnswer);
  }

  /**
   * A key for what remains of a condition. Undefined if the answers chosen so far may still affect
   * it: it then can't be reused after other choices.
   */
  createKey(remaining: Condition, chosen: Iterable<string>): string | undefined {
    const last = Math.max(...answersRead(remaining).map((answer) => this.#positionOf(answer)));
    for (const answer of chosen) if (!(this.#positionOf(answer) > last)) return undefined;
    return last === Number.POSITIVE_INFINITY ? undefined : JSON.stringify(remaining);
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

/**
 * Each answer's position in the order of the questions. Infinite if it depends on a later answer,
 * directly or indirectly.
 */
function dependencyOrder(byAnswer: AnswerConstraints["byAnswer"]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [answer, constraints] of byAnswer) {
    const dependencies = constraints.flatMap(({ dependsOn }) => dependsOn.flatMap(answersRead));
    const isOrdered = dependencies.every(
      (other) => (positions.get(other) ?? Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY,
    );
    positions.set(answer, isOrdered ? positions.size : Number.POSITIVE_INFINITY);
  }
  return positions;
}

const memos = new WeakMap<SolverContext["answers"], Map<string, SearchMemo>>();

/**
 * The memo for these answers and arms. Constraints aren't part of the key, because the same answers
 * always come with the same constraints.
 */
export function createMemo({ answers, arms, constraints }: SolverContext): SearchMemo {
  const byArms = memos.get(answers) ?? new Map<string, SearchMemo>();
  memos.set(answers, byArms);
  const key = JSON.stringify(arms);
  const memo = byArms.get(key) ?? new SearchMemo(constraints);
  byArms.set(key, memo);
  return memo;
}
