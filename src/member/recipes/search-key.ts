/** Where a tab keeps what is searched for. */
export const searchKey = (userId: string | undefined) => `member:${userId ?? "team"}:recipe-search`;
