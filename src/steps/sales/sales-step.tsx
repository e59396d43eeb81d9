import { useEffect, useId, useRef } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FeatureList } from "#ui/feature-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { AnswerLinesList } from "../answer-lines-list.tsx";
import type { StepProps } from "../step.ts";
import type { ShownSales } from "./behaviour.ts";
import { Questions } from "./questions.tsx";
import styles from "./sales-step.module.css";

/** What is sold, for how much, and the one button that buys it. */
export function SalesStep({ step, send }: StepProps<ShownSales>) {
  const { offer } = step;
  const includedId = useId();
  const button = useRef<HTMLButtonElement>(null);

  // it lost the focus when it was disabled; whoever is told of a failure stands where it can be tried again
  useEffect(() => {
    if (step.complaint && !step.busy) button.current?.focus({ preventScroll: true });
  }, [step.complaint, step.busy]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {step.hint && <p className={styles.hint}>{step.hint}</p>}
        <p className={styles.kicker}>{step.title}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {offer.name}
        </h1>
        <p className={styles.description}>{offer.description}</p>
        {step.image && <Picture picture={step.image} className={styles.picture} />}
      </div>

      <div className={styles.buy}>
        <div className={styles.offer}>
          <p className={styles.price}>
            <strong className={styles.amount}>{offer.price}</strong>
            <span>{offer.terms}</span>
          </p>
          <p className={styles.secure}>
            <Icon name="shield-check" className={styles.secureIcon} />
            {offer.button.secure}
          </p>
          <div className={styles.guarantee}>
            {offer.guarantee.image && (
              <Picture picture={offer.guarantee.image} className={styles.seal} />
            )}
            <div>
              <h2 className={styles.guaranteeTitle}>{offer.guarantee.title}</h2>
              <p>{offer.guarantee.text}</p>
            </div>
          </div>
        </div>
        <div className={styles.action}>
          <Alert text={step.complaint} boxed />
          <Button
            ref={button}
            className={styles.button ?? ""}
            busy={step.busy}
            onClick={() => send({ type: "continued" })}
          >
            {step.busy ? offer.button.processing : offer.button.buy}
          </Button>
        </div>
      </div>

      <div className={styles.details}>
        {step.shownRecap && <AnswerLinesList {...step.shownRecap} />}
        <section aria-labelledby={includedId}>
          <h2 id={includedId} className={styles.sectionTitle}>
            {offer.included.title}
          </h2>
          <FeatureList features={offer.included.items} tiled />
        </section>
        <Questions {...offer.faq} />
      </div>
    </div>
  );
}
