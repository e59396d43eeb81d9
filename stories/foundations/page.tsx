import type { ReactNode } from "react";
import styles from "./page.module.css";

interface PageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page of the foundations. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <main className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </main>
  );
}

export function Part({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
