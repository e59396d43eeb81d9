/** The meats that the quiz asks about one by one. */
export const MEATS = ["pork", "beef", "chicken", "duck", "turkey", "lamb"] as const;

export type Meat = (typeof MEATS)[number];

/** The contents of a plate, as members leave them out and as `data-contains` lists them. */
export const CONTENTS = [...MEATS, "fish", "seafood", "egg", "dairy", "organ"] as const;
export type Content = (typeof CONTENTS)[number];

/** Traits of foods that rules can limit, besides what is on a plate. Members don't see them as a list. */
export const TRAITS = ["cured", "oily", "mercury", "ready-to-eat"] as const;
export type Trait = (typeof TRAITS)[number];
export type ContentOrTrait = Content | Trait;

/**
 * The contents that members can leave out besides those that the quiz asks about, for example
 * because of an allergy.
 */
export const EXCLUDABLE = ["egg", "dairy", "fish", "seafood"] as const satisfies Content[];

const meats: ReadonlySet<ContentOrTrait> = new Set(MEATS);

const contents: ReadonlySet<ContentOrTrait> = new Set(CONTENTS);

export const isContent = (one: ContentOrTrait): one is Content => contents.has(one);

export const isMeat = (content: ContentOrTrait): boolean => meats.has(content);

export const isFishOrSeafood = (content: ContentOrTrait): boolean =>
  content === "fish" || content === "seafood";
