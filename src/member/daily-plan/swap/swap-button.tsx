import { type RefObject, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { MEAL_TIMES } from "../../program/meal-times.ts";
import { pictureUrl } from "../../program/picture-url.ts";
import { ProgramPicture } from "../../program/program-picture.tsx";
import { containsText } from "../contains.ts";
import type { MealSwap, Offer } from "./meal-swap.ts";
import styles from "./swap-button.module.css";

interface SwapButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  /** The name of the meal that's shown. */
  name: string;
  swap: MealSwap;
}

/** Opens the meals that can take the place of this one. */
export function SwapButton({ ref, name, swap }: SwapButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choose = (instead: string) => {
    swap.exchange(instead, () => ref.current?.focus());
    close();
  };
  return (
    <>
      <TextButton ref={ref} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="arrows-left-right" />
        <span>Swap</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </TextButton>
      {isOpen && (
        <SwapDialog name={name} swap={swap} opener={ref} onChoose={choose} onClose={close} />
      )}
    </>
  );
}

interface SwapDialogProps {
  /** The name of the meal that's shown. */
  name: string;
  swap: MealSwap;
  opener: RefObject<HTMLElement | null>;
  onChoose: (instead: string) => void;
  onClose: () => void;
}

/** Up to three meals that can take the place of one, and what each would change. */
function SwapDialog({ name, swap, opener, onChoose, onClose }: SwapDialogProps) {
  const offers = swap.offers();
  const frame = { title: `Swap ${name}`, close: "Close", opener, onClose };
  if (offers.length === 0)
    return (
      <Dialog {...frame}>
        <p className={styles.text}>
          <span>{`No other meal fits your answers and the rest of day ${swap.day},`}</span>{" "}
          <span>so there's nothing to swap it for.</span>
        </p>
      </Dialog>
    );
  return (
    <Dialog wide={offers.length > 1} {...frame}>
      <div className={styles.body}>
        <p className={styles.text}>
          <span>{`For day ${swap.day} only.`}</span>{" "}
          <span>
            We adjust the day's other portions so that you still get the energy and protein you
            need.
          </span>
        </p>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} onChoose={() => onChoose(offer.id)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** A meal that can take the place of another: what it is, and what it would change. */
function OfferCard({ offer, onChoose }: { offer: Offer; onChoose: () => void }) {
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
