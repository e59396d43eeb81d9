import { MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";
import type { FormField } from "./validated-form.tsx";

interface EmailOptions<Name extends string> {
  name: Name;
  label?: string;
  /** `username` for the address of an account: password managers store passwords under it. */
  autoComplete: "username" | "email" | "off";
  initial?: string;
}

/** An email address. */
export const emailField = <const Name extends string>(
  own: EmailOptions<Name>,
): FormField<Name> => ({
  label: "Email",
  type: "email",
  inputMode: "email",
  required: true,
  maxLength: MAX_ADDRESS_LENGTH,
  ...own,
});

interface CodeOptions {
  /** `off` if somebody else got the mail. */
  autoComplete?: "one-time-code" | "off";
}

/** The code from a mail. */
export const codeField = ({
  autoComplete = "one-time-code",
}: CodeOptions = {}): FormField<"code"> => ({
  name: "code",
  label: "6-digit code",
  inputMode: "numeric",
  autoComplete,
  required: true,
  placeholder: "123456",
});
