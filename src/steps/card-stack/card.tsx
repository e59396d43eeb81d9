import { m, type PanInfo, useReducedMotion } from "framer-motion";
import { Picture } from "#ui/picture.tsx";
import type { ShownCardStack, Verdict } from "./behaviour.ts";
import styles from "./card-stack-step.module.css";
import { dragBounds, exits, verdictOfDrag } from "./swipe.ts";

const MS_PER_S = 1000;
const atHome = { x: 0, y: 0, rotate: 0 };

interface CardProps {
  step: ShownCardStack;
  given: Verdict | undefined;
  onJudge: (verdict: Verdict) => void;
}

/** The card on top: dragged sideways, and on its way out once it was judged. */
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
        // the browser took the gesture over, to scroll
        const verdict = event.type === "pointercancel" ? undefined : verdictOfDrag(info);
        if (verdict) onJudge(verdict);
      }}
    >
      {card && <Picture picture={card.image} className={styles.picture} />}
      <span className={styles.label}>{card?.label}</span>
    </m.div>
  );
}
