/** Adds or removes an exercise's tick. The result is in workout order. */
export function withTick(ticked: readonly number[], index: number, isDone: boolean): number[] {
  const others = ticked.filter((other) => other !== index);
  return [...new Set(isDone ? [...others, index] : others)].sort((a, b) => a - b);
}

/**
 * The number of a workout's exercises that are ticked. Ticks of exercises that no longer exist
 * don't count.
 */
export function countDone(ticked: readonly number[], exercises: readonly unknown[]): number {
  return exercises.filter((_, index) => ticked.includes(index)).length;
}
