import { canBeSame, findMoney } from "#lib/texts/money-in-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { offerMessages } from "../diagnostics/messages/program.ts";
import { allCopy } from "../model/all-copy.ts";
import { countMeals, productParts } from "../model/product-parts.ts";
import { findHeadings, findPromisedDays } from "../model/promised-days.ts";
import { findPromisedNumbers, type PromisedNumber } from "../model/promised-numbers.ts";
import { type AuthoredPromise, listPromises } from "../model/promises.ts";
import { countDishes } from "../model/uncooked-pairs.ts";
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

/** Promises that the product doesn't keep, as far as the check can count. */
export function unkeptPromises(funnel: Funnel): Diagnostic[] {
  return listPromises(funnel).flatMap((promise) => {
    const broken = checkPromise(promise, funnel);
    if (promise["not-yet"] === undefined) return broken;
    const { source, at } = promise;
    return broken.length === 0 && isCheckable(promise, funnel)
      ? [source.diagnosticAt([...at, "not-yet"], offerMessages.alreadyKept, true)]
      : [];
  });
}

const findPart = ({ "kept-by": keeper }: AuthoredPromise) =>
  keeper === undefined ? undefined : productParts[keeper];

/** True if it's known what there is. A preview compiles the funnel without its program. */
const isCheckable = (promise: AuthoredPromise, { program }: Funnel) =>
  promise["kept-by"] === "community" ||
  promise["kept-by"] === "review" ||
  (program !== undefined && findPart(promise)?.count !== undefined);

function checkPromise(promise: AuthoredPromise, funnel: Funnel): Diagnostic[] {
  const { "kept-by": keeper, source, at } = promise;
  if (keeper === "community" && !funnel.site.fields.community)
    return [source.diagnosticAt([...at, "kept-by"], offerMessages.communityWithoutLink)];
  if (keeper === "review" && !funnel.offer.fields.review)
    return [source.diagnosticAt([...at, "kept-by"], offerMessages.reviewWithoutName)];
  const part = findPart(promise);
  if (!funnel.program) return [];
  if (part?.count)
    return checkCount(
      promise,
      { ...part, part: String(keeper), count: part.count(funnel) },
      funnel,
    );
  const isLink = keeper !== undefined && !part;
  return isLink ? [] : uncheckedNumbers(promise);
}

interface Counted {
  part: string;
  count: number;
  where?: string;
}

/** Promises more than there is. Without a number, there should be at least something. */
function checkCount(promise: AuthoredPromise, counted: Counted, funnel: Funnel): Diagnostic[] {
  const { text, source, at } = promise;
  const { part, count, where = "" } = counted;
  const numbers = findPromisedNumbers(text);
  if (numbers.length === 0 && count === 0)
    return [source.diagnosticAt([...at, "kept-by"], offerMessages.emptyPart({ part, where }))];
  return numbers
    .filter(({ number }) => number > count)
    .map((promised) =>
      source.diagnosticIn(
        [...at, "text"],
        promised.written,
        tooFewMessage(promised, counted, funnel),
      ),
    );
}

function tooFewMessage(
  { written, number }: PromisedNumber,
  { part, count, where = "" }: Counted,
  funnel: Funnel,
): string {
  const isUncounted =
    part === "recipes" &&
    countDishes(funnel) === 0 &&
    funnel.offer.fields["meal-database-recipes"] === undefined;
  return isUncounted
    ? offerMessages.uncountedRecipes({ written, meals: countMeals(funnel) })
    : offerMessages.tooFew({ written, part, count, missing: number - count, where });
}

/** Numbers such as `500+` that nothing counts. Other numbers may mean anything. */
function uncheckedNumbers({ text, source, at }: AuthoredPromise): Diagnostic[] {
  const parts = Object.keys(productParts).filter((part) => productParts[part]?.count);
  return findPromisedNumbers(text)
    .filter(({ isAtLeast }) => isAtLeast)
    .map(({ written }) =>
      source.diagnosticIn(
        [...at, "text"],
        written,
        offerMessages.uncheckedNumber({ written, parts }),
      ),
    );
}

/** Texts about refunds that name another time than the guarantee has. */
export function guaranteeDays(funnel: Funnel): Diagnostic[] {
  const { days } = funnel.offer.fields.guarantee;
  const copies = allCopy(funnel);
  const getHeading = findHeadings(copies);
  return copies.flatMap((copy) => {
    const { source, at, text } = copy;
    // A wrong number in the offer itself is an error.
    if (source === funnel.offer.source && at[0] === "guarantee") return [];
    return findPromisedDays(text, getHeading(copy))
      .filter(({ fewest, most }) => days < fewest || days > most)
      .map(({ written }) =>
        source.diagnosticIn(at, written, offerMessages.otherDaysThanGuarantee({ written, days })),
      );
  });
}
