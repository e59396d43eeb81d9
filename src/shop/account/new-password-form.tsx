import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OpenedAccount } from "#api/account/open-recovery-link.ts";
import { signOut } from "#api/account/sign-out.ts";
import { MIN_PASSWORD_LENGTH, passwordErrors } from "#lib/new-password.ts";
import { type FormField, ValidatedForm } from "#ui/forms/validated-form.tsx";
import type { LoginState } from "./login-state.ts";

const FAILED = "The password could not be changed. Please try again.";

const fields: FormField<"password" | "again">[] = [
  {
    name: "password",
    label: "New password",
    type: "password",
    autoComplete: "new-password",
    required: true,
    minLength: MIN_PASSWORD_LENGTH,
    placeholder: `At least ${MIN_PASSWORD_LENGTH} characters`,
  },
  {
    name: "again",
    label: "Confirm password",
    type: "password",
    autoComplete: "new-password",
    required: true,
    minLength: MIN_PASSWORD_LENGTH,
  },
];

/** Sets an account's new password, signs it out everywhere, and continues to the sign-in page. */
export function NewPasswordForm({ account }: { account: OpenedAccount }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();
  const navigate = useNavigate();

  const submit = async ({ password }: { password: string }) => {
    setBusy(true);
    setError(undefined);
    const outcome = await account
      .setPassword(password)
      .catch(() => ({ state: "refused", message: undefined }) as const);
    if (outcome.state === "refused") {
      setBusy(false);
      setError({ text: outcome.message ?? FAILED });
      return;
    }
    // This browser may be signed in to another account, or to this one, with a session that just
    // ended.
    await signOut();
    const state: LoginState = { notice: "password-changed", email: account.email };
    navigate("/login", { replace: true, state });
  };
  return (
    <ValidatedForm
      account={account.email}
      fields={fields}
      check={({ password, again }) => passwordErrors(password, again)}
      button={{ ready: "Save password", busy: "Saving..." }}
      busy={busy}
      error={error}
      onSubmit={submit}
      onEdit={() => setError(undefined)}
    />
  );
}
