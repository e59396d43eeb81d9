import { LazyMotion, m, type PanInfo } from "framer-motion";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { Spoken } from "#ui/spoken.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownCardStack, Verdict, Verdicts } from "./behaviour.ts";
import styles from "./card-stack-step.module.css";
import { dragBounds, exits, verdictOfDrag } from "./swipe.ts";

const loadDrag = () => import("./drag-features.ts").then((module) => module.default);

const KEYS: Record<string, Verdict> = { ArrowLeft: "hate", ArrowUp: "neutral", ArrowRight: "love" };
const ICONS: Record<Verdict, string> = { hate: "thumbs-down-fill", neutral: "minus-bold", love: "heart-fill" };

/** A stack of cards, each judged by swipe, button or arrow key. */
export function CardStackStep({ step, answer = {}, send }: StepProps<ShownCardStack, Verdicts>) {
  const root = useRef<HTMLDivElement>(null);
  const card = step.cards[step.card];
  const below = step.below === undefined ? undefined : step.cards[step.below];
  const judge = (verdict: Verdict) => send({ type: "chosen", value: verdict });
  const given = answer[step.card];

  // arrow keys judge wherever the focus is in the step; the step takes it where nothing else has it
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const verdict = KEYS[event.key];
    if (!verdict || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    judge(verdict);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut for the buttons inside
    <div ref={root} className={styles.root} onKeyDown={onKeyDown} tabIndex={-1}>
      <StepFrame
        title={step.title}
        hint={step.hint}
        action={
          <div className={styles.verdicts}>
            {(Object.keys(ICONS) as Verdict[]).map((verdict) => (
              <button
                key={verdict}
                type="button"
                className={styles.verdict}
                data-option={verdict}
                data-given={given === verdict || undefined}
                aria-pressed={given === verdict}
                onClick={() => judge(verdict)}
              >
                <span className={styles.sign}>
                  <Icon name={ICONS[verdict]} />
                </span>
                {step.verdicts[verdict]}
              </button>
            ))}
          </div>
        }
      >
        <LazyMotion features={loadDrag}>
          <div className={styles.stack}>
            {below && (
              <div className={styles.below} aria-hidden="true">
                <Picture picture={below.image} className={styles.picture} />
                <span className={styles.label}>{below.label}</span>
              </div>
            )}
            <m.div
              key={step.card}
              className={styles.card}
              data-card={step.card}
              initial={false}
              drag={step.leaving ? false : "x"}
              dragConstraints={dragBounds}
              dragElastic={0}
              dragSnapToOrigin
              animate={step.leaving && given ? exits[given] : { x: 0, y: 0, rotate: 0, opacity: 1 }}
              transition={{ duration: 0.2 }}
              whileDrag={{ cursor: "grabbing" }}
              onDragEnd={(_: unknown, info: PanInfo) => {
                const verdict = verdictOfDrag(info);
                if (verdict) judge(verdict);
              }}
            >
              {card && <Picture picture={card.image} className={styles.picture} />}
              <span className={styles.label}>{card?.label}</span>
            </m.div>
          </div>
        </LazyMotion>
        <p className={styles.position}>
          <span role="status">
            <Spoken>{card?.label}, </Spoken>
            {step.position}/{Object.keys(step.cards).length}
          </span>
        </p>
      </StepFrame>
    </div>
  );
}
