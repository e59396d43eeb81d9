import { m, type PanInfo, useReducedMotion } from "framer-motion";
import { Picture } from "#ui/picture.tsx";
import type { ShownCardStack, Verdict } from "./behavior.ts";
import styles from "./card.module.css";
import type { CardStack } from "./schema.ts";
import { dragBounds, exits, verdictOfDrag } from "./swipe.ts";

const MS_PER_S = 1000;
const atHome = { x: 0, y: 0, rotate: 0 };

interface CardProps {
  step: ShownCardStack;
  given: Verdict | undefined;
  onJudge: (verdict: Verdict) => void;
}

/** The top card. It can be dragged sideways, and animates out once it's judged. */
export function Card({ step, given, onJudge }: CardProps) {
  const card = step.cards[step.card];
  const onlyFades = useReducedMotion();
  const exit =
    step.leaving && given ? { ...exits[given], ...(onlyFades ? atHome : {}) } : undefined;
  return (
    <m.div
      className={styles.card}
      data-card={step.card}
      initial={false}
      drag={step.leaving ? false : "x"}
      dragConstraints={dragBounds}
      dragElastic={0}
      dragSnapToOrigin
      animate={exit ?? { ...atHome, opacity: 1 }}
      transition={{ duration: step.leaveMs / MS_PER_S }}
      whileDrag={{ cursor: "grabbing" }}
      onDragEnd={(event: Event, info: PanInfo) => {
        // The browser took over the gesture to scroll.
        const verdict = event.type === "pointercancel" ? undefined : verdictOfDrag(info);
        if (verdict) onJudge(verdict);
      }}
    >
      {card && <Picture picture={card.image} className={styles.picture} />}
      <span className={styles.label}>{card?.label}</span>
    </m.div>
  );
}

/** The next card of the stack. */
export function CardBelow({ image, label }: CardStack["cards"][string]) {
  return (
    <div className={styles.below} aria-hidden="true">
      <Picture picture={image} className={styles.picture} />
      <span className={styles.label}>{label}</span>
    </div>
  );
}
