const BY_SYMBOL: [string, string][] = [
  ["US$", "USD"],
  ["C$", "CAD"],
  ["A$", "AUD"],
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["¥", "JPY"],
  ["zł", "PLN"],
];

/** The currency of the price that visitors see, such as `$29.99` or `29.99 EUR`. */
export function currencyOfPrice(price: string): string {
  const [code] = /\b[A-Z]{3}\b/.exec(price) ?? [];
  if (code !== undefined) return code;
  return BY_SYMBOL.find(([symbol]) => price.includes(symbol))?.[1] ?? "USD";
}
