/**
 * Loads a part that only counts or asks for consent. Content blockers drop such files, so nothing
 * may import them directly, wait for them, or fail without them. Returns a function that uses the
 * part once it's there, or never.
 */
export function loadIfAllowed<Part>(
  load: () => Promise<Part>,
): (use: (part: Part) => void) => void {
  const loading = load().catch(() => undefined);
  return (use) => void loading.then((part) => part && use(part));
}
