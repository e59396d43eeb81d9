import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
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
  const { found, refetch } = useRead(readMySessions);
  return (
    <Section
      title="Where you're signed in"
      text="Lost a device, or don't recognize one? Sign it out, and it will need your password to get back in. Anything already saved on that device stays there."
    >
      <Content account={account} sessions={found} onRetry={refetch} />
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
  const [note, setNote] = useState("");
  const noteLine = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone. The focus moves before the browser paints.
  useLayoutEffect(() => {
    if (note) noteLine.current?.focus();
  }, [note]);
  const open = sessions.filter((session) => !ended.includes(session));
  const others = open.filter(({ isThis }) => !isThis);
  const thisFirst = [...open.filter(({ isThis }) => isThis), ...others];
  const ask = (chosen: OwnSession[]) => {
    setNote("");
    setAsked(chosen);
  };
  const close = (said: string) => {
    setNote(said);
    setAsked([]);
  };
  return (
    <>
      <ul className={styles.sessions}>
        {thisFirst.map((session) => (
          <Row
            key={session.id}
            session={session}
            onAsk={asked.length === 0 ? () => ask([session]) : undefined}
          />
        ))}
      </ul>
      <p ref={noteLine} role="status" tabIndex={-1} className={styles.note}>
        {note}
      </p>
      {asked.length > 0 && (
        <EndSessions
          account={account}
          sessions={asked}
          onEnded={() => {
            setEnded([...ended, ...asked]);
            close("Signed out.");
          }}
          onBack={() => close("Nothing was signed out.")}
        />
      )}
      {asked.length === 0 && others.length > 1 && (
        <Button look="quiet" onClick={() => ask(others)}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

/** A place, with a button unless it's this browser or something is asked already. */
function Row({ session, onAsk }: { session: OwnSession; onAsk: (() => void) | undefined }) {
  const { beganAt, usedAt, userAgent, isThis } = session;
  const { name, kind } = browserName(userAgent);
  const since = `Signed in ${shortDayText(beganAt)}`;
  return (
    <li className={styles.session}>
      <Icon name={kind === "phone" ? "device-mobile" : "desktop"} className={styles.icon} />
      <div className={styles.row}>
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.when}>{since}</span>
          <span className={styles.when}>
            {isThis ? "This browser" : `Last used ${shortDayText(usedAt)}`}
          </span>
        </span>
        {!isThis && onAsk && (
          <TextButton onClick={onAsk} aria-label={`Sign out ${name}. ${since}`}>
            Sign out
          </TextButton>
        )}
      </div>
    </li>
  );
}
