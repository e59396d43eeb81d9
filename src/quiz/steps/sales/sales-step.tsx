import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { loadIfAllowed } from "#lib/tracking/load-if-allowed.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FeatureList } from "#ui/feature-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Picture } from "#ui/picture.tsx";
import { AnswerLinesList } from "../answer-lines-list.tsx";
import { LeaveOut } from "../plan-preview/leave-out.tsx";
import { PlanPreviewSpot } from "../plan-preview/plan-preview-spot.tsx";
import { useExclusions } from "../plan-preview/use-exclusions.ts";
import type { Offer } from "../schema/offer-schema.ts";
import type { StepProps } from "../step.ts";
import type { ShownSales } from "./behavior.ts";
import styles from "./sales-step.module.css";

type SalesProps = StepProps<ShownSales>;

/** The product, the price, and the one button that buys it. */
export function SalesStep({ step, send }: SalesProps) {
  const { offer } = step;
  const includedId = useId();
  const { answers, exclusions, onChange } = useExclusions(step.answers);
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
        <Price step={step} />
        <BuyAction step={step} send={send} />
      </div>

      <div className={styles.details}>
        {step["plan-preview"] && <PlanPreviewSpot words={step["plan-preview"]} answers={answers} />}
        {step["leave-out"] && (
          <LeaveOut words={step["leave-out"]} exclusions={exclusions} onChange={onChange} />
        )}
        {step.shownRecap && <AnswerLinesList {...step.shownRecap} />}
        <section aria-labelledby={includedId}>
          <h2 id={includedId} className={styles.sectionTitle}>
            {offer.included.title}
          </h2>
          <FeatureList features={offer.included.items} tiled />
        </section>
        <Sources review={offer.review} sources={offer.sources} />
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

function Price({ step }: Pick<SalesProps, "step">) {
  const { offer } = step;
  const { guarantee } = offer;
  const AdConsent = useAdConsent();
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
      {step["doctor-first"] && <Note {...step["doctor-first"]} />}
      {AdConsent && offer["ad-consent"] && <AdConsent text={offer["ad-consent"]} />}
    </div>
  );
}

/** The box that asks for consent. Without it, no one is asked, and everyone can still buy. */
function useAdConsent() {
  const [box, setBox] = useState<ComponentType<{ text: string }>>();
  useEffect(() => {
    loadIfAllowed(() => import("./ad-consent.tsx"))(({ AdConsent }) => setBox(() => AdConsent));
  }, []);
  return box;
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
      {step.warning && <p className={styles.warning}>{step.warning}</p>}
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

/** Questions that expand to show their answers. */
function Questions({ title, entries }: Offer["faq"]) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.questionsTitle}>
        {title}
      </h2>
      {entries.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="caret-down-bold" className={styles.caret} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}

/** The plan's reviewer, if there is one, and the guidelines that it's written from. */
function Sources({ review, sources }: Pick<Offer, "review" | "sources">) {
  if (!review && !sources) return null;
  return (
    <section className={styles.sources}>
      {review && (
        <p className={styles.review}>
          <Icon name="seal-check" className={styles.sourcesSeal} />
          <span>
            <span>{review.label}</span> <strong>{review.name}</strong>{" "}
            <time dateTime={review.date}>{`(${formatDate(review.date)})`}</time>
          </span>
        </p>
      )}
      {sources && (
        <>
          <h2 className={styles.sourcesTitle}>{sources.title}</h2>
          <ul className={styles.entries}>
            {sources.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const formatDate = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
