/** How wide the columns of a table are, when their texts would like to be `natural` wide and cannot be narrower than `least`. */
export function columnWidths(natural: number[], least: number[], width: number): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const spare = width - sum(natural);
  // room left over goes to all alike: text that is short stays near its neighbour
  if (spare >= 0) return natural.map((wide) => wide + spare / natural.length);
  const room = width - sum(least);
  const wishes = natural.map((wide, at) => wide - (least[at] ?? 0));
  return least.map((narrow, at) => narrow + (room * (wishes[at] ?? 0)) / sum(wishes));
}
