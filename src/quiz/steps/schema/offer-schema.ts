import { z } from "zod";
import { DAY_MS } from "#lib/day-ms.ts";
import { fieldMessages } from "./field-messages.ts";
import { Copy, copy, Icon, Image } from "./fields.ts";
import { promiseNotes } from "./promise-schema.ts";

/** It has to fit into the request that starts a checkout. */
const MAX_CONSENT = 300;

/** The law gives buyers 14 days to withdraw: Directive 2011/83/EU, article 9. */
const MIN_DAYS = 14;
const MAX_DAYS = 3650;
const DEFAULT_DAYS = 30;

/** True up to the end of today, wherever the author is. */
const isPast = (date: string) => !(Date.parse(date) > Date.now() + DAY_MS);

const Included = z.strictObject({
  icon: Icon.meta({ description: "An icon before the line.", examples: ["fork-knife"] }),
  text: copy("A few words.", "Personalized meal plans", 40),
  ...promiseNotes,
});

const Faq = z.strictObject({
  question: copy("The question, the way a buyer would ask it.", "What will I eat?", 60),
  answer: copy(
    "The answer, short and true.",
    "Beef, pork, lamb, poultry, eggs and, if you like it, fish.",
    280,
  ),
});

/**
 * The product that is sold, as written in `offer.yaml`. The server decides the price that's
 * charged.
 */
export const Offer = z.strictObject({
  "price-id": z
    .string()
    .min(1)
    .meta({
      description: "The price's id on the server, which decides what is charged.",
      examples: ["price_carnivore_plan"],
    }),
  name: copy("The name of the product.", "The Ultimate Carnivore Diet Plan", 60),
  description: copy(
    "One or two sentences about the product.",
    "A personalized plan for 30 days, made from your own answers.",
    200,
  ),
  mode: z.literal("payment").meta({
    description: "A one-time payment. Subscriptions aren't supported.",
    examples: ["payment"],
  }),
  price: copy("The price that visitors see. The server decides what is charged.", "$29.99", 16),
  terms: copy("A few words below the price.", "One-time payment. Lifetime access.", 60),
  button: z
    .strictObject({
      buy: copy("The button that opens the payment page.", "Buy Now", 24),
      processing: copy("The same button while it's busy.", "Processing...", 24),
      failed: copy("Shown if the payment can't start.", "Failed to initialize payment", 60),
      secure: copy("A line below the button.", "Secure payment on our payment provider's page", 60),
    })
    .meta({
      description: "The text on and around the button.",
      examples: [{ buy: "Buy Now" }],
    }),
  "ad-consent": Copy.max(MAX_CONSENT, { error: fieldMessages.adConsent({ limit: MAX_CONSENT }) })
    .meta({
      description:
        "Asks visitors who came from an ad whether its network may learn about their purchase. Without this line, no network learns anything. Read docs/privacy.md first.",
      examples: [
        "You may tell the ad network that brought me here that I bought, and for how much.",
      ],
      longest: 120,
    })
    .optional(),
  included: z
    .strictObject({
      title: copy("The headline above the list.", "What's included", 40),
      items: z
        .array(Included)
        .min(1)
        .meta({
          description: "What the buyer gets, one item per line.",
          examples: [[{ icon: "fork-knife", text: "Personalized meal plans" }]],
        }),
    })
    .meta({
      description: "The list of what's included.",
      examples: [{ title: "What's included" }],
    }),
  review: z
    .strictObject({
      label: copy("The words before the name.", "Reviewed by", 40),
      name: copy("Who reviewed the plan.", "Jane Doe, registered dietitian", 80),
      date: z.iso
        .date()
        .refine(isPast, { error: fieldMessages.reviewAhead })
        .meta({ description: "When it was reviewed.", examples: ["2026-11-29"] }),
    })
    .meta({
      description: "An expert who reviewed the plan. Leave it out until there is one.",
      examples: [
        { label: "Reviewed by", name: "Jane Doe, registered dietitian", date: "2026-11-29" },
      ],
    })
    .optional(),
  sources: z
    .strictObject({
      title: copy("The headline above the list.", "Written from published guidelines", 60),
      entries: z
        .array(copy("A guideline.", "WHO guidelines on physical activity, 2020", 120))
        .min(1)
        .meta({
          description: "The guidelines, one per line.",
          examples: [["WHO guidelines on physical activity, 2020"]],
        }),
    })
    .meta({
      description: "The guidelines that the plan is written from.",
      examples: [{ title: "Written from published guidelines" }],
    })
    .optional(),
  "meal-database-recipes": z
    .int()
    .min(0)
    .meta({
      description:
        "How many recipes members find in the meal database. You count them, because the check can't.",
      examples: [60],
      internal: true,
    })
    .optional(),
  faq: z
    .strictObject({
      title: copy("The headline above the questions.", "Frequently asked questions", 40),
      entries: z
        .array(Faq)
        .min(1)
        .meta({
          description: "The questions and their answers.",
          examples: [[{ question: "What will I eat?", answer: "Beef, pork, lamb and eggs." }]],
        }),
    })
    .meta({
      description: "Questions that buyers ask.",
      examples: [{ title: "Frequently asked questions" }],
    }),
  guarantee: z
    .strictObject({
      days: z
        .int()
        .min(MIN_DAYS)
        .max(MAX_DAYS)
        .meta({
          description:
            "For how many days buyers can withdraw and are refunded. The server decides, and each order keeps the days it was bought with.",
          examples: [30],
        })
        .default(DEFAULT_DAYS),
      image: Image.meta({
        description: "A seal or another picture next to the guarantee.",
        examples: ["guarantee"],
      }).optional(),
      title: copy("The guarantee in a few words.", "30-day full money-back guarantee", 60),
      text: copy(
        "The guarantee in a sentence or two.",
        "If it isn't for you, we refund every cent.",
        160,
      ),
    })
    .meta({
      description: "The guarantee that makes buying safe.",
      examples: [{ days: 30, title: "30-day full money-back guarantee" }],
    }),
});
export type Offer = z.output<typeof Offer>;
