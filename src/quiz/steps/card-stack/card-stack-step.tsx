import { LazyMotion } from "framer-motion";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownCardStack, Verdict, Verdicts } from "./behavior.ts";
import { Card, CardBelow } from "./card.tsx";
import styles from "./card-stack-step.module.css";
import { useDragCode } from "./first-drag.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";

const KEYS: Record<string, Verdict> = { ArrowLeft: "hate", ArrowUp: "neutral", ArrowRight: "love" };

const getVerdict = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? undefined : KEYS[key];

/** A stack of cards. The visitor judges each one by swipe, button, or arrow key. */
export function CardStackStep({ step, answer = {}, send }: StepProps<ShownCardStack, Verdicts>) {
  const root = useRef<HTMLDivElement>(null);
  const dragCode = useDragCode();
  const below = step.below === undefined ? undefined : step.cards[step.below];
  const given = answer[step.card];
  const judge = (verdict: Verdict) => send({ type: "chosen", value: verdict });

  // Arrow keys work anywhere in the step, so the step takes the focus if nothing else has it.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const verdict = getVerdict(event);
    if (!verdict) return;
    event.preventDefault();
    // A held key judges one card, not the rest of the stack.
    if (!event.repeat) judge(verdict);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Keys are a shortcut for the buttons inside.
    <div ref={root} className={styles.root} onKeyDown={onKeyDown} tabIndex={-1}>
      <StepFrame
        title={step.title}
        hint={step.hint}
        action={<VerdictButtons words={step.verdicts} given={given} onJudge={judge} />}
      >
        <LazyMotion features={dragCode.features}>
          <div className={styles.stack}>
            {below && <CardBelow {...below} />}
            <Card key={step.card} step={step} given={given} dragCode={dragCode} onJudge={judge} />
          </div>
        </LazyMotion>
        <Position step={step} />
      </StepFrame>
    </div>
  );
}

function Position({ step }: { step: ShownCardStack }) {
  return (
    <p className={styles.position}>
      <span role="status">
        <VisuallyHidden>{`${step.cards[step.card]?.label}, `}</VisuallyHidden>
        <span>{`${step.position}/${Object.keys(step.cards).length}`}</span>
      </span>
    </p>
  );
}
