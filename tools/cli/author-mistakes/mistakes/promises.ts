import { productParts } from "#compiler/model/product-parts.ts";
import { formatMessages, offerMessages, routeMessages } from "../compiler-messages.ts";
import { type Edit, inFile, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

const parts = Object.keys(productParts);
const countable = parts.filter((part) => productParts[part]?.count);

/** Writes the only line of what's included. */
function editIncluded(line: string): Edit {
  return inFile(
    "offer.yaml",
    { insteadOf: "included" },
    `included: { title: Included, items: [{ icon: bed, ${line} }] }`,
  );
}

export const promiseMistakes: Mistake[] = [
  {
    name: "mistypes what keeps a promise",
    yaml: editIncluded("text: Rest, kept-by: comunity"),
    expected: [
      {
        at: "funnel/offer.yaml:8:72",
        message: offerMessages.unknownKeeper({ keeper: "comunity", parts, meant: "community" }),
      },
    ],
  },
  {
    name: "has a promise kept by something that the check doesn't know",
    yaml: editIncluded("text: Rest, kept-by: us"),
    expected: [
      {
        at: "funnel/offer.yaml:8:72",
        message: offerMessages.unknownKeeper({ keeper: "us", parts }),
      },
    ],
  },
  {
    name: "has a promise kept by a page that doesn't exist",
    yaml: editIncluded("text: Rest, kept-by: /trems"),
    expected: [
      { at: "funnel/offer.yaml:8:72", message: routeMessages.brokenLink({ to: "/trems" }) },
    ],
  },
  {
    name: "has a promise kept by a link that isn't secure",
    yaml: editIncluded('text: Rest, kept-by: "http://example.com"'),
    expected: [{ at: "funnel/offer.yaml:8:72", message: formatMessages.address }],
  },
  {
    name: "promises more meals than the program has",
    isOnlyWarning: true,
    yaml: [withProgram, editIncluded("text: 10+ meals, kept-by: meals")],
    expected: [
      {
        at: "funnel/offer.yaml:8:57",
        message: offerMessages.tooFew({
          written: "10+",
          part: "meals",
          count: 4,
          missing: 6,
          where: "funnel/program/meals.yaml",
        }),
      },
    ],
  },
  {
    name: "promises more recipes than the check can count",
    isOnlyWarning: true,
    yaml: [withProgram, editIncluded("text: 50+ recipes, kept-by: recipes")],
    expected: [
      {
        at: "funnel/offer.yaml:8:57",
        message: offerMessages.uncountedRecipes({ written: "50+", meals: 4 }),
      },
    ],
  },
  {
    name: "promises guides, but the program has none",
    isOnlyWarning: true,
    yaml: [withProgram, editIncluded("text: Guides, kept-by: guides")],
    expected: [
      {
        at: "funnel/offer.yaml:8:74",
        message: offerMessages.emptyPart({
          part: "guides",
          where: "funnel/program/resources.yaml",
        }),
      },
    ],
  },
  {
    name: "promises a number that nothing counts",
    isOnlyWarning: true,
    yaml: [withProgram, editIncluded("text: 50+ recipes")],
    expected: [
      {
        at: "funnel/offer.yaml:8:57",
        message: offerMessages.uncheckedNumber({ written: "50+", parts: countable }),
      },
    ],
  },
  {
    name: "promises a review without saying who reviewed it",
    isOnlyWarning: true,
    yaml: editIncluded("text: Reviewed by an expert, kept-by: review"),
    expected: [{ at: "funnel/offer.yaml:8:89", message: offerMessages.reviewWithoutName }],
  },
  {
    name: "promises a community without a link to one",
    isOnlyWarning: true,
    yaml: editIncluded("text: Our community, kept-by: community"),
    expected: [{ at: "funnel/offer.yaml:8:81", message: offerMessages.communityWithoutLink }],
  },
  {
    name: "forgets to remove the note about a promise that is kept by now",
    isOnlyWarning: true,
    yaml: [withProgram, editIncluded("text: 4 meals, kept-by: meals, not-yet: Coming in May.")],
    expected: [{ at: "funnel/offer.yaml:8:82", message: offerMessages.alreadyKept }],
  },
];
