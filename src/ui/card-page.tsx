import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import styles from "./card-page.module.css";
import { Icon } from "./icon.tsx";
import spinner from "./spinner.module.css";
import { useArrival } from "./use-arrival.ts";

/** How a page beside the quiz presents itself. */
export interface CardFrame {
  title: string;
  /** `busy` turns instead of showing an icon. */
  emblem: { icon: string; tone: "plain" | "good" | "bad" } | "busy";
  text?: ReactNode;
  /** What went wrong, where the page is about that. */
  alert?: string | undefined;
}

interface CardPageProps extends CardFrame {
  brand: string;
  children?: ReactNode;
  /** Ways elsewhere, below the card. */
  below?: ReactNode;
}

/** One matter on one sheet: what it is about, and what can be done. The sheet stays while what stands on it changes, so that changes are heard. */
export function CardPage({ title, emblem, text, alert, brand, children, below }: CardPageProps) {
  const heading = useArrival(title, brand);
  const isBusy = emblem === "busy";
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.head} role={isBusy ? "status" : undefined}>
          <span className={[styles.emblem, styles[isBusy ? "plain" : emblem.tone]].join(" ")}>
            {isBusy ? (
              <span className={spinner.spinner} aria-hidden="true" />
            ) : (
              <Icon name={emblem.icon} />
            )}
          </span>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <Alert text={alert} boxed />
        {children}
      </section>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
