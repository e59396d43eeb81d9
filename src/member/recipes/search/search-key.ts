/** The storage key of a tab's search term. */
export const searchKey = (userId: string | undefined) => `member:${userId ?? "team"}:recipe-search`;
