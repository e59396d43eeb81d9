const NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * True if a query uses a word such as `constructor`, which the API would find as an operator on
 * every object. None of our tables or columns has such a name.
 */
export function holdsPrototypeName(query: URLSearchParams): boolean {
  return [...query].flat().some((text) => text.split(/\W+/).some((word) => NAMES.has(word)));
}
