import { armsWithVisitors } from "../arms-with-visitors.ts";
import type { Plan } from "../plan.ts";
import { subjectsOf } from "./assumptions.ts";
import { type Question, questionAt } from "./question.ts";
import type { Way } from "./way.ts";

/** What the ways through a plan are counted by, found out once for each place and fork. */
export interface Course {
  plan: Plan;
  arms: Record<string, string[]>;
  /** What a place adds to a way that comes by it. */
  passedAt: Map<string, Way>;
  /** The questions whose answers decide something later. */
  questions: Map<string, Question>;
  /** What is read from a fork on, by the fork. */
  readFrom(fork: string): ReadonlySet<string>;
}

export function courseOf(plan: Plan, leastWaitAt: (place: string) => number): Course {
  const questions = decidingQuestions(plan);
  const transitionMs = plan.timings["page-transition"] ?? 0;
  const passedAt = Object.entries(plan.steps).map(([place, { number }]): [string, Way] => [
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
    const reads = new Set(arms.flatMap(({ when }) => subjectsOf(when)));
    for (const { to } of arms) {
      let at: string | undefined = to;
      for (; at !== undefined && !plan.forks[at]; at = plan.next[at])
        for (const subject of givenSubjects(questions.get(at))) reads.add(subject);
      if (at !== undefined) for (const subject of readFrom(at)) reads.add(subject);
    }
    found.set(fork, reads);
    return reads;
  };
  return { plan, arms: armsWithVisitors(plan), passedAt: new Map(passedAt), questions, readFrom };
}

function givenSubjects(question: Question | undefined): string[] {
  return question?.given.flatMap(subjectsOf) ?? [];
}

/** By place. */
function decidingQuestions(plan: Plan): Map<string, Question> {
  const deciding = decidingSubjects(plan);
  return new Map([...questionsOf(plan)].filter(([, { name }]) => deciding.has(name)));
}

/** What decides which way somebody takes: what forks read, and what decides which values of such an answer are there. */
export function decidingSubjects(plan: Plan): ReadonlySet<string> {
  const questions = [...questionsOf(plan).values()];
  const deciding = new Set(
    Object.values(plan.forks).flatMap((arms) => arms.flatMap(({ when }) => subjectsOf(when))),
  );
  for (let size = -1; size !== deciding.size; ) {
    size = deciding.size;
    for (const question of questions)
      if (deciding.has(question.name))
        for (const subject of givenSubjects(question)) deciding.add(subject);
  }
  return deciding;
}

function questionsOf(plan: Plan): Map<string, Question> {
  return new Map(
    Object.entries(plan.steps).flatMap(([place, step]) => {
      const question = questionAt(step);
      return question ? [[place, question] as const] : [];
    }),
  );
}
