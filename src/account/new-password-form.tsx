import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OpenedAccount } from "#backend/open-recovery-link.ts";
import { signOut } from "#backend/sign-out.ts";
import { passwordComplaints, shortestPassword } from "#lib/new-password.ts";
import { CheckedForm } from "#ui/checked-form.tsx";
import type { LoginState } from "./login-state.ts";

const FAILED = "The password could not be changed. Please try again.";

/** Sets the new password of an account, signs everybody out, and leads to signing in with it. */
export function NewPasswordForm({ account }: { account: OpenedAccount }) {
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<{ text: string }>();
  const navigate = useNavigate();

  const submit = async ({ password }: { password: string }) => {
    setBusy(true);
    setComplaint(undefined);
    const outcome = await account.setPassword(password);
    if (outcome.state === "refused") {
      setBusy(false);
      setComplaint({ text: outcome.message ?? FAILED });
      return;
    }
    // This browser may be signed in: to another account, or to this one, whose sessions have just ended.
    await signOut();
    const state: LoginState = { notice: "password-changed", email: account.email };
    navigate("/login", { replace: true, state });
  };
  return (
    <CheckedForm
      fields={[
        {
          name: "password",
          label: "New password",
          type: "password",
          autoComplete: "new-password",
          required: true,
          minLength: shortestPassword,
          placeholder: `At least ${shortestPassword} characters`,
        },
        {
          name: "again",
          label: "Confirm password",
          type: "password",
          autoComplete: "new-password",
          required: true,
          minLength: shortestPassword,
        },
      ]}
      check={({ password, again }) => passwordComplaints(password, again)}
      button={{ ready: "Save password", busy: "Saving..." }}
      busy={busy}
      complaint={complaint}
      onSubmit={submit}
      onEdit={() => setComplaint(undefined)}
    />
  );
}
