import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Member } from "../member.ts";
import { currentDay } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { AnswersLink } from "./answers-link.tsx";
import styles from "./missing-answers.module.css";
import { MISSING, useAnswersView } from "./use-answers-view.ts";

const questions = (count: number) =>
  count === 1 ? "Answer one question" : `Answer ${count} short questions`;

/** Says what a day's plan doesn't know about the member, and leads to the questions about it. */
export function MissingAnswers({ member, day }: { member: Member; day: number }) {
  const { plans, program, tracker } = member;
  const current = currentDay(useJournal(tracker).journal);
  const { missing } = plans.planOn(day);
  if (missing.length === 0) return null;
  const { defaults, unasked = [] } = program.rules;
  if (missing.length === Object.keys(defaults).length - unasked.length && day >= current)
    return <NoAnswers count={missing.length} />;
  return (
    <div className={styles.some}>
      <Icon name="info" className={styles.icon} />
      <p>
        <span>
          Some answers are missing, so parts of your plan are made for the average member.
        </span>{" "}
        {/* An answer given now doesn't change the days before. */}
        {day >= current && <AnswersLink view={MISSING}>{questions(missing.length)}</AnswersLink>}
      </p>
    </div>
  );
}

/** Nothing is known about the member: neither the account nor this browser has answers. */
function NoAnswers({ count }: { count: number }) {
  const { to, linkState } = useAnswersView();
  return (
    <section className={styles.none} aria-label="Make this plan yours">
      <div className={styles.words}>
        <p className={styles.title}>Make this plan yours</p>
        <p>
          We don't have your answers, so this is an average plan. Answer these questions, and your
          plan follows your answers from today.
        </p>
      </div>
      <ButtonLink to={to(MISSING)} state={linkState}>
        {questions(count)}
      </ButtonLink>
    </section>
  );
}
