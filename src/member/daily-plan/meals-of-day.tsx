import type { PlannedDay } from "#member-plan/planned-day.ts";
import { portionText } from "#member-plan/portion-text.ts";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import type { Member } from "../member.ts";
import { ofCycle } from "../program/program.ts";
import { MealCard } from "./meal-card.tsx";
import styles from "./meals-of-day.module.css";
import { NoMeals } from "./no-meals.tsx";
import { ReasonsOfDay } from "./reasons-of-day.tsx";
import { WhyThisPlan } from "./why-this-plan.tsx";

interface MealsOfDayProps {
  member: Member;
  day: number;
  isCurrent: boolean;
}

/** A day's meals, why they are as they are, and the day's tip. */
export function MealsOfDay({ member, day, isCurrent }: MealsOfDayProps) {
  const { plans, program } = member;
  const planned = plans.mealsOn(day);
  const tip = ofCycle(program.meals.tips, day);
  return (
    <section className={styles.meals} aria-labelledby="meals">
      <div className={styles.head}>
        <h2 id="meals" className={styles.title}>
          {isCurrent ? "Today's plan" : `Plan for day ${day}`}
        </h2>
        {planned && <DayEnergy nutrition={planned.nutrition} />}
      </div>
      {plans.planOn(day).missing.length > 0 && (
        <p className={styles.missing}>
          <Icon name="info" className={styles.missingIcon} />
          Some answers are missing, so parts of your plan are made for the average member.
        </p>
      )}
      {planned ? <Cards member={member} planned={planned} /> : <NoMeals meals={program.meals} />}
      {planned && <ReasonsOfDay member={member} day={day} />}
      <WhyThisPlan member={member} day={day} />
      {tip !== undefined && <Note title="Tip of the day" text={tip} icon={{ icon: "lightbulb" }} />}
    </section>
  );
}

/** Portions are weighed with a kitchen scale, so more digits would promise too much. */
const STEP_KCAL = 10;
const STEP_GRAMS = 5;
const roundedTo = (step: number, value: number) => Math.round(value / step) * step;

function DayEnergy({ nutrition }: Pick<PlannedDay, "nutrition">) {
  const kcal = roundedTo(STEP_KCAL, nutrition.energy);
  const protein = roundedTo(STEP_GRAMS, nutrition.protein);
  return (
    <p className={styles.energy} data-energy={kcal}>
      About <strong>{kcal.toLocaleString("en-US")} kcal</strong> and{" "}
      <strong>{protein} g of protein</strong>
    </p>
  );
}

interface CardsProps {
  member: Member;
  planned: PlannedDay;
}

function Cards({ member: { program, unit }, planned }: CardsProps) {
  const units = unit === "kg" ? "metric" : "imperial";
  return (
    <>
      <div className={styles.cards}>
        {planned.meals.map((one, index) => {
          const meal = program.meals.meals[one.meal];
          return (
            meal && (
              <MealCard
                // A day can have several snacks, but no meal twice.
                key={one.meal}
                planned={one}
                meal={meal}
                portion={portionText(one.portion, program.foods.foods, units)}
                lazy={index > 1}
              />
            )
          );
        })}
      </div>
      <p className={styles.hint}>
        For one person. Weights are raw unless the text says cooked, canned or smoked.
      </p>
    </>
  );
}
