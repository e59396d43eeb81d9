/**
 * Caches a computation by a funnel or a part of one, because several checks need the same result.
 */
export function memoizeByFunnel<From extends object, T>(
  compute: (from: From) => T,
): (from: From) => T {
  const known = new WeakMap<From, { value: T }>();
  return (from) => {
    const before = known.get(from);
    if (before) return before.value;
    const value = compute(from);
    known.set(from, { value });
    return value;
  };
}
