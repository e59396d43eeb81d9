import type { Plan } from "#compiler/plan.ts";
import { armsWithVisitors } from "./arms-with-visitors.ts";
import { listSubjects } from "./path-conditions.ts";
import type { Path } from "./path-stats.ts";
import { createQuestion, type Question } from "./question.ts";

/** Everything that path counting needs to know about a plan, computed once per place and fork. */
export interface CountingContext {
  plan: Plan;
  arms: Record<string, string[]>;
  /** The part that a place adds to a path through it. */
  passedAt: Map<string, Path>;
  /** Questions with answers that decide something later. */
  questions: Map<string, Question>;
  /** The subjects read from a fork onward. */
  readFrom(fork: string): ReadonlySet<string>;
}

export function countingContext(
  plan: Plan,
  leastWaitAt: (place: string) => number,
): CountingContext {
  const questions = decidingQuestions(plan);
  const transitionMs = plan.timings["page-transition"] ?? 0;
  const passedAt = Object.entries(plan.steps).map(([place, { number }]): [string, Path] => [
    place,
    {
      steps: 1,
      questions: number === undefined ? 0 : 1,
      waitMs: leastWaitAt(place) + transitionMs,
      turns: undefined,
    },
  ]);
  const found = new Map<string, ReadonlySet<string>>();
  const readFrom = (fork: string): ReadonlySet<string> => {
    const before = found.get(fork);
    if (before) return before;
    const arms = plan.forks[fork] ?? [];
    const reads = new Set(arms.flatMap(({ when }) => listSubjects(when)));
    for (const { to } of arms) {
      let at: string | undefined = to;
      for (; at !== undefined && !plan.forks[at]; at = plan.next[at])
        for (const subject of constrainedSubjects(questions.get(at))) reads.add(subject);
      if (at !== undefined) for (const subject of readFrom(at)) reads.add(subject);
    }
    found.set(fork, reads);
    return reads;
  };
  return { plan, arms: armsWithVisitors(plan), passedAt: new Map(passedAt), questions, readFrom };
}

function constrainedSubjects(question: Question | undefined): string[] {
  return question?.constraints.flatMap(listSubjects) ?? [];
}

/** By place. */
function decidingQuestions(plan: Plan): Map<string, Question> {
  const deciding = decidingSubjects(plan);
  return new Map([...indexQuestions(plan)].filter(([, { name }]) => deciding.has(name)));
}

/**
 * Everything that can decide which path a visitor takes: what forks read, and what determines which
 * values those answers can have.
 */
export function decidingSubjects(plan: Plan): ReadonlySet<string> {
  const questions = [...indexQuestions(plan).values()];
  const deciding = new Set(
    Object.values(plan.forks).flatMap((arms) => arms.flatMap(({ when }) => listSubjects(when))),
  );
  for (let size = -1; size !== deciding.size; ) {
    size = deciding.size;
    for (const question of questions)
      if (deciding.has(question.name))
        for (const subject of constrainedSubjects(question)) deciding.add(subject);
  }
  return deciding;
}

function indexQuestions(plan: Plan): Map<string, Question> {
  return new Map(
    Object.entries(plan.steps).flatMap(([place, step]) => {
      const question = createQuestion(step);
      return question ? [[place, question] as const] : [];
    }),
  );
}
