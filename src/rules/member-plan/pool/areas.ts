/** The areas of the body that the quiz asks about. */
export const AREAS = ["arms", "chest", "back", "belly", "butt", "legs"] as const;
export type Area = (typeof AREAS)[number];
