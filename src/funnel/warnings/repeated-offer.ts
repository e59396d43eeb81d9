import type { Assets } from "../assets.ts";
import { nearest } from "../did-you-mean.ts";
import { moneyIn } from "../money-in-text.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { allCopy } from "./all-copy.ts";

/** A name of fewer words is an everyday phrase, which may well be written otherwise. */
const FEWEST_WORDS = 3;

/** Texts that name another price than the offer, or what is sold by another name: they are easily forgotten when the offer changes. */
export function repeatedOffer(funnel: Funnel, { prices = [] }: Assets): Problem[] {
  const { name, price } = funnel.offer.fields;
  const [offered] = moneyIn(price);
  const formerNames = prices
    .filter((other) => !other.isOnSale && other.name !== name)
    .map((other) => other.name);
  return allCopy(funnel).flatMap(({ text, source, at }) => {
    if (source === funnel.offer.source && ["price", "name"].includes(String(at[0]))) return [];
    const otherPrices = moneyIn(text)
      .filter(
        ({ amount, currencies }) =>
          offered &&
          (amount !== offered.amount ||
            !currencies.some((currency) => offered.currencies.includes(currency))),
      )
      .map(({ written }) =>
        source.problemIn(
          at,
          written,
          `This says ${written}, and the offer says ${price}. Write ${price}, unless you mean another amount.`,
        ),
      );
    const otherName = formerNames.find((former) => text.includes(former)) ?? nearName(text, name);
    if (otherName === undefined) return otherPrices;
    return [
      ...otherPrices,
      source.problemIn(
        at,
        otherName,
        `This says "${otherName}", and the offer is called "${name}". Write the same name.`,
      ),
    ];
  });
}

/** Words of a text that are nearly the name of what is sold. */
function nearName(text: string, name: string): string | undefined {
  const length = name.split(" ").length;
  if (length < FEWEST_WORDS || text.includes(name)) return undefined;
  const words = text.split(/\s+/);
  const phrases = words.map((_, at) =>
    words
      .slice(at, at + length)
      .join(" ")
      .replace(/[.,:;!?]$/, ""),
  );
  return phrases.find((phrase) => phrase.split(" ").length === length && isNear(phrase, name));
}

/** Every word is the same, or mistyped. */
function isNear(phrase: string, name: string): boolean {
  const words = name.split(" ");
  return phrase
    .split(" ")
    .every((word, at) => word === words[at] || nearest(word, [words[at] ?? ""]) !== undefined);
}
