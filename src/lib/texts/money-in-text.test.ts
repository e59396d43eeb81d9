import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countDecimals, moneyText, providerCurrencies, smallestStep } from "../money.ts";
import { findMoney } from "./money-in-text.ts";

const LOCALES = ["en-US", "de-DE", "de-CH", "fr-FR", "sv-SE", "pl-PL", "ja-JP", "vi-VN", "en-IN"];
const RIGHT_TO_LEFT = ["ar-EG", "he-IL"];

/** An amount as people of a country write it, with all its decimals. */
function inLocale(amount: number, currency: string, locale: string): string {
  const digits = countDecimals(currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

const amounts = fc
  .record({
    currency: fc.constantFrom(...providerCurrencies),
    steps: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(({ currency, steps }) => ({ currency, amount: steps * smallestStep(currency) }));

describe("findMoney", () => {
  test.each([
    ["$29.99", 2999, "usd"],
    ["Only US$1,029.99 today", 102_999, "usd"],
    ["29,99 €", 2999, "eur"],
    ["€ 29", 2900, "eur"],
    ["1.029,99 EUR", 102_999, "eur"],
    ["costs 19 dollars", 1900, "usd"],
    ["£9.50.", 950, "gbp"],
    ["¥4,500", 4500, "jpy"],
    ["４，５００円", 4500, "jpy"],
    ["£29·99", 2999, "gbp"],
    ["￥4,500.00", 4500, "jpy"],
    ["4.500 ₫", 4500, "vnd"],
    ["₩45,000", 45_000, "krw"],
    ["KWD 29.990", 29_990, "kwd"],
    ["1 KWD", 1000, "kwd"],
    ["1 234,56 €", 123_456, "eur"],
    ["1\u00a0234,56 €", 123_456, "eur"],
    ["1\u202f234,56\u202f€", 123_456, "eur"],
    ["CHF 1'234.56", 123_456, "chf"],
    ["1’234.– CHF", 123_400, "chf"],
    ["₹1,23,456.50", 12_345_650, "inr"],
    ["CA$40", 4000, "cad"],
    ["$40 CAD", 4000, "cad"],
    ["30 USD", 3000, "usd"],
    ["30 usd", 3000, "usd"],
    ["299 kr", 29_900, "sek"],
    ["299,- kr.", 29_900, "dkk"],
    ["119,90 zł", 11_990, "pln"],
    ["$12.5", 1250, "usd"],
    ["500 ISK", 50_000, "isk"],
    ["29€99", 2999, "eur"],
    ["29’99 €", 2999, "eur"],
    ["only ,99 €", 99, "eur"],
    ["$.99", 99, "usd"],
    ["yes,30 €", 3000, "eur"],
    ["US＄29.99", 2999, "usd"],
    ["29,99\ufe0f€", 2999, "eur"],
  ])("reads %s", (text, amount, currency) => {
    const [found, ...others] = findMoney(text);
    expect(found?.readings).toContainEqual({ currency, amount });
    expect(others).toEqual([]);
  });

  test.each([
    ["R 299", 29_900, "zar"],
    ["R$ 29,90", 2990, "brl"],
    ["4 990 Ft", 499_000, "huf"],
    ["29,90 KM", 2990, "bam"],
    ["TRY 30", 3000, "try"],
    ["5 000 F CFA", 5000, "xof"],
    ["30 US dollars", 3000, "usd"],
    ["5 000 FCFA", 5000, "xof"],
    ["299,90 TL", 29_990, "try"],
    ["450.000đ", 450_000, "vnd"],
    ["KSh 2,999", 299_900, "kes"],
    ["Rs. 2,499", 249_900, "pkr"],
    ["1999 руб.", 199_900, "rub"],
    ["29.990 KD", 29_990, "kwd"],
    ["99 د.إ", 9900, "aed"],
    ["٢٩٫٩٩ ر.س", 2999, "sar"],
    ["5$00", 500, "cve"],
    ["1 234$50", 123_450, "cve"],
    ["299:-", 29_900, "sek"],
    ["99 DH", 9900, "mad"],
    ["990 บาท", 99_000, "thb"],
    ["MOP$4,500", 450_000, "mop"],
    ["Afl. 53.95", 5395, "awg"],
    ["Rp. 450.000", 45_000_000, "idr"],
    ["150.000 VNĐ", 150_000, "vnd"],
    ["P499", 49_900, "php"],
    ["4 500 CFA", 4500, "xof"],
    ["9.990 د.ك", 9990, "kwd"],
    ["2,499/-", 249_900, "inr"],
    ["29 Kr", 2900, "nok"],
    ["990 ден.", 99_000, "mkd"],
    ["Sh 2,999", 299_900, "sos"],
  ])("reads %s where its currency is expected", (text, amount, currency) => {
    expect(findMoney(text, currency).map(({ readings }) => readings)).toEqual([
      expect.arrayContaining([{ currency, amount }]),
    ]);
  });

  test.each([
    ...["500+ recipes", "30 days", "29.99", "2,100 kcal", "100%", "3 minutes", "10 pounds"],
    ...["TRY 30 days", "all 500 recipes", "80 kgs", "5 km", "2 L of water", "R 2", "the USA 24/7"],
  ])("finds nothing in: %s", (text) => {
    expect(findMoney(text)).toEqual([]);
  });

  test.each([
    ["was $59, now $29.99", ["$59", "$29.99"]],
    ["2 $29.99", ["$29.99"]],
    ["CHF 29 or 26 €", ["CHF 29", "26 €"]],
    ["1 234,56 €, not 1 234,56 zł", ["1 234,56 €", "1 234,56 zł"]],
  ])("finds each amount in: %s", (text, written) => {
    expect(findMoney(text).map((found) => found.written)).toEqual(written);
  });

  test.each([
    ["1.234 USD", 123_400],
    ["1.230 USD", 123_000],
    ["¥1,000", 1000],
  ])("reads three digits behind a separator as thousands: %s", (text, amount) => {
    expect(new Set(findMoney(text)[0]?.readings.map((reading) => reading.amount))).toEqual(
      new Set(text.startsWith("¥") ? [amount, 100 * amount] : [amount]),
    );
  });

  test("can't decide in a currency with three decimals", () => {
    expect(findMoney("1.500 KWD")[0]?.readings).toEqual([
      { currency: "kwd", amount: 1500 },
      { currency: "kwd", amount: 1_500_000 },
    ]);
  });

  test("reads what the server's amounts look like, in every currency", () => {
    fc.assert(
      fc.property(amounts, ({ amount, currency }) => {
        const text = `It costs ${moneyText(amount, currency)}, once.`;
        expect(findMoney(text, currency)[0]?.readings[0]).toEqual({ amount, currency });
      }),
    );
  });

  test.each([
    ...["KES sw-KE", "LKR si-LK", "NPR ne-NP", "TZS sw-TZ", "UGX sw-UG", "ETB am-ET", "MKD mk-MK"],
    ...["ALL sq-AL", "UZS uz-UZ", "KGS ky-KG", "TJS tg-TJ", "MDL ro-MD", "PYG es-PY", "MVR dv-MV"],
    ...["BIF fr-BI", "DJF fr-DJ", "MZN pt-MZ", "MWK en-MW", "SZL en-SZ", "SLE en-SL"],
  ])("reads a currency where it's at home: %s", (text) => {
    const [code = "", locale = ""] = text.split(" ");
    const [found, ...others] = findMoney(
      inLocale(500_000, code.toLowerCase(), locale),
      code.toLowerCase(),
    );
    expect(found?.readings).toContainEqual({ amount: 500_000, currency: code.toLowerCase() });
    expect(others).toEqual([]);
  });

  test("reads every currency as people write it", () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...LOCALES, ...RIGHT_TO_LEFT),
        ({ amount, currency }, locale) => {
          const [found, ...others] = findMoney(inLocale(amount, currency, locale), currency);
          expect(found?.readings).toContainEqual({ amount, currency });
          expect(others).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
