import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moneyText, providerCurrencies, smallestStep } from "#lib/money.ts";
import { diagnosticLine } from "../diagnostics/diagnostic.ts";
import { offerMessages } from "../diagnostics/messages/program.ts";
import { compileValid, formatReport, smallAssets } from "../small-funnel.fixtures.ts";
import { soldPriceDiagnostics } from "./offer.ts";

const funnel = compileValid();

/** The errors of an offer with this price, on a server that charges this amount. */
function listErrors(price: string, amount: number, currency: string): string[] {
  const { offer } = funnel;
  const changed = { ...funnel, offer: { ...offer, fields: { ...offer.fields, price } } };
  const sold = { ...smallAssets.prices![0]!, amount, currency };
  const errors = soldPriceDiagnostics(changed, { ...smallAssets, prices: [sold] });
  return errors.map((error) => diagnosticLine(error).replaceAll("\u00a0", " "));
}

const sold = fc
  .record({
    currency: fc.constantFrom(...providerCurrencies),
    steps: fc.integer({ min: 1, max: 99_999 }),
  })
  .map(({ currency, steps }) => ({ currency, amount: steps * smallestStep(currency) }));

describe("soldPriceDiagnostics", () => {
  test.each([
    ["¥4,500", 4500, "jpy"],
    ["4500 JPY", 4500, "jpy"],
    ["29,99 €", 2999, "eur"],
    ["9.990 KWD", 9990, "kwd"],
    ["R 299", 29_900, "zar"],
    ["4.990 kr.", 499_000, "isk"],
  ])("accepts %s for %i in %s", (price, amount, currency) => {
    expect(listErrors(price, amount, currency)).toEqual([]);
  });

  test.each([
    ["¥45", 4500, "jpy", "¥4,500"],
    ["$29.99", 2999, "eur", "€29.99"],
    ["500 ISK", 500, "isk", "ISK 5"],
  ])("refuses %s for %i in %s", (price, amount, currency, charged) => {
    expect(listErrors(price, amount, currency)).toEqual([
      formatReport(
        "offer.yaml:5:8",
        offerMessages.otherPriceThanCharged({ written: price, charged }),
      ),
    ]);
  });

  test("accepts what it advises, in every currency", () => {
    fc.assert(
      fc.property(sold, ({ amount, currency }) => {
        expect(listErrors(moneyText(amount, currency), amount, currency)).toEqual([]);
      }),
    );
  });

  test("refuses what the provider wouldn't charge", () => {
    expect(listErrors("29.995 KWD", 29_995, "kwd")).toEqual([
      formatReport(
        "offer.yaml:1:11",
        offerMessages.unpayableAmount({ amount: 29_995, currency: "kwd", step: 10 }),
      ),
    ]);
    expect(listErrors("30 XTS", 3000, "xts")).toEqual([
      formatReport("offer.yaml:1:11", offerMessages.unknownCurrency({ currency: "xts" })),
    ]);
  });
});
