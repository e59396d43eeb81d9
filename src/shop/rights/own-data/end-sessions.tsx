import { useState } from "react";
import { endMySessions, type OwnSession } from "#api/account/my-sessions.ts";
import type { Account } from "#api/account/session.ts";
import { SectionText } from "#ui/section.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { browserName } from "./browser-name.ts";
import { PasswordForm } from "./password-form.tsx";
import { WRONG_PASSWORD } from "./words.ts";

interface EndSessionsProps {
  account: Account;
  /** One or more. */
  sessions: OwnSession[];
  onEnded: () => void;
  onBack: () => void;
}

/** Asks for the password, and ends these sessions. */
export function EndSessions({ account, sessions, onEnded, onBack }: EndSessionsProps) {
  const { busy, error, end, clearError } = useEnding(account, sessions, onEnded);
  const [only] = sessions;
  const what =
    sessions.length === 1 && only
      ? browserName(only.userAgent).name
      : `${sessions.length} other devices`;
  return (
    <>
      <SectionText>{`Type your password to sign out ${what}.`}</SectionText>
      <PasswordForm
        account={account.email}
        button={{ ready: "Sign out", busy: "Signing out..." }}
        busy={busy}
        error={error}
        onSubmit={(password) => void end(password)}
        onEdit={clearError}
      />
      <TextButton disabled={busy} onClick={onBack}>
        Cancel
      </TextButton>
    </>
  );
}

function useEnding(account: Account, sessions: OwnSession[], onEnded: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();

  const end = async (password: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const ids = sessions.map(({ id }) => id);
      const outcome = await endMySessions(account, password, ids);
      if (outcome === "ended") return onEnded();
      setError({
        text:
          outcome === "wrong-password"
            ? WRONG_PASSWORD
            : (outcome.refused ?? "Nothing was signed out. Please try again."),
      });
    } catch {
      setError({ text: "We don't know if that worked. Check your connection and try again." });
    }
    setBusy(false);
  };
  return { busy, error, end, clearError: () => setError(undefined) };
}
