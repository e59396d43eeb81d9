const CODE = /^\d{6}$/;

/** `123 456` and `123-456` are how mail programs and people write it. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, "");
}

export function codeComplaint(typed: string): { code?: string } {
  return CODE.test(digitsOf(typed)) ? {} : { code: "Please enter the 6-digit code" };
}
