import { oneOf, type Suggestion, suggest } from "../did-you-mean.ts";

const MIGRATION = "add a migration that changes the server's price list (README, Going live)";

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
      sold.length > 0 ? ` It sells ${oneOf(sold)}.` : " Nothing is on sale.",
    )} Otherwise, ${MIGRATION}.`,
  notOnePrice: ({ charged }: { charged: string }) =>
    `Write one price here, with its currency. The server charges ${charged}.`,
  otherPriceThanCharged: ({ written, charged }: { written: string; charged: string }) =>
    `Buyers would see ${written}, but pay ${charged}. Write ${charged}, or ${MIGRATION}.`,
  otherNameThanOnPaymentPage: ({ name }: { name: string }) =>
    `The payment page calls this "${name}". Write the same name, or ${MIGRATION}.`,
  otherPriceThanOffer: ({ written, price }: { written: string; price: string }) =>
    `This text says ${written}, but the offer says ${price}. Write ${price}, unless you mean another amount.`,
  otherNameThanOffer: ({ written, name }: { written: string; name: string }) =>
    `This text says "${written}", but the offer's name is "${name}". Write the same name.`,
  otherDaysThanGuarantee: ({ written, days }: { written: string; days: string }) =>
    `This text says ${written}, but the guarantee in offer.yaml says ${days} days. Write the same, unless you mean something else.`,
};
