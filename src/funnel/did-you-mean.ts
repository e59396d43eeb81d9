/** ` Did you mean "sleep"?`, or nothing where no known word is near. Begins with a space, to follow a sentence. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = [...known]
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)))
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest ? ` Did you mean "${nearest.candidate}"?` : "";
}

/** `"A", "B" or "C"` */
export function oneOf(words: Iterable<string>): string {
  const quoted = [...words].map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

/** Damerau-Levenshtein distance (optimal string alignment): letters added, dropped, changed, or two neighbours swapped. */
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
