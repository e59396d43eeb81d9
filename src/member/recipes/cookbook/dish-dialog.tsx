import { type RefObject, useMemo } from "react";
import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import { degreesText } from "#rules/member-plan/cookbook/safe-temperature.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { containsText } from "../../daily-plan/contains.ts";
import { addIngredients } from "../../groceries/lists/add-ingredients.ts";
import { getGroceries } from "../../groceries/lists/groceries.ts";
import type { Member } from "../../member.ts";
import { roundGrams, roundKcal } from "../../plan/rounded.ts";
import { ProgramPicture } from "../../program/program-picture.tsx";
import { Ingredients } from "../ingredients.tsx";
import { minutesText } from "../minutes-text.ts";
import { Nutrition } from "../nutrition.tsx";
import { CookInstead } from "./cook-instead.tsx";
import styles from "./dish-dialog.module.css";
import { dishForMember, type MemberDish } from "./dish-for-member.ts";

interface DishDialogProps {
  member: Member;
  dish: DishMeal;
  /** The member's current day. */
  day: number;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A dish with the member's own portions, step by step. */
export function DishDialog({ member, dish, day, opener, onClose }: DishDialogProps) {
  const made = useMemo(() => dishForMember(dish, member, day), [dish, member, day]);
  const { planned, portions, steps, ingredients, toBuy } = made;
  const contains = containsText(planned.contains);
  return (
    <Dialog wide title={dish.name} close="Close" opener={opener} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.recipe} aria-label="Dish" tabIndex={0}>
        <div className={styles.look}>
          <ProgramPicture
            picture={dish.image}
            icon="cooking-pot"
            className={styles.picture}
            lazy={false}
          />
          <ul className={styles.facts}>
            <Fact icon="clock" text={minutesText(planned.minutes)} />
            <Fact icon="users" text={portions === 1 ? "1 portion" : `${portions} portions`} />
            {dish.celsius !== undefined && (
              <Fact
                icon="thermometer"
                text={`${degreesText(dish.celsius)} inside${restText(dish.rest)}`}
              />
            )}
          </ul>
          {contains && <p className={styles.contains}>{contains}</p>}
          <Nutrition nutrition={nutritionRows(made.nutrition)} />
        </div>
        <Ingredients
          ingredients={ingredients.map((one) => ({ ...one, amount: 0, original: "" }))}
          onAdd={() =>
            addIngredients(
              getGroceries(member),
              { id: dish.id, title: dish.name, extendedIngredients: toBuy },
              member.program.foods.foods,
            )
          }
        />
        <div className={styles.wide}>
          <h3 className={styles.title}>Instructions</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <CookInstead member={member} dish={dish} day={day} />
      </section>
    </Dialog>
  );
}

const restText = (minutes: number): string => (minutes > 0 ? `, ${minutes} min of rest` : "");

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} className={styles.icon} />
      <span>{text}</span>
    </li>
  );
}

const nutritionRows = ({ energy, protein, fat, carbohydrate }: MemberDish["nutrition"]) => [
  { name: "Energy", amount: roundKcal(energy), unit: "kcal" },
  { name: "Protein", amount: roundGrams(protein), unit: "g" },
  { name: "Fat", amount: roundGrams(fat), unit: "g" },
  { name: "Carbs", amount: roundGrams(carbohydrate), unit: "g" },
];
