/** More than the cores: browsers often wait. */
const AT_ONCE = 4;

/** Does something with each index below `count`, a few at once. */
export async function inParallel(
  count: number,
  act: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
