/*
 * The currencies that the payment provider charges, from https://docs.stripe.com/currencies
 * (Supported presentment currencies), and the decimals of its amounts (Specify amounts in API
 * requests, and Special cases). Where ISO 4217 and `Intl` differ, the provider decides: it takes
 * 500 for 5 Icelandic krónur, and `Intl` writes Albanian lekë without their hundredths.
 */

/** In lowercase, as the provider writes them. */
export const providerCurrencies: readonly string[] = /* @__PURE__ */ (
  "aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn " +
  "bzd cad cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd " +
  "gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak " +
  "lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd " +
  "omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std " +
  "szl thb tjs tnd top try ttd twd tzs uah ugx usd uyu uzs vnd vuv wst xaf xcd xcg xof xpf yer " +
  "zar zmw"
).split(" ");

const WITHOUT_DECIMALS = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
/** "These API calls require the least-significant (last) digit to be 0." */
const WITH_THREE_DECIMALS = "bhd jod kwd omr tnd".split(" ");
/** "A two-decimal value, where the decimal amount is always `00`." */
const WITH_ZEROS = "isk ugx".split(" ");

/** The number of last digits of an amount that are decimals. */
export function countDecimals(currency: string): 0 | 2 | 3 {
  const code = currency.toLowerCase();
  if (WITHOUT_DECIMALS.includes(code)) return 0;
  return WITH_THREE_DECIMALS.includes(code) ? 3 : 2;
}

/** Every amount that the provider charges in the currency is a multiple of this one. */
export function smallestStep(currency: string): 1 | 10 | 100 {
  const code = currency.toLowerCase();
  if (WITH_ZEROS.includes(code)) return 100;
  return WITH_THREE_DECIMALS.includes(code) ? 10 : 1;
}

/** Converts an amount in the currency's smallest unit: 2999 in `usd` is 29.99. */
export function toDecimal(amount: number, currency: string): number {
  return amount / 10 ** countDecimals(currency);
}

/** Formats an amount in the currency's smallest unit: `$29.99`, `¥4,500`. */
export function moneyText(amount: number, currency: string): string {
  return formatMoney(amount, currency, {});
}

/** Formats an amount for a mail, where a dollar sign could be another country's: `USD 29.99`. */
export function codedMoneyText(amount: number, currency: string): string {
  return formatMoney(amount, currency, { currencyDisplay: "code" }).replaceAll("\u00a0", " ");
}

/** Formats an amount with little room for it, such as next to an axis: `$1.2K`. */
export function shortMoneyText(amount: number, currency: string): string {
  return formatMoney(amount, currency, {
    notation: "compact",
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
}

function formatMoney(amount: number, currency: string, options: Intl.NumberFormatOptions): string {
  const value = toDecimal(amount, currency);
  const isWhole = smallestStep(currency) === 100 && amount % 100 === 0;
  const digits = isWhole ? 0 : countDecimals(currency);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options };
  try {
    return new Intl.NumberFormat("en-US", { ...format, style: "currency", currency }).format(value);
  } catch {
    // This browser doesn't know the currency.
    return `${new Intl.NumberFormat("en-US", format).format(value)} ${currency.toUpperCase()}`;
  }
}
