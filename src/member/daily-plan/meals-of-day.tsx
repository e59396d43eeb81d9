import { placeKeys } from "#rules/member-plan/meals/places.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import type { Portion } from "#rules/member-plan/meals/portion.ts";
import { portionText, recipeText } from "#rules/member-plan/meals/portion-text.ts";
import { listDayReasons } from "#rules/member-plan/reasons.ts";
import { Note } from "#ui/note.tsx";
import type { UndoToast } from "#ui/snackbar.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { AnswersLink } from "../answers/answers-link.tsx";
import { MissingAnswers } from "../answers/missing-answers.tsx";
import type { Member } from "../member.ts";
import { RAW_WEIGHTS, tableText } from "../plan/people.ts";
import { kcalText, roundGrams, roundKcal } from "../plan/rounded.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import { type Program, pickFromCycle } from "../program/program.ts";
import { skippedEntry } from "../tracker/notes.ts";
import { toUnits } from "../tracker/unit.ts";
import { mealBendAt } from "./bend/meal-bend.ts";
import { MealCard } from "./meal-card.tsx";
import styles from "./meals-of-day.module.css";
import { ReasonList } from "./reason-list.tsx";
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
  const { months, plans, program } = member;
  const planned = plans.mealsOn(day);
  const tip = pickFromCycle(program.meals.tips, day);
  return (
    <section className={styles.meals} aria-labelledby="meals">
      <div className={styles.head}>
        <h2 id="meals" className={styles.title}>
          {isCurrent ? "Today's plan" : `Plan for day ${day}`}
        </h2>
        {planned && <DayEnergy nutrition={planned.nutrition} people={plans.people} />}
      </div>
      {!months.isPast && <MissingAnswers member={member} day={day} />}
      <Meals member={member} day={day} planned={planned} board={board} />
      {planned && <ReasonsOfDay member={member} day={day} />}
      <WhyThisPlan member={member} day={day} />
      {tip !== undefined && <Note title="Tip of the day" text={tip} icon={{ icon: "lightbulb" }} />}
    </section>
  );
}

interface MealsProps {
  member: Member;
  day: number;
  planned: PlannedDay | undefined;
  board: UndoToast;
}

/** The day's meals, or why there are none. */
function Meals({ member, day, planned, board }: MealsProps) {
  const isSkipped = member.plans.isSkipped(day);
  if (!planned && !isSkipped) return <NoMeals meals={member.program.meals} />;
  return (
    <>
      {planned ? (
        <Cards member={member} day={day} planned={planned} board={board} />
      ) : (
        <SkippedDay />
      )}
      <div className={styles.ways}>
        {planned && <PrintWeek member={member} day={day} />}
        {!member.months.isPast && (
          <SkipDay member={member} day={day} isSkipped={isSkipped} board={board} />
        )}
      </div>
    </>
  );
}

interface DayEnergyProps extends Pick<PlannedDay, "nutrition"> {
  people: number;
}

function DayEnergy({ nutrition, people }: DayEnergyProps) {
  return (
    <p className={styles.energy} data-energy={roundKcal(nutrition.energy)}>
      <span>About</span> <strong>{kcalText(nutrition.energy)}</strong> <span>and</span>{" "}
      <strong>{`${roundGrams(nutrition.protein)} g of protein`}</strong>
      {people > 1 && <span> for each person</span>}
    </p>
  );
}

type CardsProps = MealsProps & { planned: PlannedDay };

function Cards({ member, day, planned, board }: CardsProps) {
  const { months, plans, program, unit } = member;
  const { foods } = program.foods;
  const inWords = (portion: Portion) => portionText(portion, foods, toUnits(unit));
  const table = plans.forTable(planned, day);
  const keys = placeKeys(planned.meals);
  // A doubled meal is changed where it's cooked.
  const doubled = plans.doublesOn(day - 1).map(({ to }) => to);
  const isFixed = (place: number) =>
    months.isPast ||
    (planned.meals[place]?.isLeftover === true && doubled.includes(keys[place] ?? ""));
  return (
    <>
      <div className={styles.cards}>
        {table.meals.map((one, place) => {
          const meal = findMeal(program, one.meal);
          return (
            meal && (
              <MealCard
                // The card stays if its meal is exchanged, and so does the focus.
                // biome-ignore lint/suspicious/noArrayIndexKey: a day can have several snacks
                key={`${day}/${place}`}
                day={day}
                planned={one}
                meal={meal}
                portion={inWords(one.portion)}
                recipe={recipeText(
                  meal,
                  { ...one, portion: planned.meals[place]?.portion ?? {} },
                  foods,
                )}
                alsoCook={one.forTomorrow && inWords(one.forTomorrow)}
                lazy={place > 1}
                swap={isFixed(place) ? undefined : createMealSwap(member, { day, place }, board)}
                bend={mealBendAt(member, { day, place }, board)}
              />
            )
          );
        })}
      </div>
      <p className={styles.hint}>
        <span>{`${tableText(plans.people)} ${RAW_WEIGHTS}`}</span>{" "}
        {member.userId !== undefined && !months.isPast && (
          <AnswersLink>Change people or units</AnswersLink>
        )}
      </p>
    </>
  );
}

/** Why the day is as it is. */
function ReasonsOfDay({ member: { plans, program }, day }: { member: Member; day: number }) {
  const ofDay = { day, planned: plans.mealsOn(day), workout: plans.workoutOn(day) };
  const reasons = listDayReasons(plans.planOn(day), ofDay, program);
  return reasons.length > 0 && <ReasonList label="Why this day" reasons={reasons} />;
}

/** Shown in place of a day's meals if none fit the member's answers. */
function NoMeals({ meals: { meals } }: Pick<Program, "meals">) {
  if (Object.keys(meals).length === 0) return <p>No meals are published yet.</p>;
  return (
    <Note
      title="No meals fit all of your answers yet"
      text="Your combination of answers leaves no full day. Everything else is here as usual."
      icon={{ icon: "fork-knife" }}
    />
  );
}

/** In place of the meals of a day that the member leaves out. */
function SkippedDay() {
  return (
    <Note
      title="You're skipping this day"
      text="It has no meals, it isn't on your shopping list, and it doesn't count. Your streak continues after it."
      icon={{ icon: "pause-fill" }}
    />
  );
}

interface SkipDayProps {
  member: Pick<Member, "tracker">;
  day: number;
  isSkipped: boolean;
  board: UndoToast;
}

/** Leaves the day out, or takes it back in. One button for both, so that it keeps the focus. */
function SkipDay({ member: { tracker }, day, isSkipped, board }: SkipDayProps) {
  const toggle = () => {
    tracker.set(...skippedEntry(day, !isSkipped));
    if (!isSkipped)
      board.say(`Day ${day} skipped.`, () => tracker.set(...skippedEntry(day, false)));
  };
  return (
    <TextButton onClick={toggle}>{isSkipped ? "Don't skip this day" : "Skip this day"}</TextButton>
  );
}
