import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import { Icon } from "#ui/icon.tsx";
import { ProgramPicture } from "../../program/program-picture.tsx";
import { minutesText } from "../minutes-text.ts";
import { methodName } from "./copy.ts";
import styles from "./dish-card.module.css";

interface DishCardProps {
  dish: DishMeal;
  isFavorite: boolean;
  onToggle: () => void;
  onOpen: (by: HTMLElement) => void;
}

/** A dish's card. The whole card opens it, except for its heart. */
export function DishCard({ dish, isFavorite, onToggle, onOpen }: DishCardProps) {
  return (
    <li className={styles.card}>
      <ProgramPicture picture={dish.image} icon="cooking-pot" className={styles.picture} lazy />
      <div className={styles.text}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          {dish.name}
        </button>
        <p className={styles.facts}>
          <Icon name="clock" className={styles.icon} />
          <span className={styles.minutes}>{minutesText(dish.minutes)}</span>
          <span>{methodName(dish.family)}</span>
        </p>
      </div>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavorite}
        aria-label={`Favorite: ${dish.name}`}
        onClick={onToggle}
      >
        <Icon name={isFavorite ? "heart-fill" : "heart"} />
      </button>
    </li>
  );
}
