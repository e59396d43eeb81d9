import { useState } from "react";
import { requestPasswordReset } from "#api/account/request-password-reset.ts";
import { accountAddressError } from "#lib/account-address.ts";
import { emailField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";

/**
 * Asks for the address to send a password reset link to. Never reveals whether an account exists.
 */
export function AskForReset({ onSent }: { onSent: (email: string) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();

  const ask = async ({ email }: { email: string }) => {
    setBusy(true);
    setError(undefined);
    const answer = await requestPasswordReset(email);
    if (answer.error === undefined) return onSent(email);
    setBusy(false);
    setError({ text: answer.error });
  };
  return (
    <ValidatedForm
      fields={[emailField({ name: "email", autoComplete: "username" })]}
      check={({ email }) => {
        const addressError = accountAddressError(email);
        return addressError ? { email: addressError } : {};
      }}
      button={{ ready: "Send link", busy: "Sending the link..." }}
      busy={busy}
      error={error}
      onSubmit={ask}
      onEdit={() => setError(undefined)}
    />
  );
}
