import { toAsciiDigits } from "./ascii-digits.ts";

const CODE = /^\d{6}$/;

/** Email apps and people also write `123 456` and `123-456`. */
export function extractDigits(typed: string): string {
  return toAsciiDigits(typed).replace(/\D/g, "");
}

export function codeError(typed: string): { code?: string } {
  return CODE.test(extractDigits(typed)) ? {} : { code: "Please enter the 6-digit code" };
}
