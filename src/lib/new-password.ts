/** The specification's minimum. Raise it here for a stricter product. */
export const shortestPassword = 6;

export interface PasswordErrors {
  password?: string;
  again?: string;
}

/**
 * Errors in a password that was typed twice, by field; empty if there are none. Passwords are never
 * trimmed.
 */
export function passwordErrors(password: string, again: string): PasswordErrors {
  return {
    ...(password.length < shortestPassword
      ? { password: `Password must be at least ${shortestPassword} characters` }
      : {}),
    ...(password === again ? {} : { again: "Passwords do not match" }),
  };
}
