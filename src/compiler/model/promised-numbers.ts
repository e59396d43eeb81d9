export interface PromisedNumber {
  /** As in the text: `500+`. */
  written: string;
  number: number;
  /** True if it's followed by a plus: so many, or more. */
  isAtLeast: boolean;
}

/** Not part of a price, a time, a range, or a compound such as `30-day`. */
const NUMBER =
  /(?<![\p{L}\p{N}$€£.,:/–-])(\d{1,3}(?:,\d{3})+|\d+)(?:(\+)|(?=\s))(?:\s+(\p{L}+))?/gu;

/** Words that measure instead of counting: "30 days of meals" isn't 30 meals. */
const UNIT =
  /^(seconds?|sec|minutes?|mins?|hours?|days?|weeks?|months?|years?|percent|kcal|calories|grams?|g|kg|ounces?|oz|pounds?|lbs?|dollars?|euros?)$/i;

/** The numbers in a text that say how many there are of something. */
export function findPromisedNumbers(text: string): PromisedNumber[] {
  return [...text.matchAll(NUMBER)].flatMap(([, digits = "", plus, word]) =>
    word !== undefined && UNIT.test(word)
      ? []
      : [
          {
            written: `${digits}${plus ?? ""}`,
            number: Number(digits.replaceAll(",", "")),
            isAtLeast: plus !== undefined,
          },
        ],
  );
}
