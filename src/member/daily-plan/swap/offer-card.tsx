import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { MEAL_TIMES } from "../../program/meal-times.ts";
import { pictureUrl } from "../../program/picture-url.ts";
import { ProgramPicture } from "../../program/program-picture.tsx";
import { containsText } from "../contains.ts";
import type { Offer } from "./meal-swap.ts";
import styles from "./offer-card.module.css";

/** A meal that can take the place of another: what it is, and what it would change. */
export function OfferCard({ offer, onChoose }: { offer: Offer; onChoose: () => void }) {
  const changesId = useId();
  const { meal, planned, portion, changes } = offer;
  const allergens = containsText(planned.contains);
  return (
    <li className={styles.offer} data-pictured={pictureUrl(meal.image) !== undefined || undefined}>
      <ProgramPicture
        picture={meal.image}
        icon={MEAL_TIMES[planned.slot].icon}
        className={styles.picture}
        lazy
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{meal.name}</h3>
        <p className={styles.minutes}>
          <Icon name="clock" />
          <span>{`${planned.minutes} min`}</span>
        </p>
        <p className={styles.portion}>{portion}</p>
        {allergens && <p className={styles.portion}>{allergens}</p>}
      </div>
      <ul id={changesId} className={styles.changes} aria-label="What changes">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Button
        look="quiet"
        className={styles.choose}
        aria-describedby={changesId}
        onClick={onChoose}
      >
        <span>Choose</span>
        <VisuallyHidden>{` ${meal.name}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
