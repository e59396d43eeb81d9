/** More than the cores: browsers often wait. */
const AT_ONCE = 4;

/**
 * Does something with each index below `count`, a few at once, and collects the problems. An error is
 * one, too.
 */
export async function collectProblems(
  count: number,
  find: (index: number) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      problems.push(...(await find(index).catch((error) => [`${index}: ${error}`])));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}
