/** What follows from a funnel, or from a part of it, computed once for each: every check asks for the same. */
export function once<From extends object, T>(compute: (from: From) => T): (from: From) => T {
  const known = new WeakMap<From, { value: T }>();
  return (from) => {
    const before = known.get(from);
    if (before) return before.value;
    const value = compute(from);
    known.set(from, { value });
    return value;
  };
}
