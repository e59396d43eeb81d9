import type { Mistakes } from "./mistake.ts";

const CONTACT =
  "title: Contact\nsections:\n  - heading: Write to us\n    text: [Our address is help@small.example.]\n";
const THIRTY = "guarantee: { title: 30-day money-back guarantee, text: Your money back. }";
const GUARANTEE = "guarantee: { title: Guarantee, text: Your money back. }";

/** What the server would charge otherwise than buyers read. */
export const offer: Mistakes = {
  title: "The offer and the server",
  mistakes: [
    {
      who: "mistypes the id of the price",
      changes: [["offer.yaml", "price_small", "price_smal"]],
      told: 'funnel/offer.yaml:1:11  The server doesn\'t sell "price_smal", so nobody could buy. Did you mean "price_small"? Otherwise add a migration that changes the server\'s price list (README, Going live).',
    },
    {
      who: "names a price that the server doesn't have",
      changes: [["offer.yaml", "price_small", "summer-sale"]],
      told: 'funnel/offer.yaml:1:11  The server doesn\'t sell "summer-sale", so nobody could buy. It sells "price_small". Otherwise add a migration that changes the server\'s price list (README, Going live).',
    },
    {
      who: "writes another price than the server charges",
      changes: [["offer.yaml", "$10", "$9"]],
      told: "funnel/offer.yaml:5:8  Buyers would read $9 and be charged $10.00. Write $10.00, or add a migration that changes the server's price list (README, Going live).",
    },
    {
      who: "writes the price in another currency",
      changes: [["offer.yaml", "$10", "10 €"]],
      told: "funnel/offer.yaml:5:8  Buyers would read 10 € and be charged $10.00. Write $10.00, or add a migration that changes the server's price list (README, Going live).",
    },
    {
      who: "writes a price without its currency",
      changes: [["offer.yaml", "price: $10", 'price: "10"']],
      told: "funnel/offer.yaml:5:8  Write one price here, with its currency. The server charges $10.00.",
    },
    {
      who: "gives what is sold another name than the payment page",
      changes: [["offer.yaml", "name: Plan", "name: The Plan"]],
      told: 'funnel/offer.yaml:2:7  The payment page calls this "Plan". Write the same name, or add a migration that changes the server\'s price list (README, Going live).',
    },
  ],
};

/** What pages say otherwise than the offer. */
export const repeatedOffer: Mistakes = {
  title: "What pages repeat of the offer",
  isOnlyDoubtful: true,
  mistakes: [
    {
      who: "forgets the old price on a page",
      changes: [["pages/help.yaml", "text: [Answer]", "text: [It costs $19.]"]],
      told: "funnel/pages/help.yaml:4:21  This says $19, and the offer says $10. Write $10, unless you mean another amount.",
    },
    {
      who: "forgets the old name on a page",
      changes: [["pages/help.yaml", "text: [Answer]", "text: [You get The Very Small Plan.]"]],
      told: 'funnel/pages/help.yaml:4:20  This says "The Very Small Plan", and the offer is called "Plan". Write the same name.',
    },
    {
      who: "forgets the days of the guarantee on a page",
      changes: [
        ["pages/help.yaml", "text: [Answer]", "text: [We refund you within 14 days.]"],
        ["offer.yaml", GUARANTEE, THIRTY],
      ],
      told: "funnel/pages/help.yaml:4:33  This says 14 days, and the guarantee in offer.yaml says 30 days. Write the same, unless you mean something else.",
    },
    {
      who: "mistypes the address for questions",
      changes: [
        ["pages/help.yaml", "text: [Answer]", "text: [Write to hepl@small.example.]"],
        ["pages/contact.yaml", CONTACT],
      ],
      told: "funnel/pages/help.yaml:4:21  This says hepl@small.example, and the contact page says help@small.example. Write the same, unless it is another address on purpose.",
    },
  ],
};
