import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { useArrival } from "#ui/use-arrival.ts";
import styles from "./member.module.css";

interface MemberFrameProps {
  brand: string;
  email: string;
  /** How to leave; without it nobody is signed in. */
  leave?: ReactNode;
  children: ReactNode;
}

/** What the member area stands in: whose it is, and the way out. */
export function MemberFrame({ brand, email, leave, children }: MemberFrameProps) {
  const heading = useArrival("Your plan", brand);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Your plan
        </h1>
        <p className={styles.welcome}>
          <Icon name="user-circle" className={styles.welcomeIcon} />
          <span>
            Welcome, <strong>{email}</strong>
          </span>
        </p>
        {leave}
      </header>
      {children}
    </div>
  );
}
