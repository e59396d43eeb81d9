import { type MotionStyle, m, type PanInfo } from "framer-motion";
import { Picture } from "#ui/picture.tsx";
import type { ShownCardStack, Verdict } from "./behavior.ts";
import styles from "./card.module.css";
import { type DragCode, useFirstDrag } from "./first-drag.ts";
import type { CardStack } from "./schema.ts";
import { dragBounds, judgeDrag } from "./swipe.ts";

interface CardProps {
  step: ShownCardStack;
  given: Verdict | undefined;
  dragCode: DragCode;
  onJudge: (verdict: Verdict) => void;
}

/** The top card. It can be dragged sideways, and leaves in the direction of its verdict. */
export function Card({ step, given, dragCode, onJudge }: CardProps) {
  const card = step.cards[step.card];
  const firstDrag = useFirstDrag(dragCode, onJudge);
  return (
    <m.div
      {...firstDrag}
      className={styles.card}
      data-card={step.card}
      data-leaves={step.leaving ? given : undefined}
      // Its type doesn't include every custom property.
      style={{ "--duration": `${step.leaveMs}ms` } as MotionStyle}
      initial={false}
      drag="x"
      dragConstraints={dragBounds}
      dragElastic={0}
      dragSnapToOrigin
      whileDrag={{ cursor: "grabbing" }}
      onDragEnd={(event: Event, info: PanInfo) => {
        // The browser took over the gesture to scroll.
        const verdict = event.type === "pointercancel" ? undefined : judgeDrag(info);
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
