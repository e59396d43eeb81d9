import { ValidatedForm } from "#ui/forms/validated-form.tsx";

interface PasswordFormProps {
  /** The address of the account, for password managers. */
  account: string;
  button: { ready: string; busy: string };
  busy: boolean;
  error: { text: string } | undefined;
  onSubmit: (password: string) => void;
  onEdit: () => void;
}

/** Asks for the account's password before something that a stranger mustn't do. */
export function PasswordForm({ onSubmit, ...form }: PasswordFormProps) {
  return (
    <ValidatedForm
      {...form}
      fields={[
        {
          name: "password",
          label: "Your password",
          type: "password",
          autoComplete: "current-password",
          required: true,
          autoFocus: true,
        },
      ]}
      check={({ password }) => (password === "" ? { password: "Please enter your password" } : {})}
      onSubmit={({ password }) => onSubmit(password)}
    />
  );
}
