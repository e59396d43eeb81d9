import { LazyMotion } from "framer-motion";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownCardStack, Verdict, Verdicts } from "./behavior.ts";
import { Card, CardBelow } from "./card.tsx";
import styles from "./card-stack-step.module.css";
import { useDragCode } from "./first-drag.ts";

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

const LOOKS: { verdict: Verdict; icon: string }[] = [
  { verdict: "hate", icon: "thumbs-down-fill" },
  { verdict: "neutral", icon: "minus-bold" },
  { verdict: "love", icon: "heart-fill" },
];

interface VerdictButtonsProps {
  words: Record<Verdict, string>;
  given: Verdict | undefined;
  onJudge: (verdict: Verdict) => void;
}

function VerdictButtons({ words, given, onJudge }: VerdictButtonsProps) {
  return (
    <div className={styles.verdicts}>
      {LOOKS.map(({ verdict, icon }) => (
        <button
          key={verdict}
          type="button"
          className={styles.verdict}
          data-option={verdict}
          data-given={given === verdict || undefined}
          aria-pressed={given === verdict}
          onClick={() => onJudge(verdict)}
        >
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <span>{words[verdict]}</span>
        </button>
      ))}
    </div>
  );
}
