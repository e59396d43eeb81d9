/** The specification's minimum. Raise it here for a stricter product. */
export const MIN_PASSWORD_LENGTH = 6;

/** Both auth services hash passwords with bcrypt, which ignores what comes after these bytes. */
const MAX_BYTES = 72;
const COUNTED_AS = "Letters with accents and emoji count as two to four.";

export interface PasswordErrors {
  password?: string;
  again?: string;
}

/**
 * Errors in a password that was typed twice, by field; empty if there are none. Passwords are never
 * trimmed.
 */
export function passwordErrors(password: string, again: string): PasswordErrors {
  const error = passwordError(password);
  return {
    ...(error ? { password: error } : {}),
    ...(password === again ? {} : { again: "Passwords do not match" }),
  };
}

function passwordError(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
  if (new TextEncoder().encode(password).length > MAX_BYTES)
    return `Password must be at most ${MAX_BYTES} characters. ${COUNTED_AS}`;
  return undefined;
}
