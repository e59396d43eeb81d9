import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Answers, Json } from "#lib/json.ts";
import { Icon } from "#ui/icon.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { Retry } from "../failures/retry.tsx";
import type { Member } from "../member.ts";
import { MemberPage } from "../member-page.tsx";
import { answersOn } from "../plan/dated-answers.ts";
import { planFor } from "../plan/plan-for.ts";
import { currentDay, DAYS } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { AnswersLink } from "./answers-link.tsx";
import { AnswersList } from "./answers-list.tsx";
import styles from "./answers-page.module.css";
import { changeEntries, firstDayFor } from "./change-answers.ts";
import { LeftOutForm } from "./left-out-form.tsx";
import type { LoadQuestions, Questions } from "./questions.ts";
import { LEFT_OUT, MISSING, useAnswersView } from "./use-answers-view.ts";

interface AnswersPageProps {
  member: Member;
  brand: string;
  loadQuestions: LoadQuestions;
}

/** “My answers”: what the plan is made from, as a list or as one of the quiz's questions. */
export function AnswersPage({ member, brand, loadQuestions }: AnswersPageProps) {
  const {
    data: questions,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["questions"],
    queryFn: loadQuestions,
    // The code may be in this browser already.
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError)
    return (
      <Retry brand={brand} text="We couldn't open your answers." onRetry={() => void refetch()} />
    );
  if (!questions) return <Loading text="Opening your answers" />;
  return <OpenAnswers member={member} brand={brand} questions={questions} />;
}

interface OpenAnswersProps {
  member: Member;
  brand: string;
  questions: Questions;
}

function OpenAnswers({ member, brand, questions }: OpenAnswersProps) {
  const { view = "", replace } = useAnswersView();
  const { error, save } = useSaving(member);
  const current = currentDay(useJournal(member.tracker).journal);
  const missing = questions
    .inWords({})
    .map(({ name }) => name)
    .filter((name) => member.plans.planOn(current).missing.includes(name));
  const asked = view === MISSING ? missing[0] : view;
  const latest = answersOn(member.plans.answers, DAYS);

  if (view === LEFT_OUT)
    return (
      <Subpage>
        <LeftOutForm
          answers={latest}
          error={error}
          brand={brand}
          onSave={(exclusions) => save({ exclusions }, false) && replace("")}
        />
      </Subpage>
    );
  if (asked && questions.inWords({}).some(({ name }) => name === asked)) {
    const onAnswered = (answer: Json | undefined) => {
      // A question can be left without a choice. Then the default counts as the answer.
      const given = answer ?? member.program.rules.defaults[asked] ?? null;
      const isSaved = save({ [asked]: given }, missing.includes(asked));
      const isLast = view === MISSING && missing.length === 1;
      replace(view === MISSING && isSaved && !isLast ? MISSING : isLast ? undefined : "");
    };
    return (
      <Subpage left={view === MISSING ? missing.length : undefined}>
        <questions.Ask
          key={asked}
          name={asked}
          answers={latest}
          brand={brand}
          onAnswered={onAnswered}
        />
      </Subpage>
    );
  }
  return <AnswersList member={member} brand={brand} questions={questions} error={error} />;
}

const NOTHING_FITS =
  "With this answer, no meals are left for you. Allow eggs, milk, fish, or a meat again first.";

/** Saves a change, unless it would leave no meals. */
function useSaving({ plans, program, tracker }: Member) {
  const [error, setError] = useState<string>();
  const { journal } = useJournal(tracker);
  const save = (change: Answers, wasMissing: boolean): boolean => {
    const fromDay = firstDayFor(currentDay(journal), wasMissing);
    const changed = planFor({ ...answersOn(plans.answers, fromDay), ...change }, program);
    const isEmpty = changed.cycle.length === 0 && plans.planOn(fromDay).cycle.length > 0;
    setError(isEmpty ? NOTHING_FITS : undefined);
    if (isEmpty) return false;
    for (const entry of changeEntries(journal, plans.answers, { fromDay, change }))
      tracker.set(...entry);
    return true;
  };
  return { error, save };
}

interface SubpageProps {
  /** How many questions are left, this one included. */
  left?: number | undefined;
  children: ReactNode;
}

/** A question with the way back to the list. */
function Subpage({ left, children }: SubpageProps) {
  return (
    <MemberPage>
      <nav className={styles.back} aria-label="Back to your answers">
        <AnswersLink view={left === undefined ? "" : null}>
          <Icon name="arrow-left" />
          {left === undefined ? "My answers" : "Not now"}
        </AnswersLink>
        {left !== undefined && (
          <span role="status">
            {left} {left === 1 ? "question" : "questions"} left
          </span>
        )}
      </nav>
      {children}
    </MemberPage>
  );
}
