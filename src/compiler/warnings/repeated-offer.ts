import { canBeSame, findMoney } from "#lib/texts/money-in-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { offerMessages } from "../diagnostics/messages/offer.ts";
import { allCopy } from "../model/all-copy.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** A shorter name is an everyday phrase, so texts may word it differently. */
const MIN_WORDS = 3;

/**
 * Texts with a different price than the offer, or with a different name for the product. They're
 * easily forgotten when the offer changes.
 */
export function repeatedOffer(funnel: Funnel, { prices = [] }: Assets): Diagnostic[] {
  const { price } = funnel.offer.fields;
  const name = funnel.offer.fields.name.replaceAll(/\s/g, " ");
  const [offered] = findMoney(price, funnel.currency);
  const formerNames = prices
    .filter((other) => !other.isOnSale && other.name !== name)
    .map((other) => other.name);
  return allCopy(funnel).flatMap(({ text, source, at }) => {
    if (source === funnel.offer.source && ["price", "name"].includes(String(at[0]))) return [];
    const otherPrices = findMoney(text, funnel.currency)
      .filter((named) => offered && !canBeSame(named, offered))
      .map(({ written }) =>
        source.diagnosticIn(at, written, offerMessages.otherPriceThanOffer({ written, price })),
      );
    const otherName = formerNames.find((former) => text.includes(former)) ?? nearName(text, name);
    if (otherName === undefined) return otherPrices;
    return [
      ...otherPrices,
      source.diagnosticIn(
        at,
        otherName,
        offerMessages.otherNameThanOffer({ written: otherName, name }),
      ),
    ];
  });
}

/** Words in a text that almost match the product's name. */
function nearName(text: string, name: string): string | undefined {
  const length = name.split(" ").length;
  if (length < MIN_WORDS || text.includes(name)) return undefined;
  const words = text.split(/\s+/);
  const phrases = words.map((_, at) =>
    words
      .slice(at, at + length)
      .join(" ")
      .replace(/[.,:;!?]$/, ""),
  );
  return phrases.find((phrase) => phrase.split(" ").length === length && isNear(phrase, name));
}

/** True if each word is the same or a typo of it. */
function isNear(phrase: string, name: string): boolean {
  const words = name.split(" ");
  return phrase
    .split(" ")
    .every((word, at) => word === words[at] || nearest(word, [words[at] ?? ""]) !== undefined);
}
