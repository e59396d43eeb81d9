import { type ReactNode, useEffect, useRef, useState } from "react";
import { type OwnSession, readMySessions } from "#api/account/my-sessions.ts";
import type { Account } from "#api/account/session.ts";
import { shortDayText } from "#lib/texts/utc-times.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { Section } from "#ui/section.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { useRead } from "../use-read.ts";
import { browserName } from "./browser-name.ts";
import { EndSessions } from "./end-sessions.tsx";
import styles from "./my-sessions.module.css";

/** Where the account is signed in, and a way to end it. */
export function MySessions({ account }: { account: Account }) {
  const { found, askAgain } = useRead(readMySessions);
  return (
    <Section
      title="Where you're signed in"
      text="Lost a device, or don't recognize one? Sign it out. It has to ask for your password again, and none of your notes are lost."
    >
      <Content account={account} sessions={found} onRetry={askAgain} />
    </Section>
  );
}

interface ContentProps {
  account: Account;
  sessions: OwnSession[] | "failed" | undefined;
  onRetry: () => void;
}

function Content({ account, sessions, onRetry }: ContentProps): ReactNode {
  if (sessions === undefined) return <Loading text="Looking up where you're signed in" />;
  if (sessions === "failed")
    return (
      <>
        <Alert text="We couldn't look up where you're signed in." boxed />
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  return <OpenSessions account={account} sessions={sessions} />;
}

function OpenSessions({ account, sessions }: { account: Account; sessions: OwnSession[] }) {
  const [ended, setEnded] = useState<OwnSession[]>([]);
  const [asked, setAsked] = useState<OwnSession[]>([]);
  const note = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useEffect(() => {
    if (ended.length > 0) note.current?.focus();
  }, [ended]);
  const open = sessions
    .filter((session) => !ended.includes(session))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  const others = open.filter(({ isThis }) => !isThis);
  return (
    <>
      <ul className={styles.sessions}>
        {open.map((session) => (
          <Row key={session.id} session={session} onAsk={() => setAsked([session])} />
        ))}
      </ul>
      <p ref={note} role="status" tabIndex={-1} className={styles.ended}>
        {ended.length > 0 && asked.length === 0 ? "Signed out." : ""}
      </p>
      {asked.length > 0 ? (
        <EndSessions
          key={asked.map(({ id }) => id).join()}
          account={account}
          sessions={asked}
          onEnded={() => {
            setEnded([...ended, ...asked]);
            setAsked([]);
          }}
          onBack={() => setAsked([])}
        />
      ) : (
        others.length > 1 && (
          <Button look="quiet" onClick={() => setAsked(others)}>
            Sign out everywhere else
          </Button>
        )
      )}
    </>
  );
}

function Row({ session, onAsk }: { session: OwnSession; onAsk: () => void }) {
  const { usedAt, userAgent, isThis } = session;
  const { name, kind } = browserName(userAgent);
  return (
    <li className={styles.session}>
      <Icon name={kind === "phone" ? "device-mobile" : "desktop"} className={styles.icon} />
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.used}>
          {isThis ? "This browser" : `Last used ${shortDayText(usedAt)}`}
        </span>
      </span>
      {!isThis && (
        <TextButton onClick={onAsk} aria-label={`Sign out ${name}`}>
          Sign out
        </TextButton>
      )}
    </li>
  );
}
