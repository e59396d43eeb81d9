import { useId, useRef, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Member } from "../member.ts";
import { MemberPage } from "../member-page.tsx";
import { answersOn, erasedEntries, hasAccountAnswers } from "../plan/dated-answers.ts";
import { saveAs } from "../resources/object-url.ts";
import { currentDay, DAYS } from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { ANSWER_GROUPS, EXCLUDED_LABELS } from "./answer-groups.ts";
import { AnswersLink } from "./answers-link.tsx";
import styles from "./answers-list.module.css";
import { comingDay, ofBrowserEntries, undoEntries } from "./change-answers.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { exclusionsOf } from "./exclusions.ts";
import { forgetQuiz } from "./forget-quiz.ts";
import type { Questions } from "./questions.ts";
import { LEFT_OUT } from "./use-answers-view.ts";

interface AnswersListProps {
  member: Member;
  brand: string;
  questions: Questions;
  /** Why the last change wasn't saved. */
  error: string | undefined;
}

/** All answers that the plan is made from, each with the way to change it. */
export function AnswersList({ member, brand, questions, error }: AnswersListProps) {
  const heading = usePageAnnouncement("My answers", brand);
  const { journal, sync } = useJournal(member.tracker);
  const latest = answersOn(member.plans.answers, DAYS);
  const texts = new Map(questions.inWords(latest).map(({ name, text }) => [name, text]));
  const excluded = exclusionsOf(latest).map((content) => EXCLUDED_LABELS[content]);
  return (
    <MemberPage>
      <nav aria-label="Back to your plan">
        <AnswersLink view={null}>
          <Icon name="arrow-left" />
          Your plan
        </AnswersLink>
      </nav>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          My answers
        </h1>
        <p>
          Your plan is made from these answers. If you change one, your plan follows from tomorrow
          on, and the days before stay as they were.
        </p>
        <SyncNote sync={sync} />
      </header>
      <Alert text={error} boxed />
      <Coming member={member} current={currentDay(journal)} />
      {!hasAccountAnswers(journal) && <OnlyHere member={member} isEmpty={isEmpty(texts)} />}
      <div className={styles.groups}>
        {ANSWER_GROUPS.map(({ title, answers }) => (
          <Group
            key={title}
            title={title}
            rows={answers
              .filter(([name]) => texts.has(name))
              .map(([name, label]) => ({ view: name, label, text: texts.get(name) }))}
          />
        ))}
        <Group
          title="Left out"
          rows={[
            {
              view: LEFT_OUT,
              label: "What you can't or don't want to eat",
              text: excluded.length > 0 ? excluded.join(", ") : "Nothing",
            },
          ]}
        />
      </div>
      <Yours member={member} />
    </MemberPage>
  );
}

const isEmpty = (texts: ReadonlyMap<string, string | undefined>): boolean =>
  [...texts.values()].every((text) => text === undefined);

interface GroupProps {
  title: string;
  rows: { view: string; label: string; text: string | undefined }[];
}

function Group({ title, rows }: GroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.groupTitle}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ view, label, text }) => (
          <div key={view} className={styles.row} data-answer={view}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text}>{text ?? "Not answered"}</dd>
            <dd className={styles.change}>
              <AnswersLink view={view}>
                {text === undefined ? "Answer" : "Change"}
                <VisuallyHidden>: {label}</VisuallyHidden>
              </AnswersLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Changes that count from tomorrow on. */
function Coming({ member: { plans, tracker }, current }: { member: Member; current: number }) {
  const { journal } = useJournal(tracker);
  const day = comingDay(plans.answers, current);
  if (day === undefined) return null;
  return (
    <div className={styles.note} role="status">
      <p>Your changes count from day {day} on.</p>
      <TextButton
        onClick={() => {
          for (const entry of undoEntries(journal, current)) tracker.set(...entry);
        }}
      >
        Undo
      </TextButton>
    </div>
  );
}

/** Members from before answers were kept in the account have them in one browser only. */
function OnlyHere({ member, isEmpty }: { member: Member; isEmpty: boolean }) {
  const { plans, tracker } = member;
  const { journal } = useJournal(tracker);
  if (isEmpty) return null;
  return (
    <div className={styles.note}>
      <p>Your answers are only in this browser. On other devices, your plan is an average one.</p>
      <Button
        look="quiet"
        onClick={() => {
          for (const entry of ofBrowserEntries(journal, plans.answers)) tracker.set(...entry);
        }}
      >
        Keep them in my account
      </Button>
    </div>
  );
}

const INDENT = 2;

/** A copy of the answers, or an end to them. */
function Yours({ member: { plans, tracker } }: { member: Member }) {
  const [isAsked, setIsAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { journal } = useJournal(tracker);
  const copy = () =>
    saveAs(
      new Blob([JSON.stringify({ answers: plans.answers }, null, INDENT)], {
        type: "application/json",
      }),
      "my-answers.json",
    );
  const erase = () => {
    for (const entry of erasedEntries(journal)) tracker.set(...entry);
    forgetQuiz();
    setIsAsked(false);
  };
  return (
    <section className={styles.yours} aria-label="Your data">
      <TextButton onClick={copy}>Download my plan's answers</TextButton>
      <TextButton ref={opener} onClick={() => setIsAsked(true)}>
        Erase my plan's answers
      </TextButton>
      {isAsked && <EraseDialog opener={opener} onErase={erase} onClose={() => setIsAsked(false)} />}
    </section>
  );
}
