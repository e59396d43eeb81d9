/** Runs the work for each item, with limited concurrency. `work` must not reject. */
export async function runConcurrently<Item>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers take from one iterator.
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
