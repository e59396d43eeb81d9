/** `{goals}` or, with words for when nothing was answered, `{goals|reach your goal}`. */
const PLACEHOLDER = /\{([^{}|]+)(?:\|([^{}]*))?\}/g;

export interface Placeholder {
  name: string;
  fallback?: string | undefined;
}

export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = "", fallback]) => ({
    name: name.trim(),
    fallback,
  }));
}

/** The text with every placeholder replaced; `find` answers undefined where there is nothing to say. */
export function fillPlaceholders(text: string, find: (name: string) => string | undefined): string {
  return text.replace(
    PLACEHOLDER,
    (_, name: string, fallback = "") => find(name.trim()) ?? fallback,
  );
}
