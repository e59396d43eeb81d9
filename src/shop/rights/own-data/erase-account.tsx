import { useRef, useState } from "react";
import { eraseAccount } from "#api/account/erase-account.ts";
import type { Account } from "#api/account/session.ts";
import { createUuid } from "#lib/uuid.ts";
import { Button } from "#ui/button.tsx";
import { Section, SectionText } from "#ui/section.tsx";
import { TextButton, TextLink } from "#ui/text-button.tsx";
import styles from "./erase-account.module.css";
import { PasswordForm } from "./password-form.tsx";
import { WRONG_PASSWORD } from "./words.ts";

const REFUSED = "Your account could not be erased. Nothing was changed. Please try again.";
const UNANSWERED =
  "There's no answer, so we don't know if your account has been erased. Please try again.";

interface EraseAccountProps {
  account: Account;
  onErased: () => Promise<void>;
}

/** Erases the account, after the password is typed once more. */
export function EraseAccount({ account, onErased }: EraseAccountProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section
      title="Erase your account"
      text="Removes your account, answers, tracker, lists, and photos, here and on our side, and ends your access. It can't be undone. We have to keep the record of your payment for as long as tax law requires: order number, amount, dates, and what you agreed to, without your account."
    >
      {isAsked ? (
        <EraseForm account={account} onErased={onErased} onBack={() => setAsked(false)} />
      ) : (
        <Button look="quiet" onClick={() => setAsked(true)}>
          Erase my account
        </Button>
      )}
    </Section>
  );
}

function EraseForm({ account, onErased, onBack }: EraseAccountProps & { onBack: () => void }) {
  const { busy, error, erase, clearError } = useErasure(account, onErased);
  return (
    <>
      <SectionText>
        Erasing doesn't refund you. If you want your money back, withdraw first. If you want a copy
        of your data, download it first.
      </SectionText>
      <div className={styles.way}>
        <TextLink to="/withdraw">Withdraw first</TextLink>
      </div>
      <PasswordForm
        account={account.email}
        button={{ ready: "Erase my account for good", busy: "Erasing your account..." }}
        busy={busy}
        error={error}
        onSubmit={(password) => void erase(password)}
        onEdit={clearError}
      />
      <TextButton disabled={busy} onClick={onBack}>
        Keep my account
      </TextButton>
    </>
  );
}

function useErasure(account: Account, onErased: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();
  // The same for each attempt, so that one with a lost answer is recognized.
  const isRepeated = useRef(false);
  const [erasure] = useState(() => createUuid());

  const erase = async (password: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const outcome = await eraseAccount(account, password, {
        erasure,
        isRepeated: isRepeated.current,
      });
      if (outcome === "erased") return await onErased();
      setError({
        text: outcome === "wrong-password" ? WRONG_PASSWORD : (outcome.refused ?? REFUSED),
      });
    } catch {
      isRepeated.current = true;
      setError({ text: UNANSWERED });
    }
    setBusy(false);
  };
  return { busy, error, erase, clearError: () => setError(undefined) };
}
