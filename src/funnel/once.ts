import type { Funnel } from "./read-funnel.ts";

/** What follows from a funnel, computed once for each: every check asks for the same. */
export function once<T>(compute: (funnel: Funnel) => T): (funnel: Funnel) => T {
  const known = new WeakMap<Funnel, { value: T }>();
  return (funnel) => {
    const before = known.get(funnel);
    if (before) return before.value;
    const value = compute(funnel);
    known.set(funnel, { value });
    return value;
  };
}
