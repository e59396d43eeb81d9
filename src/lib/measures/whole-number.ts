/** Parses the whole number at the start of a typed text; 0 if there isn't one. */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
}
