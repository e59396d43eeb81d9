/** Formats an amount in the currency's smallest unit: 2999 → $29.99. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currency.toUpperCase(),
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code.toUpperCase());
}
