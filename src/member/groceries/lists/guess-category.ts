import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";

// The last known word decides: lamb fat is a fat, beef broth is a drink, and beef tomatoes are
// neither.
const WORDS: Record<GroceryCategory, string> = {
  Proteins:
    "anchovy bacon beef bison brie brisket burger cheddar cheese chicken chop chorizo clam cod crab cutlet duck egg feta filet fillet fish flank goat goose gouda haddock halloumi ham heart herring kidney lamb lobster liver loin mackerel meat mince mozzarella mussel mutton octopus oxtail oyster pancetta paneer parmesan pork prawn prosciutto quail rabbit rib ribeye ricotta roast salami salmon sardine sausage scallop shank shoulder shrimp sirloin squid steak tenderloin thigh tongue trotter trout tuna turkey veal venison wing",
  "Fats & Oils":
    "butter cream dripping fat ghee lard margarine marrow mayonnaise oil schmaltz shortening suet tallow",
  Seasonings:
    "allspice basil bay cardamom cayenne chili cinnamon clove coriander cumin curry dill fennel garlic ginger marjoram mint mustard nutmeg oregano paprika parsley pepper peppercorn rosemary saffron sage salt seasoning spice sumac tarragon thyme turmeric vanilla vinegar",
  Beverages:
    "ale beer brandy broth cider coffee juice kefir kombucha milk soda stock stout tea water wine",
  Other: "bean bread chestnut cube flour noodle pasta pastry potato powder rice sauce tomato",
};
const CATEGORY_OF = new Map(
  GROCERY_CATEGORIES.flatMap((category) =>
    WORDS[category].split(" ").map((word) => [word, category] as const),
  ),
);

// Sardines in water aren't a drink, and garlic powder is still a seasoning.
const ASIDE = /\s(?:in|with|without|from|for)\s|[,(]/;
const NO_SPICE = /\b(?:bell|sweet|red|green|yellow|orange) peppers?$/;
const OF_SPICE = /\b(?:powder|flakes?|seeds?|lea(?:f|ves)|clo(?:ve|ves))$/;

/** Guesses the category of an item from its words; "Other" if none is known. */
export function guessCategory(name: string): GroceryCategory {
  const what = (name.toLowerCase().split(ASIDE)[0] ?? "").trim();
  if (NO_SPICE.test(what)) return "Other";
  const words = what.replace(OF_SPICE, "").match(/[a-z]+/g) ?? [];
  const known = words.map(singular).findLast((word) => CATEGORY_OF.has(word));
  return CATEGORY_OF.get(known ?? "") ?? "Other";
}

function singular(word: string): string {
  return (
    [word, word.replace(/ies$/, "y"), word.replace(/es$/, ""), word.replace(/s$/, "")].find(
      (form) => CATEGORY_OF.has(form),
    ) ?? word
  );
}
