import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One subject of the account. */
export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text && <SectionText>{text}</SectionText>}
      {children}
    </section>
  );
}

export function SectionText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
