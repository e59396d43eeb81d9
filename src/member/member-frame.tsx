import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import styles from "./member-frame.module.css";
import { MemberPage } from "./member-page.tsx";
import { useOpenTab } from "./open-tab.ts";
import { tabs } from "./tabs.ts";

interface MemberFrameProps {
  brand: string;
  email: string;
  /** The way to the member's answers; left out if there are none. */
  answers?: ReactNode;
  /** The way to the account, next to the email; left out if no one is signed in. */
  account?: ReactNode;
  /** The log-out button; left out if no one is signed in. */
  leave?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the member area: the log-out button and, on the first tab, a welcome with the
 * member's email. On other tabs it's one quiet row.
 */
export function MemberFrame({ brand, email, answers, account, leave, children }: MemberFrameProps) {
  const heading = usePageAnnouncement("Your plan", brand);
  const isWelcome = useOpenTab() === tabs[0];
  return (
    <MemberPage>
      <header className={styles.head} data-brief={!isWelcome || undefined}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Your plan
        </h1>
        {isWelcome && (
          <p className={styles.welcome}>
            <Icon name="user-circle" className={styles.welcomeIcon} />
            <span>
              <span>Welcome,</span> <strong>{email}</strong>
            </span>
            {account}
          </p>
        )}
        <div className={styles.ways}>
          {answers}
          {leave}
        </div>
      </header>
      {children}
    </MemberPage>
  );
}
