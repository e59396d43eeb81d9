/**
 * A function of a step, along with the fields that it reads. Conditions in other fields can't affect
 * its result.
 */
export interface FromFields<S, Rest extends unknown[], Result> {
  (step: S, ...rest: Rest): Result;
  reads: readonly (keyof S & string)[];
}

/** Declares the fields that a function of a step reads. It can't read any others. */
export function fromFields<S, Field extends keyof S & string, Rest extends unknown[], Result>(
  reads: readonly Field[],
  compute: (fields: Pick<S, Field>, ...rest: Rest) => Result,
): FromFields<S, Rest, Result> {
  return Object.assign((step: S, ...rest: Rest) => compute(step, ...rest), { reads });
}
