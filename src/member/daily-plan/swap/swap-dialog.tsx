import type { RefObject } from "react";
import { Dialog } from "#ui/dialog.tsx";
import type { MealSwap } from "./meal-swap.ts";
import { OfferCard } from "./offer-card.tsx";
import styles from "./swap-dialog.module.css";

interface SwapDialogProps {
  /** The name of the meal that's shown. */
  name: string;
  swap: MealSwap;
  opener: RefObject<HTMLElement | null>;
  onChoose: (instead: string) => void;
  onClose: () => void;
}

/** Up to three meals that can take the place of one, and what each would change. */
export function SwapDialog({ name, swap, opener, onChoose, onClose }: SwapDialogProps) {
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
