import { joinWithAnd, joinWithOr, type Suggestion, suggest } from "../did-you-mean.ts";

const CHANGE_PRICE = "change the server's price list (docs/marketers.md, Change the price)";

const CHANGE_DAYS = "change the server's price list (docs/marketers.md, Change the guarantee)";

/** Errors and warnings about the offer, its price, and texts that repeat them. */
export const offerMessages = {
  unknownPrice: ({
    id,
    sold,
    meant,
  }: {
    id: string;
    /** The ids of all prices on sale. */
    sold: string[];
  } & Suggestion) =>
    `The server doesn't sell "${id}", so no one could buy.${suggest(
      meant,
      sold.length > 0 ? ` It sells ${joinWithOr(sold)}.` : " Nothing is on sale.",
    )} Otherwise, ${CHANGE_PRICE}.`,
  notOnePrice: ({ charged }: { charged: string }) =>
    `Write one price here, with its currency. The server charges ${charged}.`,
  unknownCurrency: ({ currency }: { currency: string }) =>
    `The payment provider doesn't charge in "${currency}", so no one could buy. Choose a currency that it has, and ${CHANGE_PRICE}.`,
  unpayableAmount: ({
    amount,
    currency,
    step,
  }: {
    /** In the currency's smallest unit. */
    amount: number;
    currency: string;
    step: number;
  }) =>
    `The payment provider doesn't charge ${amount} in ${currency}, because amounts in this currency end in ${String(step).slice(1)}. So no one could buy: ${CHANGE_PRICE}.`,
  otherPriceThanCharged: ({ written, charged }: { written: string; charged: string }) =>
    `Buyers would see ${written}, but pay ${charged}. Write ${charged}, or ${CHANGE_PRICE}.`,
  otherNameThanOnPaymentPage: ({ name }: { name: string }) =>
    `The payment page calls this "${name}". Write the same name, or ${CHANGE_PRICE}.`,
  otherPriceThanOffer: ({ written, price }: { written: string; price: string }) =>
    `This text says ${written}, but the offer says ${price}. Write ${price}, unless you mean another amount.`,
  otherNameThanOffer: ({ written, name }: { written: string; name: string }) =>
    `This text says "${written}", but the offer's name is "${name}". Write the same name.`,
  otherDaysThanGuarantee: ({ written, days }: { written: string; days: number }) =>
    `This text says ${written}, but the guarantee in offer.yaml says ${days} days. Write the same, unless you mean something else.`,
  otherDaysThanKept: ({ written, days }: { written: string; days: number }) =>
    `Buyers would be promised ${written}, but have ${days} days. Write the same here and in "days", as in days: ${days}.`,
  otherDaysThanServer: ({ days, kept }: { days: number; kept: number }) =>
    `Buyers would be promised ${days} days, but the server gives them ${kept}. Write days: ${kept}, or ${CHANGE_DAYS}.`,

  unknownKeeper: ({ keeper, parts, meant }: { keeper: string; parts: string[] } & Suggestion) =>
    `Unknown part "${keeper}".${suggest(meant, ` A promise is kept by a link, or by one of these: ${joinWithOr(parts)}.`)}`,
  tooFew: ({
    written,
    part,
    count,
    missing,
    where,
  }: {
    written: string;
    part: string;
    count: number;
    missing: number;
    /** The file in which they can be added. */
    where: string;
  }) =>
    `This text promises ${written} (kept-by: ${part}), but the product has ${count}. Add ${missing} in ${where}, or promise fewer.`,
  uncountedRecipes: ({ written, meals }: { written: string; meals: number }) =>
    `This text promises ${written}, but the check only finds the ${meals} meals of the program. Count the recipes that members find in the meal database, and write their number into funnel/offer.yaml: meal-database-recipes: 60.`,
  emptyPart: ({ part, where }: { part: string; where: string }) =>
    `Nothing keeps this promise: the product has no ${part.replaceAll("-", " ")}. Add some in ${where}, or remove the promise.`,
  uncheckedNumber: ({ written, parts }: { written: string; parts: string[] }) =>
    `Nothing counts the ${written} in this text. Name what keeps it, as in kept-by: exercises. The check can count ${joinWithAnd(parts)}.`,
  communityWithoutLink:
    "Members have no link to a community. Add one to funnel/site.yaml, as in community: https://…, or remove the promise.",
  reviewWithoutName:
    'No one has reviewed the plan: offer.yaml has no "review". Add one with a name and a date, or say with "not-yet" what there is until then.',
  alreadyKept: 'The product keeps this promise now. Remove "not-yet".',
};
