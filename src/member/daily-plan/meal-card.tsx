import { type ReactNode, useId, useRef } from "react";
import type { PlannedMeal } from "#rules/member-plan/meals/planned-day.ts";
import { isContent } from "#rules/member-plan/pool/contents.ts";
import type { PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { InsteadOf } from "../plan/instead-of.tsx";
import { MEAL_TIMES } from "../program/meal-times.ts";
import { pictureUrl } from "../program/picture-url.ts";
import { ProgramPicture } from "../program/program-picture.tsx";
import { BendButtons } from "./bend/bend-buttons.tsx";
import type { MealBend } from "./bend/meal-bend.ts";
import { containsText } from "./contains.ts";
import styles from "./meal-card.module.css";
import type { MealSwap } from "./swap/meal-swap.ts";
import { SwapButton } from "./swap/swap-button.tsx";

interface MealCardProps {
  day: number;
  planned: PlannedMeal;
  meal: PoolMeal;
  /** The member's portion, in words. */
  portion: string;
  recipe: string;
  /** The portion of a meal of the next day, in words, if it's cooked at the same time. */
  alsoCook: string | undefined;
  /** Below the first screen, so its picture can load later. */
  lazy: boolean;
  /** Undefined in a month that's over. */
  swap: MealSwap | undefined;
  /** Undefined if the meal can't be moved or cooked for another day. */
  bend: MealBend | undefined;
}

/**
 * One of the day's meals: picture, name, portion, and minutes, with the recipe in a section that
 * unfolds, and a button that exchanges it.
 */
export function MealCard({
  day,
  planned,
  meal,
  portion,
  recipe,
  alsoCook,
  lazy,
  swap,
  bend,
}: MealCardProps) {
  const titleId = useId();
  const swapButton = useRef<HTMLButtonElement>(null);
  const { slot, contains, minutes, isLeftover = false, leftoverOf = "dinner" } = planned;
  const { name } = meal;
  const time = MEAL_TIMES[slot];
  const allergens = containsText(contains);
  const isPictured = pictureUrl(meal.image) !== undefined;
  // Its own button disappears.
  const focusSwapButton = () => swapButton.current?.focus();
  const changeBack = () => {
    swap?.changeBack(focusSwapButton);
    focusSwapButton();
  };
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-meal={slot}
      data-contains={contains.filter(isContent).join(" ")}
    >
      <div className={styles.meal} data-pictured={isPictured || undefined}>
        <ProgramPicture
          picture={meal.image}
          icon={time.icon}
          className={styles.picture}
          lazy={lazy}
        />
        <div className={styles.words}>
          <Head time={time} minutes={minutes} />
          <h3 id={titleId} className={styles.name}>
            {name}
          </h3>
          {isLeftover && (
            <p className={styles.leftover}>{`Left over from yesterday's ${leftoverOf}`}</p>
          )}
          {bend?.movedFrom !== undefined && (
            <p className={styles.leftover}>{`Moved here from day ${bend.movedFrom}`}</p>
          )}
          <p className={styles.portion}>{portion}</p>
          {alsoCook !== undefined && <AlsoCook slot={planned.forSlot} portion={alsoCook} />}
          {allergens && <p className={styles.contains}>{allergens}</p>}
          {swap?.original !== undefined && <InsteadOf name={swap.original} onBack={changeBack} />}
        </div>
        <Foot
          name={name}
          recipe={recipe}
          bend={bend && <BendButtons name={name} day={day} bend={bend} />}
        >
          {swap && <SwapButton ref={swapButton} name={name} swap={swap} />}
        </Foot>
      </div>
    </article>
  );
}

interface AlsoCookProps {
  slot: PlannedMeal["forSlot"];
  portion: string;
}

/** The second half of what's cooked for two days. */
function AlsoCook({ slot = "lunch", portion }: AlsoCookProps) {
  return (
    <p className={styles.leftover}>
      <strong>{`Cook tomorrow's ${slot} with it:`}</strong> <span>{portion}</span>
    </p>
  );
}

interface HeadProps {
  time: (typeof MEAL_TIMES)[PlannedMeal["slot"]];
  minutes: number;
}

function Head({ time, minutes }: HeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.time}>
        <Icon name={time.icon} className={styles.icon} />
        <span>{time.name}</span>
      </p>
      <p className={styles.minutes}>
        <Icon name="clock" />
        <span>{`${minutes} min`}</span>
      </p>
    </div>
  );
}

interface FootProps {
  name: string;
  recipe: string;
  bend: ReactNode;
  children: ReactNode;
}

function Foot({ name, recipe, bend, children }: FootProps) {
  return (
    <div className={styles.foot}>
      <HowToMake key={name} name={name} recipe={recipe} />
      <div className={styles.swap}>{children}</div>
      {bend}
    </div>
  );
}

function HowToMake({ name, recipe }: Pick<FootProps, "name" | "recipe">) {
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>
        <span>How to make it</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <p>{recipe}</p>
    </details>
  );
}
