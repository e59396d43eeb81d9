import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { portionText, recipeText } from "#rules/member-plan/meals/portion-text.ts";
import { Note } from "#ui/note.tsx";
import type { UndoToast } from "#ui/snackbar.tsx";
import { MissingAnswers } from "../answers/missing-answers.tsx";
import type { Member } from "../member.ts";
import { kcalText, roundGrams, roundKcal } from "../plan/rounded.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import { pickFromCycle } from "../program/program.ts";
import { toUnits } from "../tracker/unit.ts";
import { MealCard } from "./meal-card.tsx";
import styles from "./meals-of-day.module.css";
import { NoMeals } from "./no-meals.tsx";
import { ReasonsOfDay } from "./reasons-of-day.tsx";
import { createMealSwap } from "./swap/meal-swap.ts";
import { PrintWeek } from "./week-sheet/print-week.tsx";
import { WhyThisPlan } from "./why-this-plan.tsx";

interface MealsOfDayProps {
  member: Member;
  day: number;
  isCurrent: boolean;
  board: UndoToast;
}

/** A day's meals, why they are as they are, and the day's tip. */
export function MealsOfDay({ member, day, isCurrent, board }: MealsOfDayProps) {
  const { plans, program } = member;
  const planned = plans.mealsOn(day);
  const tip = pickFromCycle(program.meals.tips, day);
  return (
    <section className={styles.meals} aria-labelledby="meals">
      <div className={styles.head}>
        <h2 id="meals" className={styles.title}>
          {isCurrent ? "Today's plan" : `Plan for day ${day}`}
        </h2>
        {planned && <DayEnergy nutrition={planned.nutrition} />}
      </div>
      <MissingAnswers member={member} day={day} />
      {planned ? (
        <Cards member={member} day={day} planned={planned} board={board} />
      ) : (
        <NoMeals meals={program.meals} />
      )}
      {planned && <ReasonsOfDay member={member} day={day} />}
      <WhyThisPlan member={member} day={day} />
      {tip !== undefined && <Note title="Tip of the day" text={tip} icon={{ icon: "lightbulb" }} />}
    </section>
  );
}

function DayEnergy({ nutrition }: Pick<PlannedDay, "nutrition">) {
  return (
    <p className={styles.energy} data-energy={roundKcal(nutrition.energy)}>
      <span>About</span> <strong>{kcalText(nutrition.energy)}</strong> <span>and</span>{" "}
      <strong>{`${roundGrams(nutrition.protein)} g of protein`}</strong>
    </p>
  );
}

interface CardsProps {
  member: Member;
  day: number;
  planned: PlannedDay;
  board: UndoToast;
}

function Cards({ member, day, planned, board }: CardsProps) {
  const { program, unit } = member;
  return (
    <>
      <div className={styles.cards}>
        {planned.meals.map((one, place) => {
          const meal = findMeal(program, one.meal);
          return (
            meal && (
              <MealCard
                // The card stays if its meal is exchanged, and so does the focus.
                // biome-ignore lint/suspicious/noArrayIndexKey: a day can have several snacks
                key={`${day}/${place}`}
                planned={one}
                meal={meal}
                portion={portionText(one.portion, program.foods.foods, toUnits(unit))}
                recipe={recipeText(meal, one, program.foods.foods)}
                alsoCook={
                  one.forTomorrow &&
                  portionText(one.forTomorrow, program.foods.foods, toUnits(unit))
                }
                lazy={place > 1}
                swap={createMealSwap(member, { day, place }, board)}
              />
            )
          );
        })}
      </div>
      <p className={styles.hint}>
        For one person. Weights are what you buy, raw unless the text says cooked, canned or smoked.
      </p>
      <PrintWeek member={member} day={day} />
    </>
  );
}
