/**
 * Aligns rows in columns. The last column isn't padded. `right` lists the numeric columns, which
 * are aligned to the right.
 */
export function table(rows: string[][], right: number[] = []): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        right.includes(column)
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}
