/** `{goals}` or, with a fallback for a missing answer, `{goals|reach your goal}`. */
const PLACEHOLDER = /\{([^{}|]+)(?:\|([^{}]*))?\}/g;

export interface Placeholder {
  name: string;
  fallback?: string | undefined;
}

export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = "", fallback]) => ({
    name: name.trim(),
    fallback,
  }));
}

/** Replaces every placeholder in a text. `find` returns undefined if there's no value. */
export function fillPlaceholders(text: string, find: (name: string) => string | undefined): string {
  return text.replace(
    PLACEHOLDER,
    (_, name: string, fallback = "") => find(name.trim()) ?? fallback,
  );
}
