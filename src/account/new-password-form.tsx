import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { openRecoveryLink, type RecoveryLink } from "#backend/open-recovery-link.ts";
import { setPassword } from "#backend/set-password.ts";
import { passwordComplaints, shortestPassword } from "#lib/new-password.ts";
import { CheckedForm } from "#ui/checked-form.tsx";

const FAILED = "The password could not be changed. Please try again.";

/** Sets a new password. The link is only used when it is sent off: mail programs open links to look at them, and this one works once. */
export function NewPasswordForm({ link, onExpired }: { link: RecoveryLink; onExpired: () => void }) {
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<{ text: string }>();
  const isOpen = useRef(false);
  const navigate = useNavigate();

  const change = async (password: string): Promise<string | undefined> => {
    // a password that was refused is tried again with the same link
    if (!isOpen.current && (await openRecoveryLink(link)) === "expired") {
      onExpired();
      return undefined;
    }
    isOpen.current = true;
    const outcome = await setPassword(password);
    if (outcome.state === "refused") return outcome.message ?? FAILED;
    navigate("/profile", { replace: true });
    return undefined;
  };
  const submit = async ({ password }: { password: string }) => {
    setBusy(true);
    setComplaint(undefined);
    const failure = await change(password).catch(() => FAILED);
    setBusy(false);
    if (failure !== undefined) setComplaint({ text: failure });
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
        { name: "again", label: "Confirm password", type: "password", autoComplete: "new-password", required: true, minLength: shortestPassword },
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
