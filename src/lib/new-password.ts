/** The specification's minimum; a stricter product raises it here. */
export const shortestPassword = 6;

export interface PasswordComplaints {
  password?: string;
  again?: string;
}

/** What is wrong with a password that was typed twice, by field; nothing where it will do. A password is never trimmed. */
export function passwordComplaints(password: string, again: string): PasswordComplaints {
  return {
    ...(password.length < shortestPassword
      ? { password: `Password must be at least ${shortestPassword} characters` }
      : {}),
    ...(password === again ? {} : { again: "Passwords do not match" }),
  };
}
