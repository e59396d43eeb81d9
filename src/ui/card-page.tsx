import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import styles from "./card-page.module.css";
import { Icon } from "./icon.tsx";
import { usePageAnnouncement } from "./use-page-announcement.ts";

/** The title, emblem, and text of a page outside the quiz. */
export interface CardFrame {
  title: string;
  /** `busy` shows a spinner instead of an icon. */
  emblem: { icon: string; tone: "plain" | "good" | "bad" } | "busy";
  text?: ReactNode;
  /** The error, if the page is about one. */
  alert?: string | undefined;
}

interface CardPageProps extends CardFrame {
  brand: string;
  children?: ReactNode;
  /** Links to other pages, below the card. */
  below?: ReactNode;
}

/**
 * One topic on one card: what it's about, and what you can do. The card stays while its content
 * changes, so that screen readers announce changes.
 */
export function CardPage({ title, emblem, text, alert, brand, children, below }: CardPageProps) {
  const heading = usePageAnnouncement(title, brand);
  const isBusy = emblem === "busy";
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.head} role={isBusy ? "status" : undefined}>
          <span className={[styles.emblem, styles[isBusy ? "plain" : emblem.tone]].join(" ")}>
            {isBusy ? (
              <span className={styles.spinner} aria-hidden="true" />
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
