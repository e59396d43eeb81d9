import { answersRead, type Condition, holds } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { ALWAYS, isAlways, isNever, simplify } from "../model/simplify-condition.ts";
import { firstTest, listValuesTested, type Test } from "./condition-tests.ts";
import type { AnswerConstraint } from "./constraints.ts";
import type { SolverContext } from "./context.ts";
import { representatives } from "./representatives.ts";
import { createMemo, type SearchMemo } from "./search-memo.ts";

/**
 * The search gives up after this many remaining conditions. The goal then counts as reachable: a
 * missed error is better than a false one.
 */
const MAX_CONDITIONS = 150;

/**
 * A bounded backtracking search for one visitor who meets all conditions: the goal. It chooses the
 * values of one answer or experiment after another, depth first, and only follows choices that
 * leave the goal undecided. `reachability.ts` has a worked example.
 */
export class BoundedSearch {
  /** The constraints that the search has come across. */
  readonly applied = new Set<AnswerConstraint>();

  readonly #goal: Condition;
  readonly #context: SolverContext;
  readonly #only: readonly AnswerConstraint[] | undefined;
  readonly #answersInGoal: ReadonlySet<string>;
  readonly #memo: SearchMemo | undefined;

  // The current branch of the search. It's mutated, because a long chain of dependent questions
  // would otherwise copy it at each question. An answer can be chosen to be missing.
  readonly #answers = new Map<string, Json | undefined>();
  readonly #arms = new Map<string, string>();

  /** Keys of the conditions on the way to the visitor. */
  readonly #met = new Set<string>();
  #conditionCount = 0;
  #isReusable = false;

  /** If `only` is set, other constraints are ignored. */
  constructor(
    conditions: readonly Condition[],
    context: SolverContext,
    only?: readonly AnswerConstraint[],
  ) {
    this.#goal = { all: [...conditions] };
    this.#context = context;
    this.#only = only;
    this.#answersInGoal = new Set(answersRead(this.#goal));
    // With fewer constraints, more is reachable, so the results aren't valid for other searches.
    this.#memo = only ? undefined : createMemo(context);
  }

  /** True if there's such a visitor, or the search gave up. To be called once. */
  run(): boolean {
    const isFound = this.#canMeet(this.#simplified(this.#goal));
    if (isFound && this.#isReusable) for (const key of this.#met) this.#memo?.add(key);
    return isFound;
  }

  /** True if a visitor with the choices so far can meet what remains of the goal. */
  #canMeet(remaining: Condition): boolean {
    const key = this.#keyFor(remaining);
    if (isAlways(remaining) || (key !== undefined && this.#memo?.has(key))) {
      // A result that relies on a missing answer can't be reused: elsewhere, every visitor may have
      // been asked for it.
      this.#isReusable = [...this.#answers.values()].every((value) => value !== undefined);
      return true;
    }
    if (++this.#conditionCount > MAX_CONDITIONS) return true;
    const test = firstTest(remaining);
    const isFound = test !== undefined && this.#tryChoices(test, remaining);
    if (isFound && key !== undefined) this.#met.add(key);
    return isFound;
  }

  #tryChoices(test: Test, remaining: Condition): boolean {
    return "experiment" in test
      ? this.#tryArms(test.experiment, remaining)
      : this.#tryValues(test.answer, remaining);
  }

  #tryArms(experiment: string, remaining: Condition): boolean {
    const arms = this.#context.arms[experiment] ?? [];
    return arms.some((arm) => {
      this.#arms.set(experiment, arm);
      const isFound = this.#canMeet(this.#simplified(remaining));
      this.#arms.delete(experiment);
      return isFound;
    });
  }

  #tryValues(answer: string, remaining: Condition): boolean {
    const values = this.#candidateValues(answer);
    // Too many to try.
    if (!values) return true;
    const constraints = this.#constraintsOn(answer);
    return values.some((value) => {
      this.#answers.set(answer, value);
      const left = this.#simplified(remaining);
      const isFound = !isNever(left) && this.#canMeet(this.#constrained(left, value, constraints));
      this.#answers.delete(answer);
      return isFound;
    });
  }

  /** The condition, and everything that must be true of a visitor to have this value. */
  #constrained(
    condition: Condition,
    value: Json | undefined,
    constraints: readonly AnswerConstraint[],
  ): Condition {
    if (value === undefined) return condition;
    const holders = constraints.flatMap((constraint) => {
      const who = constraint.findHolders(value);
      if (who) this.applied.add(constraint);
      return who ?? [];
    });
    return holders.length === 0 ? condition : this.#simplified({ all: [condition, ...holders] });
  }

  /** The rest of a condition after the choices so far. */
  #simplified(condition: Condition): Condition {
    return simplify(condition, (test) => this.#evaluate(test));
  }

  /** Undefined if the test's answer or arm isn't chosen yet. */
  #evaluate(test: Condition): boolean | undefined {
    if ("experiment" in test) {
      const arm = this.#arms.get(test.experiment);
      return arm === undefined ? undefined : arm === test.arm;
    }
    if (!("answer" in test) || !this.#answers.has(test.answer)) return undefined;
    const value = this.#answers.get(test.answer);
    return holds(test, { answers: value === undefined ? {} : { [test.answer]: value }, arms: {} });
  }

  #candidateValues(answer: string): CandidateValues | undefined {
    return this.#answersInGoal.has(answer)
      ? candidateValues(answer, this.#goal, this.#context)
      : constraintValues(answer, this.#context);
  }

  #constraintsOn(answer: string): readonly AnswerConstraint[] {
    const all = this.#context.constraints.byAnswer.get(answer) ?? [];
    return this.#only ? all.filter((constraint) => this.#only?.includes(constraint)) : all;
  }

  /** Undefined in an arm, because what the search found there may not hold in others. */
  #keyFor(remaining: Condition): string | undefined {
    return this.#arms.size === 0
      ? this.#memo?.createKey(remaining, this.#answers.keys())
      : undefined;
  }
}

/** Each value that is looked for in a list doubles the number of values to try. */
const MAX_LIST_VALUES = 8;

/** The values to try for one answer. Undefined is a missing answer. */
type CandidateValues = (Json | undefined)[];

/**
 * Values that represent all groups that a condition and the constraints distinguish. Undefined if
 * there are too many.
 */
function candidateValues(
  answer: string,
  condition: Condition,
  context: SolverContext,
): CandidateValues | undefined {
  const all: Condition = {
    all: [condition, ...(context.constraints.testsByAnswer.get(answer) ?? [])],
  };
  return listValuesTested(all, answer).length > MAX_LIST_VALUES
    ? undefined
    : representatives(answer, all, context);
}

type Cached = Map<string, { values: CandidateValues | undefined }>;

const cacheByAnswers = new WeakMap<SolverContext["answers"], Cached>();

/**
 * The values of an answer that the condition doesn't read. Only the constraints matter for them, so
 * every search of a funnel shares them.
 */
function constraintValues(answer: string, context: SolverContext): CandidateValues | undefined {
  const cache: Cached = cacheByAnswers.get(context.answers) ?? new Map();
  cacheByAnswers.set(context.answers, cache);
  const key = `${context.always.has(answer)} ${answer}`;
  const cached = cache.get(key) ?? { values: candidateValues(answer, ALWAYS, context) };
  cache.set(key, cached);
  return cached.values;
}
