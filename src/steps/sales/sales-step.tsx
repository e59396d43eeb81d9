import { type ComponentType, lazy, Suspense, useEffect, useId, useRef } from "react";
import { loadIfAllowed } from "#lib/tracking/load-if-allowed.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FeatureList } from "#ui/feature-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/loading/use-hydrated.ts";
import { Picture } from "#ui/picture.tsx";
import { AnswerLinesList } from "../answer-lines-list.tsx";
import { PlanPreviewSpot } from "../plan-preview/plan-preview-spot.tsx";
import type { StepProps } from "../step.ts";
import type { ShownSales } from "./behavior.ts";
import { Questions } from "./questions.tsx";
import styles from "./sales-step.module.css";

type SalesProps = StepProps<ShownSales>;

// A content blocker may drop its file. Then nobody is asked, and everybody can still buy.
const AdConsent = lazy<ComponentType<{ text: string }>>(() =>
  import("./ad-consent.tsx").then(
    ({ AdConsent }) => ({ default: AdConsent }),
    () => ({ default: () => null }),
  ),
);

/** What is sold, the price, and the one button that buys it. */
export function SalesStep({ step, send }: SalesProps) {
  const { offer } = step;
  const includedId = useId();
  useEffect(
    () =>
      loadIfAllowed(() => import("#lib/tracking/ad-consent.ts"))((part) =>
        part.revokeStaleAdConsent(offer["ad-consent"]),
      ),
    [offer["ad-consent"]],
  );
  return (
    <div className={styles.page}>
      <Head step={step} />
      <div className={styles.buy}>
        <Price offer={offer} />
        <BuyAction step={step} send={send} />
      </div>

      <div className={styles.details}>
        {step["plan-preview"] && (
          <PlanPreviewSpot words={step["plan-preview"]} answers={step.answers} />
        )}
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

function Head({ step }: Pick<SalesProps, "step">) {
  return (
    <div className={styles.head}>
      {step.hint && <p className={styles.hint}>{step.hint}</p>}
      <p className={styles.kicker}>{step.title}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {step.offer.name}
      </h1>
      <p className={styles.description}>{step.offer.description}</p>
      {step.image && <Picture picture={step.image} className={styles.picture} />}
    </div>
  );
}

function Price({ offer }: Pick<ShownSales, "offer">) {
  const { guarantee } = offer;
  const isHydrated = useHydrated();
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        <strong className={styles.amount}>{offer.price}</strong>
        <span>{offer.terms}</span>
      </p>
      <p className={styles.secure}>
        <Icon name="shield-check" className={styles.secureIcon} />
        <span>{offer.button.secure}</span>
      </p>
      <div className={styles.guarantee}>
        {guarantee.image && <Picture picture={guarantee.image} className={styles.seal} />}
        <div>
          <h2 className={styles.guaranteeTitle}>{guarantee.title}</h2>
          <p>{guarantee.text}</p>
        </div>
      </div>
      {isHydrated && offer["ad-consent"] && (
        <Suspense fallback={null}>
          <AdConsent text={offer["ad-consent"]} />
        </Suspense>
      )}
    </div>
  );
}

function BuyAction({ step, send }: Pick<SalesProps, "step" | "send">) {
  const { button: words } = step.offer;
  const button = useRef<HTMLButtonElement>(null);

  // The button lost the focus when it was disabled. Give it back after a failure, so the visitor
  // can try again.
  useEffect(() => {
    if (step.error && !step.busy) button.current?.focus({ preventScroll: true });
  }, [step.error, step.busy]);

  return (
    <div className={styles.action}>
      <Alert text={step.error} boxed />
      <Button
        ref={button}
        className={styles.button ?? ""}
        busy={step.busy}
        onClick={() => send({ type: "continued" })}
      >
        {step.busy ? words.processing : words.buy}
      </Button>
    </div>
  );
}
