const CENTS = 100;

/** Formats an amount, such as `$29.99`. The amount is in hundredths of the currency. */
export function moneyText(cents: number, currency: string): string {
  try {
    return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / CENTS);
  } catch {
    // This browser doesn't know the currency.
    return `${(cents / CENTS).toFixed(2)} ${currency.toUpperCase()}`;
  }
}
