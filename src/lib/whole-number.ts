/** The whole number that a typed text begins with; 0 where it begins with none. */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
}
