/**
 * An email address in a tag of a link. Also with blanks around its `@`, and one that was encoded more
 * than once. `@janedoe` is none.
 */
export const ADDRESS_IN_TAG = /[^\s@]@[^\s@]|[^\s@] ?@ ?[^\s@]+\.|%(25)*40/;
