import { moneyText, providerCurrencies, smallestStep } from "#lib/money.ts";
import { canMean, findMoney } from "#lib/texts/money-in-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { offerMessages } from "../diagnostics/messages/program.ts";
import { findPromisedDays } from "../model/promised-days.ts";
import type { Assets, Price } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/**
 * Differences between the offer and the server, which decides what buyers are charged and what the
 * payment page calls the product.
 */
export function soldPriceDiagnostics(
  { offer: { fields, source } }: Funnel,
  { prices }: Assets,
): Diagnostic[] {
  if (!prices) return [];
  const onSale = prices.filter(({ isOnSale }) => isOnSale);
  const sold = onSale.find(({ id }) => id === fields["price-id"]);
  if (!sold) return [source.diagnosticAt(["price-id"], unknownPrice(fields["price-id"], onSale))];
  const unpayable = unpayablePrice(sold);
  if (unpayable) return [source.diagnosticAt(["price-id"], unpayable)];

  const problems: Diagnostic[] = [];
  const charged = moneyText(sold.amount, sold.currency);
  const [named, ...others] = findMoney(fields.price, sold.currency);
  if (!named || others.length > 0)
    problems.push(source.diagnosticAt(["price"], offerMessages.notOnePrice({ charged })));
  else if (!canMean(named, sold)) {
    problems.push(
      source.diagnosticAt(
        ["price"],
        offerMessages.otherPriceThanCharged({ written: named.written, charged }),
      ),
    );
  }
  // A no-break space looks the same on the payment page.
  if (fields.name.replaceAll(/\s/g, " ") !== sold.name) {
    problems.push(
      source.diagnosticAt(["name"], offerMessages.otherNameThanOnPaymentPage({ name: sold.name })),
    );
  }
  return problems;
}

function unknownPrice(id: string, onSale: Price[]): string {
  const sold = onSale.map((price) => price.id);
  return offerMessages.unknownPrice({ id, sold, meant: nearest(id, sold) });
}

/** Why the payment provider would refuse every buyer; undefined if it wouldn't. */
function unpayablePrice({ amount, currency }: Price): string | undefined {
  if (!providerCurrencies.includes(currency)) return offerMessages.unknownCurrency({ currency });
  const step = smallestStep(currency);
  if (amount % step === 0) return undefined;
  return offerMessages.unpayableAmount({ amount, currency, step });
}

/** Differences between what the guarantee says, its days, and the days that the server gives. */
export function keptGuarantee(
  { offer: { fields, source } }: Funnel,
  { prices = [] }: Assets,
): Diagnostic[] {
  const { title, text, days } = fields.guarantee;
  const told = (["title", "text"] as const).flatMap((field) =>
    findPromisedDays(fields.guarantee[field], `${title} ${text}`)
      .filter(({ fewest, most }) => days < fewest || days > most)
      .map(({ written }) => {
        const message = offerMessages.otherDaysThanKept({ written, days });
        return source.diagnosticIn(["guarantee", field], written, message);
      }),
  );
  const sold = prices.find(({ id, isOnSale }) => isOnSale && id === fields["price-id"]);
  if (!sold || sold.guaranteeDays === days) return told;
  const message = offerMessages.otherDaysThanServer({ days, kept: sold.guaranteeDays });
  return [...told, source.diagnosticAt(["guarantee", "days"], message)];
}
