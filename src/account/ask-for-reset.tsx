import { useState } from "react";
import { requestPasswordReset } from "#backend/request-password-reset.ts";
import { accountAddressComplaint, longestAddress } from "#lib/account-address.ts";
import { CheckedForm } from "#ui/checked-form.tsx";

/** Asks where the link for a new password is to be sent. Whether there is such an account is nobody's business. */
export function AskForReset({ onSent }: { onSent: (email: string) => void }) {
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<{ text: string }>();

  const ask = async (typed: { email: string }) => {
    const email = typed.email.trim();
    setBusy(true);
    setComplaint(undefined);
    const answer = await requestPasswordReset(email);
    if (answer.complaint === undefined) return onSent(email);
    setBusy(false);
    setComplaint({ text: answer.complaint });
  };
  return (
    <CheckedForm
      fields={[
        {
          name: "email",
          label: "Email",
          type: "email",
          inputMode: "email",
          autoComplete: "username",
          required: true,
          maxLength: longestAddress,
        },
      ]}
      check={({ email }) => {
        const complaintOfAddress = accountAddressComplaint(email);
        return complaintOfAddress ? { email: complaintOfAddress } : {};
      }}
      button={{ ready: "Send link", busy: "Sending the link..." }}
      busy={busy}
      complaint={complaint}
      onSubmit={ask}
      onEdit={() => setComplaint(undefined)}
    />
  );
}
