import { accountAddressComplaint, longestAddress } from "#lib/account-address.ts";
import { passwordComplaints, shortestPassword } from "#lib/new-password.ts";
import { CheckedForm, type FormField } from "#ui/checked-form.tsx";
import styles from "./checkout.module.css";
import type { Credentials, Way } from "./purchase-setup.ts";

type Name = "email" | "password" | "again";

interface AccountFormProps {
  way: Way;
  email: string;
  busy: boolean;
  complaint: { text: string } | undefined;
  /** Why the form is another one now. */
  notice: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  onEdit: () => void;
}

const password = {
  name: "password",
  label: "Password",
  type: "password",
  required: true,
  minLength: shortestPassword,
} as const;

/** An account for a purchase: a new one, or the one that there is. */
export function AccountForm({
  way,
  email,
  busy,
  complaint,
  notice,
  onSubmit,
  onEdit,
}: AccountFormProps) {
  const address: FormField<Name> = {
    name: "email",
    label: "Email",
    type: "email",
    inputMode: "email",
    autoComplete: way === "create" ? "email" : "username",
    required: true,
    maxLength: longestAddress,
    initial: email,
  };
  const isNew = way === "create";
  const fields: FormField<Name>[] = isNew
    ? [
        address,
        {
          ...password,
          autoComplete: "new-password",
          placeholder: `At least ${shortestPassword} characters`,
        },
        { ...password, name: "again", label: "Confirm password", autoComplete: "new-password" },
      ]
    : [address, { ...password, autoComplete: "current-password" }];
  return (
    <CheckedForm
      fields={fields}
      check={(typed) => complaintsOf(typed, isNew)}
      button={
        isNew
          ? { ready: "Create account", busy: "Creating account..." }
          : { ready: "Sign in and add my purchase", busy: "Signing in..." }
      }
      busy={busy}
      complaint={complaint}
      onSubmit={(typed) => onSubmit({ email: typed.email.trim(), password: typed.password })}
      onEdit={onEdit}
    >
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </CheckedForm>
  );
}

function complaintsOf(
  { email, password, again }: Record<Name, string>,
  isNew: boolean,
): Partial<Record<Name, string>> {
  const address = accountAddressComplaint(email);
  return {
    ...(address ? { email: address } : {}),
    ...(isNew
      ? passwordComplaints(password, again)
      : password === ""
        ? { password: "Please enter your password" }
        : {}),
  };
}
