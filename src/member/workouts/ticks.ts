/** With an exercise ticked off, or not any more; in the order of the workout. */
export function withTick(ticked: readonly number[], index: number, isDone: boolean): number[] {
  const others = ticked.filter((other) => other !== index);
  return [...new Set(isDone ? [...others, index] : others)].sort((a, b) => a - b);
}

/** How many of a workout's exercises are ticked off. A tick of an exercise that is there no more does not count. */
export function countDone(ticked: readonly number[], exercises: readonly unknown[]): number {
  return exercises.filter((_, index) => ticked.includes(index)).length;
}
