import { Suspense, useEffect, useRef, useState } from "react";
import type { Plan } from "#compiler/plan.ts";
import { getOwn } from "#lib/json.ts";
import { PLAN_ANSWERS } from "#lib/plan-answers.ts";
import { FUNNEL_FLOW, FUNNEL_VARIANT, QUIZ_EMAIL, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { AskProps, Questions } from "#member/answers/questions.ts";
import { describeAnswers, findAskingPlace } from "#quiz/engine/describe-answers.ts";
import { getPlace } from "#quiz/engine/funnel-machine.ts";
import type { Choices } from "#quiz/engine/path.ts";
import { readableAnswers } from "#quiz/engine/quiz-state.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { createVisit, type Visit } from "#quiz/engine/visit.ts";
import { Screen } from "#quiz/screen/screen.tsx";
import { useSnapshot } from "#quiz/screen/use-snapshot.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { browserStore } from "./browser-store.ts";
import styles from "./member-questions.module.css";

/** The quiz's questions for the member area, asked by the quiz's own engine and views. */
export function memberQuestions(visit: Visit): Questions {
  const { plan, actor } = visit;
  return {
    version: plan.version,
    inWords: (answers) =>
      describeAnswers(plan, PLAN_ANSWERS, {
        answers: readableAnswers(plan, answers),
        arms: actor.getSnapshot().context.arms,
      }),
    Ask: (props) => <Ask visit={visit} {...props} />,
    forget() {
      for (const key of [QUIZ_STATE, QUIZ_EMAIL, FUNNEL_FLOW]) browserStore.remove(key);
      // As if another tab had erased them. The visit's own `erase` would lead to the entrance.
      visit.syncFromStorage();
    },
  };
}

function Ask({ visit: own, name, answers, brand, onAnswered }: AskProps & { visit: Visit }) {
  const [{ visit, place }] = useState(() => visitAsking(own, name, answers));
  const { plan } = visit;
  const snapshot = useSnapshot(visit);
  const now = getPlace(plan, snapshot);
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

  const { step: asked, answer } = shownAt(plan, place, snapshot);
  const step = asQuestion(asked);
  const question = useRef<HTMLDivElement>(null);
  const announce = () => {
    document.title = `${step.title} · ${brand}`;
    question.current?.querySelector("h1")?.focus({ preventScroll: true });
  };
  return (
    <div ref={question} className={styles.question}>
      <Suspense fallback={<Loading text="Opening the question" />}>
        <Screen visit={visit} place={place} shown={{ step, answer }} onShown={announce} />
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

/** A visit of its own, at the place that asks. It knows nothing but the member's answers. */
function visitAsking({ plan, actor }: Visit, name: string, given: AskProps["answers"]) {
  const { arms } = actor.getSnapshot().context;
  const choices = { answers: readableAnswers(plan, given), arms };
  const place = findAskingPlace(plan, name, choices) ?? plan.entry;
  return { visit: visitInMemory(plan, plan.steps[place]?.route ?? "/", choices), place };
}

/** A visit that leaves no trace: what it answers stays in memory, and it leads nowhere. */
export function visitInMemory(plan: Plan, route: string, { answers, arms }: Choices): Visit {
  const kept = new Map([
    [QUIZ_STATE, JSON.stringify(answers)],
    [FUNNEL_VARIANT, JSON.stringify(arms)],
  ]);
  return createVisit(plan, route, {
    store: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => kept.set(key, value).has(key),
      remove: (key) => kept.delete(key) || true,
    },
    search: "",
    random: () => 0,
    startCheckout: () => new Promise(() => {}),
    leaveFor: () => {},
  });
}
