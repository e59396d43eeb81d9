/** The meats that the quiz asks about one by one. */
export const MEATS = ["pork", "beef", "chicken", "duck", "turkey", "lamb"] as const;

/** What can be on a plate, as members leave it out and as `data-contains` lists it. */
export const CONTENTS = [...MEATS, "fish", "seafood", "egg", "dairy", "organ"] as const;
export type Content = (typeof CONTENTS)[number];

/** What members can leave out besides what the quiz asks about, for example because of an allergy. */
export const EXCLUDABLE = ["egg", "dairy", "fish", "seafood"] as const satisfies Content[];

const meats: ReadonlySet<Content> = new Set(MEATS);

export const isMeat = (content: Content): boolean => meats.has(content);

export const isFishOrSeafood = (content: Content): boolean =>
  content === "fish" || content === "seafood";
