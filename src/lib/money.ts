const CENTS = 100;

/** An amount as people write it: `$29.99`. The amount is in the currency's hundredths. */
export function moneyText(cents: number, currency: string): string {
  try {
    return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / CENTS);
  } catch {
    // no currency that this browser knows
    return `${(cents / CENTS).toFixed(2)} ${currency.toUpperCase()}`;
  }
}
