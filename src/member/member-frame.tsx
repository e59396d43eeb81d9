import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { useArrival } from "#ui/use-arrival.ts";
import styles from "./member.module.css";
import { useOpenTab } from "./open-tab.ts";
import { tabs } from "./tabs.ts";

interface MemberFrameProps {
  brand: string;
  email: string;
  /** How to leave; without it nobody is signed in. */
  leave?: ReactNode;
  children: ReactNode;
}

/** What the member area stands in: the way out, and on the first tab whose it is. Elsewhere it is one calm row. */
export function MemberFrame({ brand, email, leave, children }: MemberFrameProps) {
  const heading = useArrival("Your plan", brand);
  const isWelcome = useOpenTab() === tabs[0];
  return (
    <div className={styles.page}>
      <header className={styles.head} data-brief={!isWelcome || undefined}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Your plan
        </h1>
        {isWelcome && (
          <p className={styles.welcome}>
            <Icon name="user-circle" className={styles.welcomeIcon} />
            <span>
              Welcome, <strong>{email}</strong>
            </span>
          </p>
        )}
        {leave}
      </header>
      {children}
    </div>
  );
}
