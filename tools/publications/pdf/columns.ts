/**
 * The widths of a table's columns. `natural` is the width that each text would like, `least` the
 * minimum that it needs.
 */
export function columnWidths(natural: number[], least: number[], width: number): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const spare = width - sum(natural);
  // Shares the remaining width equally, so that short texts stay close to their neighbors.
  if (spare >= 0) return natural.map((wide) => wide + spare / natural.length);
  const room = width - sum(least);
  const wishes = natural.map((wide, at) => wide - (least[at] ?? 0));
  return least.map((narrow, at) => narrow + (room * (wishes[at] ?? 0)) / sum(wishes));
}
