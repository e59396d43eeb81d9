import { fieldMessages, offerMessages } from "../compiler-messages.ts";
import { inFile } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const offerMistakes: Mistake[] = [
  {
    name: "mistypes the id of the price",
    yaml: inFile("offer.yaml", { insteadOf: "price-id" }, "price-id: price_smal"),
    expected: [
      {
        at: "funnel/offer.yaml:1:11",
        message: offerMessages.unknownPrice({
          id: "price_smal",
          sold: ["price_small"],
          meant: "price_small",
        }),
      },
    ],
  },
  {
    name: "names a price that the server doesn't have",
    yaml: inFile("offer.yaml", { insteadOf: "price-id" }, "price-id: summer-sale"),
    expected: [
      {
        at: "funnel/offer.yaml:1:11",
        message: offerMessages.unknownPrice({ id: "summer-sale", sold: ["price_small"] }),
      },
    ],
  },
  {
    name: "writes a price without its currency",
    yaml: inFile("offer.yaml", { insteadOf: "price" }, 'price: "10"'),
    expected: [
      { at: "funnel/offer.yaml:5:8", message: offerMessages.notOnePrice({ charged: "$10.00" }) },
    ],
  },
  {
    name: "writes a price that the server doesn't charge",
    yaml: inFile("offer.yaml", { insteadOf: "price" }, "price: $9"),
    expected: [
      {
        at: "funnel/offer.yaml:5:8",
        message: offerMessages.otherPriceThanCharged({ written: "$9", charged: "$10.00" }),
      },
    ],
  },
  {
    name: "writes the price in another currency",
    yaml: inFile("offer.yaml", { insteadOf: "price" }, "price: 10 €"),
    expected: [
      {
        at: "funnel/offer.yaml:5:8",
        message: offerMessages.otherPriceThanCharged({ written: "10 €", charged: "$10.00" }),
      },
    ],
  },
  {
    name: "uses a product name that differs from the payment page",
    yaml: inFile("offer.yaml", { insteadOf: "name" }, "name: The Plan"),
    expected: [
      {
        at: "funnel/offer.yaml:2:7",
        message: offerMessages.otherNameThanOnPaymentPage({ name: "Plan" }),
      },
    ],
  },
  {
    name: "writes a consent that's too long to store",
    yaml: inFile(
      "offer.yaml",
      { insteadOf: "terms" },
      `terms: Once.\nad-consent: ${"You may tell the ad network. ".repeat(11)}`,
    ),
    expected: [{ at: "funnel/offer.yaml:7:13", message: fieldMessages.adConsent({ limit: 300 }) }],
  },
  {
    name: "dates the review in the future",
    yaml: inFile(
      "offer.yaml",
      { insteadOf: "terms" },
      "terms: Once.\nreview: { label: Reviewed by, name: Jane Doe, date: 2999-01-31 }",
    ),
    expected: [{ at: "funnel/offer.yaml:7:53", message: fieldMessages.reviewAhead }],
  },
  {
    name: "forgets the old price on a page",
    isOnlyWarning: true,
    yaml: inFile("pages/help.yaml", { insteadOf: "text" }, "    text: [It costs $19.]"),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:21",
        message: offerMessages.otherPriceThanOffer({ written: "$19", price: "$10" }),
      },
    ],
  },
  {
    name: "forgets the old name on a page",
    isOnlyWarning: true,
    yaml: inFile(
      "pages/help.yaml",
      { insteadOf: "text" },
      "    text: [You get The Very Small Plan.]",
    ),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:20",
        message: offerMessages.otherNameThanOffer({ written: "The Very Small Plan", name: "Plan" }),
      },
    ],
  },
  {
    name: "promises a longer guarantee than the offer has",
    yaml: inFile(
      "offer.yaml",
      { insteadOf: "guarantee" },
      "guarantee: { title: 60-day guarantee, text: Your money back. }",
    ),
    expected: [
      {
        at: "funnel/offer.yaml:10:21",
        message: offerMessages.otherDaysThanKept({ written: "60-day", days: 30 }),
      },
    ],
  },
  {
    name: "changes the days of the guarantee without the server",
    yaml: inFile(
      "offer.yaml",
      { insteadOf: "guarantee" },
      "guarantee: { days: 60, title: 60-day guarantee, text: Your money back. }",
    ),
    expected: [
      {
        at: "funnel/offer.yaml:10:20",
        message: offerMessages.otherDaysThanServer({ days: 60, kept: 30 }),
      },
    ],
  },
  {
    name: "promises a guarantee in weeks on a page",
    isOnlyWarning: true,
    yaml: inFile(
      "pages/help.yaml",
      { insteadOf: "text" },
      "    text: [Money back for eight weeks.]",
    ),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:27",
        message: offerMessages.otherDaysThanGuarantee({ written: "eight weeks", days: 30 }),
      },
    ],
  },
  {
    name: "forgets the days of the guarantee on a page",
    isOnlyWarning: true,
    yaml: [
      inFile("pages/help.yaml", { insteadOf: "text" }, "    text: [We refund you within 14 days.]"),
      inFile(
        "offer.yaml",
        { insteadOf: "guarantee" },
        "guarantee: { title: 30-day money-back guarantee, text: Your money back. }",
      ),
    ],
    expected: [
      {
        at: "funnel/pages/help.yaml:4:33",
        message: offerMessages.otherDaysThanGuarantee({ written: "14 days", days: 30 }),
      },
    ],
  },
];
