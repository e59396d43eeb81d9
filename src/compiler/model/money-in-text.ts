/** An amount of money in a text. */
export interface NamedAmount {
  written: string;
  /** In hundredths. */
  amount: number;
  /** The currencies that it can mean. A dollar sign can mean several. */
  currencies: string[];
}

const SIGNS: Record<string, string[]> = {
  $: ["usd", "cad", "aud", "nzd", "sgd", "hkd", "mxn"],
  us$: ["usd"],
  ca$: ["cad"],
  c$: ["cad"],
  a$: ["aud"],
  "€": ["eur"],
  "£": ["gbp"],
  dollars: ["usd", "cad", "aud", "nzd"],
  dollar: ["usd", "cad", "aud", "nzd"],
  euros: ["eur"],
  euro: ["eur"],
  pounds: ["gbp"],
};

const NUMBER = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{2})?";
const BEFORE = "US\\$|CA\\$|C\\$|A\\$|[$€£]|\\b(?:USD|EUR|GBP|CAD|AUD|CHF)";
const BEHIND = "[$€£]|(?:USD|EUR|GBP|CAD|AUD|CHF|dollars?|euros?)\\b";
const MONEY = new RegExp(
  `(${BEFORE})\\s?(${NUMBER})(?![\\d])|(?<![\\d.,])(${NUMBER})\\s?(${BEHIND})`,
  "gi",
);

/** The amounts of money in a text, in order. A number without a currency doesn't count. */
export function moneyIn(text: string): NamedAmount[] {
  return [...text.matchAll(MONEY)].map(
    ([written, before, number = "", otherNumber = "", behind = ""]) => {
      const sign = (before ?? behind).toLowerCase();
      return {
        written: written.trim(),
        amount: hundredths(number || otherNumber),
        currencies: SIGNS[sign] ?? [sign],
      };
    },
  );
}

/** Reads `1,029.99`, `29,99`, and `29`: two digits after the last separator are hundredths. */
function hundredths(number: string): number {
  const [, whole = "", rest = "00"] = /^(.*?)(?:[.,](\d{2}))?$/.exec(number) ?? [];
  return Number(`${whole.replace(/\D/g, "")}${rest}`);
}
