/**
 * Returns ` Did you mean "sleep"?`, or an empty string if no known word is similar. It starts with
 * a space, so that it can follow a sentence.
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  return suggest(nearest(word, known));
}

/** The words that a message needs for a suggestion. */
export interface Suggestion {
  /** The known word that was probably meant. */
  meant?: string | undefined;
}

/** The sentence about the word that was probably meant, or `otherwise` if there's none. */
export function suggest(meant: string | undefined, otherwise = ""): string {
  return meant === undefined ? otherwise : ` Did you mean "${meant}"?`;
}

/** The known word closest to a mistyped one. Undefined if none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const near = [...known].flatMap((candidate) => {
    const most = mostEdits(word, candidate);
    if (Math.abs(word.length - candidate.length) > most) return [];
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    return distance <= most ? [{ candidate, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
}

/**
 * A word of one or two letters is close to every other, so it only matches itself in another case.
 */
function mostEdits(word: string, candidate: string): number {
  return Math.floor(Math.max(word.length, candidate.length) / 3);
}

/** Such as `"A", "B", or "C"`. */
export function joinWithOr(words: Iterable<string>): string {
  return joinWords(words, "or");
}

/** Such as `"A", "B", and "C"`. */
export function joinWithAnd(words: Iterable<string>): string {
  return joinWords(words, "and");
}

function joinWords(words: Iterable<string>, last: string): string {
  const quoted = [...words].map((word) => `"${word}"`);
  if (quoted.length < 3) return quoted.join(` ${last} `);
  return `${quoted.slice(0, -1).join(", ")}, ${last} ${quoted.at(-1)}`;
}

/**
 * Damerau-Levenshtein distance (optimal string alignment): counts added, dropped, and changed
 * letters, and swapped neighbors.
 */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + change);
      rows[i]?.push(swapped ? Math.min(best, cell(i - 2, j - 2) + 1) : best);
    }
  }
  return cell(a.length, b.length);
}
