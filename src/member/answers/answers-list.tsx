import { type RefObject, useEffect, useId, useRef } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Stepper } from "#ui/forms/stepper.tsx";
import { UnitToggle } from "#ui/forms/unit-toggle.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import type { Member } from "../member.ts";
import { MemberPage } from "../member-page.tsx";
import { type DatedAnswers, getAnswers, hasAccountAnswers } from "../plan/dated-answers.ts";
import { MAX_PEOPLE, peopleEntry, peopleText } from "../plan/people.ts";
import { currentDay, DAYS } from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { chooseUnit } from "../tracker/unit.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { AnswerGroup } from "./answer-group.tsx";
import styles from "./answers-list.module.css";
import { BackLink } from "./back-link.tsx";
import { comingDay, createBrowserEntries, undoEntries } from "./change-answers.ts";
import { groupAnswers } from "./group-answers.ts";
import { MissingAnswers } from "./missing-answers.tsx";
import type { Questions } from "./questions.ts";
import { YourData } from "./your-data.tsx";

interface AnswersListProps {
  member: Member;
  brand: string;
  questions: Questions;
  /** The view that was open before, which gets the focus back; undefined if there was none. */
  changed: string | undefined;
  /** Why the last change wasn't saved. */
  error: string | undefined;
}

/** All answers that the plan is made from, each with the way to change it. */
export function AnswersList({ member, brand, questions, changed, error }: AnswersListProps) {
  const { plans, tracker } = member;
  const heading = usePageAnnouncement("My answers", brand);
  const groups = useFocusOnRow(changed);
  const { journal, sync } = useJournal(tracker);
  const current = currentDay(journal);
  return (
    <MemberPage>
      <BackLink to="plan" label="Back to your plan">
        Your plan
      </BackLink>
      <div className={styles.list}>
        <header className={styles.head}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            My answers
          </h1>
          <p>
            <span>{`Your plan ${sinceText(plans.answers, current)} these answers.`}</span>{" "}
            <span>
              {current < DAYS
                ? "If you change one, your plan follows from tomorrow on. Today and the days before stay as they are."
                : "If you change one, today and your next month follow. The days before stay as they are."}
            </span>
          </p>
          <SyncNote sync={sync} />
        </header>
        <Alert text={error} boxed />
        <MissingAnswers member={member} day={current} />
        <Coming member={member} current={current} />
        <OnlyHere member={member} />
        <div ref={groups} className={styles.groups}>
          {groupAnswers(plans.answers, current, questions).map((group) => (
            <AnswerGroup key={group.title} {...group} />
          ))}
          <TableSettings member={member} />
        </div>
        <YourData member={member} forget={questions.forget} />
      </div>
    </MemberPage>
  );
}

/** Moves the focus to the row of a view, once, when the list appears. */
function useFocusOnRow(view: string | undefined): RefObject<HTMLDivElement | null> {
  const groups = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: See above.
  useEffect(() => {
    const rows = [...(groups.current?.querySelectorAll<HTMLElement>("[data-answer]") ?? [])];
    const row = rows.find(({ dataset }) => dataset.answer === view);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector("a")?.focus({ preventScroll: true });
  }, []);
  return groups;
}

function sinceText(dated: readonly DatedAnswers[], current: number): string {
  const since = dated.findLast(({ fromDay }) => fromDay <= current)?.fromDay ?? 0;
  return since === 0 ? "is made from" : `has been made since day ${since} from`;
}

/** Changes that count from tomorrow on. */
function Coming({ member: { plans, tracker }, current }: { member: Member; current: number }) {
  const { journal } = useJournal(tracker);
  const day = comingDay(plans.answers, current);
  return (
    <div role="status">
      {day !== undefined && (
        <div className={styles.note}>
          <p>{`Your changes count from day ${day} on.`}</p>
          <TextButton
            onClick={() => {
              for (const entry of undoEntries(journal, current)) tracker.set(...entry);
            }}
          >
            Undo
          </TextButton>
        </div>
      )}
    </div>
  );
}

/** Members from before answers were kept in the account have them in one browser only. */
function OnlyHere({ member: { plans, tracker } }: { member: Member }) {
  const { journal } = useJournal(tracker);
  const isEmpty = Object.keys(getAnswers(plans.answers, DAYS)).length === 0;
  if (hasAccountAnswers(journal) || isEmpty) return null;
  return (
    <div className={styles.note}>
      <p>Your answers are only in this browser. On other devices, your plan is an average one.</p>
      <Button
        look="quiet"
        onClick={() => {
          for (const entry of createBrowserEntries(journal, plans.answers)) tracker.set(...entry);
        }}
      >
        Keep them in my account
      </Button>
    </div>
  );
}

const UNITS = [
  { value: "kg", label: "Grams and kilos" },
  { value: "lbs", label: "Ounces and pounds" },
] as const;

/** The units of everything, and the people at the table. Both count at once. */
function TableSettings({ member: { plans, tracker, unit } }: { member: Member }) {
  const titleId = useId();
  const { people } = plans;
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.tableSettingsTitle}>
        Units and people
      </h2>
      <div className={styles.setting}>
        <p>Units in your plan, lists, notes, charts, and printed weeks</p>
        <UnitToggle
          label="Units"
          units={UNITS}
          chosen={unit}
          onChoose={(next) => chooseUnit(tracker, next)}
        />
      </div>
      <div className={styles.setting}>
        <p>
          People at your table. The recipes of your days and new lists have the amounts for all of
          them, each eating as much as you.
        </p>
        <Stepper
          look="amount"
          value={people}
          least={1}
          most={MAX_PEOPLE}
          down="One person fewer"
          up="One person more"
          onStep={(next) => tracker.set(...peopleEntry(next))}
        >
          <span aria-live="polite">{peopleText(people)}</span>
        </Stepper>
      </div>
    </section>
  );
}
