/** What came of each piece of work, in the order of the items; no more than `most` are under way at a time. */
export async function atMostAtOnce<Item, Made>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<PromiseSettledResult<Made>[]> {
  const outcomes: PromiseSettledResult<Made>[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      const [outcome] = await Promise.allSettled([Promise.resolve(items[at] as Item).then(work)]);
      outcomes[at] = outcome;
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return outcomes;
}
