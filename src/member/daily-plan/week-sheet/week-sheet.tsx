import { dateText, getDateOfDay } from "../../day/shown-day.ts";
import type { Member } from "../../member.ts";
import { RAW_WEIGHTS, tableText } from "../../plan/people.ts";
import { type WeekOnPaper, weekOnPaper } from "./week-on-paper.ts";
import styles from "./week-sheet.module.css";

interface WeekSheetProps {
  member: Member;
  week: number;
  /** The day of the plan that is today; undefined in a month that's over. */
  current: number | undefined;
}

/** A week of the plan for the kitchen wall: what to eat and do each day, and all recipes. */
export function WeekSheet({ member, week, current }: WeekSheetProps) {
  const { days, recipes, people } = weekOnPaper(member, week);
  const today = new Date();
  return (
    <section className={styles.sheet} aria-label={`Week ${week} of your plan`}>
      <h2 className={styles.title}>{`Week ${week} of your plan`}</h2>
      <div className={styles.days}>
        {days.map((day) => (
          <DayOnSheet
            key={day.day}
            content={day}
            date={current === undefined ? "" : dateText(getDateOfDay(day.day, current, today))}
          />
        ))}
      </div>
      {recipes.length > 0 && <Recipes recipes={recipes} people={people} />}
    </section>
  );
}

interface DayOnSheetProps {
  content: WeekOnPaper["days"][number];
  date: string;
}

function DayOnSheet({
  content: { day, energy, meals, workout, isSkipped },
  date,
}: DayOnSheetProps) {
  return (
    <section className={styles.day}>
      <h3 className={styles.head}>
        <span>
          <span>{`Day ${day}`}</span> <span className={styles.date}>{date}</span>
        </span>
        {energy && <span className={styles.date}>{`About ${energy}`}</span>}
      </h3>
      {isSkipped && <p>You skip this day.</p>}
      <ul>
        {meals.map(({ time, name, minutes, portion }) => (
          <li key={name} className={styles.meal}>
            <strong>{`${time}:`}</strong> <span>{`${name}, ${minutes} min`}</span>
            <br />
            <span className={styles.portion}>{portion}</span>
          </li>
        ))}
      </ul>
      <p>
        <strong>Workout:</strong> <span>{workout}</span>
      </p>
    </section>
  );
}

function Recipes({ recipes, people }: Pick<WeekOnPaper, "recipes" | "people">) {
  return (
    <>
      <h2 className={styles.title}>How to make it</h2>
      <p>{`${tableText(people)} ${RAW_WEIGHTS}`}</p>
      <ul className={styles.recipes}>
        {recipes.map(({ name, minutes, how }) => (
          <li key={name} className={styles.recipe}>
            <strong>{name}</strong>
            <span>{`, ${minutes} min. ${how}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
