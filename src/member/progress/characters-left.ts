export const MAX_CHARACTERS = 2000;
const FEW = 200;
const STEPS_TO_HEAR = [0, 10, 50, 100, FEW];

/**
 * The number of characters that still fit, once few are left: as text to read, and as text for
 * screen readers, which changes less often.
 */
export function charactersLeft(text: string): { read: string; heard: string } | undefined {
  const left = Math.max(MAX_CHARACTERS - text.length, 0);
  const step = STEPS_TO_HEAR.find((most) => left <= most);
  if (step === undefined) return undefined;
  return { read: words(left), heard: step === 0 ? words(0) : `At most ${words(step)}` };
}

function words(count: number): string {
  return count === 0
    ? "No characters left"
    : `${count} ${count === 1 ? "character" : "characters"} left`;
}
