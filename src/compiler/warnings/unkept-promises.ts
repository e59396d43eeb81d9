import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { offerMessages } from "../diagnostics/messages/offer.ts";
import { countMeals, productParts } from "../model/product-parts.ts";
import { findPromisedNumbers, type PromisedNumber } from "../model/promised-numbers.ts";
import { type AuthoredPromise, listPromises } from "../model/promises.ts";
import { countDishes } from "../model/uncooked-pairs.ts";
import type { Funnel } from "../read/read-funnel.ts";

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
