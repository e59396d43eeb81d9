import { accountAddressError } from "#lib/account-address.ts";
import { MIN_PASSWORD_LENGTH, passwordErrors } from "#lib/new-password.ts";
import { emailField } from "#ui/forms/form-fields.ts";
import { type FormField, ValidatedForm } from "#ui/forms/validated-form.tsx";
import styles from "./account-form.module.css";
import type { AccountMode, Credentials } from "./purchase/purchase-setup.ts";

type Name = "email" | "password" | "again";

interface AccountFormProps {
  mode: AccountMode;
  email: string;
  busy: boolean;
  error: { text: string } | undefined;
  /** Explains why the form just changed. */
  notice: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  onEdit: () => void;
}

const password = {
  name: "password",
  label: "Password",
  type: "password",
  required: true,
  minLength: MIN_PASSWORD_LENGTH,
} as const;

/** Creates an account for a purchase, or signs in to an existing one. */
export function AccountForm({
  mode,
  email,
  busy,
  error,
  notice,
  onSubmit,
  onEdit,
}: AccountFormProps) {
  const isNew = mode === "create";
  return (
    <ValidatedForm
      fields={listFields(isNew, email)}
      check={(typed) => fieldErrors(typed, isNew)}
      button={
        isNew
          ? { ready: "Create account", busy: "Creating account..." }
          : { ready: "Sign in and add my purchase", busy: "Signing in..." }
      }
      busy={busy}
      error={error}
      onSubmit={(typed) => onSubmit({ email: typed.email, password: typed.password })}
      onEdit={onEdit}
    >
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </ValidatedForm>
  );
}

function listFields(isNew: boolean, email: string): FormField<Name>[] {
  const address = emailField<Name>({ name: "email", autoComplete: "username", initial: email });
  if (!isNew) return [address, { ...password, autoComplete: "current-password" }];
  return [
    address,
    {
      ...password,
      autoComplete: "new-password",
      placeholder: `At least ${MIN_PASSWORD_LENGTH} characters`,
    },
    { ...password, name: "again", label: "Confirm password", autoComplete: "new-password" },
  ];
}

function fieldErrors(
  { email, password, again }: Record<Name, string>,
  isNew: boolean,
): Partial<Record<Name, string>> {
  const address = accountAddressError(email);
  const missing = password === "" ? { password: "Please enter your password" } : {};
  return {
    ...(address ? { email: address } : {}),
    ...(isNew ? passwordErrors(password, again) : missing),
  };
}
