const DIGIT = /\p{Nd}/u;

/** Writes the digits of any keyboard as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // The digits of a script follow each other from its zero, and sometimes the next script's do.
    const code = digit.codePointAt(0) as number;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
