import { useId, useState } from "react";
import { toWeek, WEEKS_OF_PLAN } from "#rules/member-plan/shopping/shopping-list.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Member } from "../../member.ts";
import { currentDay } from "../../tracker/notes.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import { PeopleField } from "../people-field.tsx";
import { SelectField } from "../select-field.tsx";
import { daysText, hasMeals, type WeekChoice } from "./create-week-list.ts";
import styles from "./week-card.module.css";

interface WeekCardProps {
  member: Member;
  onMake: (choice: WeekChoice) => void;
}

/** Makes a grocery list from a week of the member's plan. */
export function WeekCard({ member: { plans, tracker }, onMake }: WeekCardProps) {
  const titleId = useId();
  const current = toWeek(currentDay(useJournal(tracker).journal));
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        This week's shopping list
      </h2>
      {hasMeals(current, plans) ? (
        <WeekForm current={current} table={plans.people} onMake={onMake} />
      ) : (
        <p className={styles.hint}>Your plan has no meals yet, so there's nothing to buy.</p>
      )}
    </section>
  );
}

interface WeekFormProps {
  current: number;
  /** The number of people at the member's table. */
  table: number;
  onMake: (choice: WeekChoice) => void;
}

/** The current week for the people at the table, unless another choice is made. */
function WeekForm({ current, table, onMake }: WeekFormProps) {
  const daysId = useId();
  const [chosen, choose] = useState<number>();
  const [chosenPeople, setPeople] = useState<number>();
  const people = chosenPeople ?? table;
  const week = chosen ?? current;
  return (
    <>
      <p className={styles.hint}>Everything that your meals need, in amounts that shops sell.</p>
      <div>
        <WeekSelect week={week} current={current} describedBy={daysId} onChoose={choose} />
        <p id={daysId} className={styles.days} aria-live="polite">
          {daysText(week)}
        </p>
      </div>
      <PeopleField people={people} onChange={setPeople} />
      <Button className={styles.make} onClick={() => onMake({ week, people })}>
        <Icon name="shopping-cart" />
        <span>Make the list</span>
      </Button>
    </>
  );
}

const weeks = Array.from({ length: WEEKS_OF_PLAN }, (_, index) => index + 1);

interface WeekSelectProps {
  week: number;
  current: number;
  describedBy: string;
  onChoose: (week: number) => void;
}

function WeekSelect({ week, current, describedBy, onChoose }: WeekSelectProps) {
  return (
    <SelectField
      label="Week"
      value={week}
      aria-describedby={describedBy}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {weeks.map((one) => (
        <option key={one} value={one}>
          {one === current ? `Week ${one} (this week)` : `Week ${one}`}
        </option>
      ))}
    </SelectField>
  );
}
