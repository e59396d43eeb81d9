/**
 * Runs `work` for each item, at most `most` at a time. Returns the outcomes in the order of the
 * items.
 */
export async function atMostAtOnce<Item, Made>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<PromiseSettledResult<Made>[]> {
  const outcomes: PromiseSettledResult<Made>[] = [];
  // The workers take turns: each item goes to one of them.
  const queue = items.entries();
  const worker = async () => {
    for (const [at, item] of queue) {
      const [outcome] = await Promise.allSettled([Promise.resolve(item).then(work)]);
      outcomes[at] = outcome;
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return outcomes;
}
