/** Where the browser keeps the saved lists, the one that is being worked on, and what is being typed. */
export const LISTS_KEY = "groceryLists";
export const DRAFT_KEY = "groceryDraft";
export const TYPED_KEY = "groceryItem";
