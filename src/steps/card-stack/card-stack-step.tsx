import { LazyMotion } from "framer-motion";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { loadDrag } from "#ui/motion-features.ts";
import { Picture } from "#ui/picture.tsx";
import { Spoken } from "#ui/spoken.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownCardStack, Verdict, Verdicts } from "./behaviour.ts";
import { Card } from "./card.tsx";
import styles from "./card-stack-step.module.css";
import { VerdictButtons } from "./verdict-buttons.tsx";

const KEYS: Record<string, Verdict> = { ArrowLeft: "hate", ArrowUp: "neutral", ArrowRight: "love" };

/** A stack of cards, each judged by swipe, button or arrow key. */
export function CardStackStep({ step, answer = {}, send }: StepProps<ShownCardStack, Verdicts>) {
  const root = useRef<HTMLDivElement>(null);
  const card = step.cards[step.card];
  const below = step.below === undefined ? undefined : step.cards[step.below];
  const given = answer[step.card];
  const judge = (verdict: Verdict) => send({ type: "chosen", value: verdict });

  // arrow keys judge wherever the focus is in the step; the step takes it where nothing else has it
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const verdict = KEYS[event.key];
    if (!verdict || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // a key that is held speaks for one card, not for the rest of the stack
    if (!event.repeat) judge(verdict);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut for the buttons inside
    <div ref={root} className={styles.root} onKeyDown={onKeyDown} tabIndex={-1}>
      <StepFrame
        title={step.title}
        hint={step.hint}
        action={<VerdictButtons words={step.verdicts} given={given} onJudge={judge} />}
      >
        <LazyMotion features={loadDrag}>
          <div className={styles.stack}>
            {below && (
              <div className={styles.below} aria-hidden="true">
                <Picture picture={below.image} className={styles.picture} />
                <span className={styles.label}>{below.label}</span>
              </div>
            )}
            <Card key={step.card} step={step} given={given} onJudge={judge} />
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
