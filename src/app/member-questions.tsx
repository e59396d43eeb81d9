import { Suspense, useEffect, useState } from "react";
import type { Plan } from "#compiler/plan.ts";
import { type Answers, getOwn } from "#lib/json.ts";
import { PLAN_ANSWERS } from "#lib/plan-answers.ts";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { AskProps, Questions } from "#member/answers/questions.ts";
import { answersInWords, placeAsking } from "#quiz/engine/answers-in-words.ts";
import { placeOf } from "#quiz/engine/place-of.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { createVisit, type Visit, type VisitDependencies } from "#quiz/engine/visit.ts";
import { Screen } from "#quiz/screen/screen.tsx";
import { useSnapshot } from "#quiz/screen/use-snapshot.ts";
import type { AnyStep } from "#steps/step.ts";
import { Loading } from "#ui/loading/loading.tsx";
import styles from "./member-questions.module.css";

/** The quiz's questions for the member area, asked by the quiz's own engine and views. */
export function memberQuestions(plan: Plan): Questions {
  return {
    inWords: (answers) => answersInWords(plan, PLAN_ANSWERS, choicesWith(plan, answers)),
    Ask: (props) => <Ask plan={plan} {...props} />,
  };
}

function Ask({ plan, name, answers, brand, onAnswered }: AskProps & { plan: Plan }) {
  const [{ visit, place }] = useState(() => visitAsking(plan, name, answers));
  const snapshot = useSnapshot(visit);
  const now = placeOf(plan, snapshot);
  const isAnswered = now !== undefined && now !== place;

  useEffect(() => {
    visit.start();
    // It was paused if React mounts the question again.
    visit.open(plan.steps[place]?.route ?? "/");
    return visit.pause;
  }, [visit, plan, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, when the question is left.
  useEffect(() => {
    if (isAnswered) onAnswered(getOwn(snapshot.context.answers, name));
  }, [isAnswered]);

  const shown = shownAt(plan, place, snapshot);
  return (
    <div className={styles.question}>
      <Suspense fallback={<Loading text="Opening the question" />}>
        <Screen
          {...shown}
          step={asQuestion(shown.step)}
          takesFocus
          documentTitle={`${shown.step.title} · ${brand}`}
          send={(event) => visit.sendFrom(place, event)}
        />
      </Suspense>
    </div>
  );
}

/** The entrance sells and asks at once. Members only get its question. */
const asQuestion = (step: AnyStep): AnyStep =>
  "prompt" in step
    ? { ...step, type: "single-choice", title: "Who is the plan for?", ...PICTURES }
    : step;
const PICTURES = { layout: "pictures" };

function visitAsking(plan: Plan, name: string, answers: Answers): { visit: Visit; place: string } {
  const place = placeAsking(plan, name, choicesWith(plan, answers)) ?? plan.entry;
  return { visit: visitAt(plan, plan.steps[place]?.route ?? "/", answers), place };
}

/** A member's choices, as far as the quiz can read them. */
const choicesWith = (plan: Plan, answers: Answers) =>
  visitAt(plan, "/", answers).actor.getSnapshot().context;

/** A visit that leaves no trace: what it answers stays in memory, and it leads nowhere. */
const visitAt = (plan: Plan, route: string, answers: Answers): Visit =>
  createVisit(plan, route, dependenciesFor(answers));

function dependenciesFor(answers: Answers): VisitDependencies {
  const kept = new Map([[QUIZ_STATE, JSON.stringify(answers)]]);
  return {
    store: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => kept.set(key, value).has(key),
      remove: (key) => kept.delete(key) || true,
    },
    search: "",
    random: () => 0,
    startCheckout: () => new Promise(() => {}),
    leaveFor: () => {},
  };
}
