import type { Meals } from "#funnel/program-schema.ts";
import { Note } from "#ui/note.tsx";
import { ofCycle } from "../program/program.ts";
import { MealCard } from "./meal-card.tsx";
import styles from "./meals-of-day.module.css";

const TIMES = [
  { id: "breakfast", name: "Breakfast", icon: "sun-horizon" },
  { id: "lunch", name: "Lunch", icon: "sun" },
  { id: "dinner", name: "Dinner", icon: "moon-stars" },
  { id: "snack", name: "Snack", icon: "bowl-food" },
] as const;

/** What there is to eat on a day, and its tip. */
export function MealsOfDay({ meals, day }: { meals: Meals; day: number }) {
  const today = ofCycle(meals.days, day);
  return (
    <section className={styles.meals} aria-labelledby="meals">
      <h2 id="meals" className={styles.title}>
        Today's plan
      </h2>
      {!today && <p>No meals are published yet.</p>}
      {today && (
        <>
          <div className={styles.cards}>
            {TIMES.map((time, at) => (
              <MealCard key={time.id} time={time} meal={today[time.id]} lazy={at > 1} />
            ))}
          </div>
          <p className={styles.hint}>
            For one person. Weights are raw unless the text says cooked, canned or smoked.
          </p>
          <Note title="Tip of the day" text={today.tip} icon={{ icon: "lightbulb" }} />
        </>
      )}
    </section>
  );
}
