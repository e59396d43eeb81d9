import { useState } from "react";
import { requestPasswordReset } from "#api/account/request-password-reset.ts";
import { accountAddressError } from "#lib/account-address.ts";
import { MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";
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
      fields={[
        {
          name: "email",
          label: "Email",
          type: "email",
          inputMode: "email",
          autoComplete: "username",
          required: true,
          maxLength: MAX_ADDRESS_LENGTH,
        },
      ]}
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
