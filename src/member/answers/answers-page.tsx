import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Answers, type Json, sameJson } from "#lib/json.ts";
import { VERSION } from "#lib/plan-answers.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { PlanRetryPage } from "../failures/plan-retry-page.tsx";
import type { Member } from "../member.ts";
import { MemberPage } from "../member-page.tsx";
import { getAnswers } from "../plan/dated-answers.ts";
import { currentDay, DAYS } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { AnswersList } from "./answers-list.tsx";
import { BackLink } from "./back-link.tsx";
import { changeEntries, getDayOfChange } from "./change-answers.ts";
import { findProblem } from "./find-problem.ts";
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
      <PlanRetryPage
        brand={brand}
        alert="We couldn't open your answers."
        onRetry={() => void refetch()}
      />
    );
  if (!questions) return <Loading text="Opening your answers" />;
  return <OpenAnswers member={member} brand={brand} questions={questions} />;
}

interface OpenAnswersProps {
  member: Member;
  brand: string;
  questions: Questions;
}

/** The view that's open: what is left out, the list, or a question. */
function OpenAnswers({ member, brand, questions }: OpenAnswersProps) {
  const { leaveFor } = useAnswersView();
  const { error, save, clearError } = useSaving(member, questions.version);
  const { view, asked, missing, changed } = useOpenView(member, questions, clearError);
  const latest = getAnswers(member.plans.answers, DAYS);

  if (view === LEFT_OUT)
    return (
      <Subpage>
        <LeftOutForm
          answers={latest}
          error={error}
          brand={brand}
          onSave={(exclusions) => save({ exclusions }, false) && leaveFor("")}
        />
      </Subpage>
    );
  if (asked === undefined)
    return (
      <AnswersList
        member={member}
        brand={brand}
        questions={questions}
        changed={changed}
        error={error}
      />
    );
  const onAnswered = (answer: Json | undefined) => {
    // A question can be left without a choice. Then the default counts as the answer.
    const given = answer ?? member.program.rules.defaults[asked] ?? null;
    const isSaved = save({ [asked]: given }, missing.includes(asked));
    // The next question follows by itself.
    if (view !== MISSING || !isSaved) leaveFor("");
    else if (missing.length === 1) leaveFor(undefined);
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

/** The view in the URL, the question that it asks, and the one that was open before the list. */
function useOpenView(member: Member, questions: Questions, onOpened: () => void) {
  const { view = "" } = useAnswersView();
  const current = currentDay(useJournal(member.tracker).journal);
  const names = questions.inWords({}).map(({ name }) => name);
  const missing = names.filter((name) => member.plans.planOn(current).missing.includes(name));
  const asked = view === MISSING ? missing[0] : names.find((name) => name === view);
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, when a view opens.
  useEffect(() => {
    before.current = asked ?? view;
    if (view !== "") onOpened();
  }, [asked, view]);
  return { view, asked, missing, changed: before.current };
}

interface SubpageProps {
  /** The number of questions that are left, this one included. */
  left?: number | undefined;
  children: ReactNode;
}

/** A question with the way back to the list. */
function Subpage({ left, children }: SubpageProps) {
  const isSeries = left !== undefined;
  return (
    <MemberPage>
      <BackLink
        to={isSeries ? "plan" : "list"}
        label={isSeries ? "Back to your plan" : "Back to your answers"}
        aside={
          isSeries && (
            <span role="status">{`${left} ${left === 1 ? "question" : "questions"} left`}</span>
          )
        }
      >
        {isSeries ? "Not now" : "My answers"}
      </BackLink>
      {children}
    </MemberPage>
  );
}

/** Saves changes to the answers, which are from this version of the quiz. */
function useSaving({ plans, program, tracker }: Member, version: string) {
  const [error, setError] = useState<string>();
  const { journal } = useJournal(tracker);

  /** Returns whether the plan can be made with the change. If not, `error` says why. */
  const save = (change: Answers, wasMissing: boolean): boolean => {
    const latest = getAnswers(plans.answers, DAYS);
    const problem = findProblem(latest, change, program);
    setError(problem);
    if (problem !== undefined) return false;
    if (!wasMissing && includesChange(latest, change)) return true;
    const fromDay = getDayOfChange(currentDay(journal), wasMissing);
    const dated = { ...change, [VERSION]: version };
    for (const entry of changeEntries(journal, plans.answers, { fromDay, change: dated }))
      tracker.set(...entry);
    return true;
  };
  return { error, save, clearError: () => setError(undefined) };
}

const includesChange = (answers: Answers, change: Answers): boolean =>
  Object.entries(change).every(([name, answer]) => sameJson(answer, answers[name]));
