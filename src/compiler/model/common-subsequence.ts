/**
 * The longest common subsequence of two lists, as pairs of indices (Wagner and Fischer, "The
 * String-to-String Correction Problem", 1974).
 */
export function commonSubsequence(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let tail = 0;
  while (
    tail < a.length - start &&
    tail < b.length - start &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++;
  const [rows, columns] = [a.length - start - tail, b.length - start - tail];
  // The length of the longest common subsequence from each pair of indices to the ends.
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const isSame = a[start + row] === b[start + column];
      const own = lengths[row];
      if (own)
        own[column] = isSame
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs = Array.from({ length: start }, (_, index): [number, number] => [index, index]);
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (a[start + row] === b[start + column]) pairs.push([start + row++, start + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  for (let index = tail; index > 0; index--) pairs.push([a.length - index, b.length - index]);
  return pairs;
}
